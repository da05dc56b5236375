import db from '@adonisjs/lucid/services/db'
import { Refusal } from '#api/http/refusal'
import type { Device } from '#api/accounts/sign_in/session_token_guard'
import { proveSignUp } from '#api/accounts/sign_up/prove_email'
import User from '#api/accounts/models/user'
import Candidate from '#api/candidates/models/candidate'
import { applyDraft } from '#api/candidates/resume/draft/apply_draft'
import { partsOf } from '#api/candidates/resume/draft/draft_parts'
import { takeIn } from '#api/candidates/resume/keep_resume'
import { applyToJob } from '#api/applications/apply/apply_to_job'
import { removeGuest } from '#api/applications/guests/sweep_guests'
import type Application from '#api/applications/models/application'
import GuestApplication from '#api/applications/models/guest_application'

/**
 * Makes the account of a guest by the code of their mail, in the browser that asked for it, fills the profile from the
 * resume and sends the application. Where that is refused now (the job closed meanwhile) the account stays, and the
 * refusal is returned beside it.
 */
export async function confirmGuest(guest: GuestApplication, code: string, device: Device) {
  if (!guest.signUp)
    throw new Refusal('This code is wrong or no longer works; ask for a new one', {
      status: 422,
      code: 'E_CODE_INVALID',
      field: 'code',
    })
  const opened = await proveSignUp(guest.signUp, code, device, async (trx, { id }) => {
    // every application of this browser for the address, whichever tab is confirmed first
    const mine = await GuestApplication.query({ client: trx })
      .where({ ticketHash: guest.ticketHash, email: guest.signUp.email })
      .select('id', 'fileId')
    const ids = mine.map((each) => each.id)
    await trx.from('guest_applications').whereIn('id', ids).update({ user_id: id })
    await trx
      .from('files')
      .whereIn(
        'id',
        mine.map((each) => each.fileId)
      )
      .update({ owner_id: id })
  })
  const candidate = await Candidate.findByOrFail('userId', opened.session.userId)
  await takeResume(candidate, guest)
  await fillProfile(candidate, guest)
  const placed = await placeGuest(candidate, guest).catch(whyNot)
  return typeof placed === 'string'
    ? { opened, application: null, refusal: placed }
    : { opened, application: placed, refusal: null }
}

/** A rule that says no, in words; anything else is a fault. */
function whyNot(error: { status?: number; code?: string; message: string }): string {
  if (error instanceof Refusal) return error.message
  if (error.status === 422) return 'The company asks other questions now; answer them'
  throw error
}

/** Sends an application that waits in an account, as its person wants now; by all the rules of applying. */
export async function sendWaiting(candidate: Candidate, guest: GuestApplication) {
  await takeResume(candidate, guest)
  return placeGuest(candidate, guest)
}

/** The file is one of the candidate's resumes from here on; once. */
async function takeResume(candidate: Candidate, guest: GuestApplication) {
  await db.transaction(async (trx) => {
    const locked = await GuestApplication.query({ client: trx })
      .where('id', guest.id)
      .forUpdate()
      .firstOrFail()
    locked.resumeId ??= (await takeIn(trx, candidate, locked)).id
    await locked.save()
    guest.resumeId = locked.resumeId
  })
}

/** A new profile begins with what the resume says, but for skills that were taken out of the form. */
async function fillProfile({ id, userId }: Candidate, { parsed, skills }: GuestApplication) {
  if (!parsed) return
  const kept = new Set(skills.map((skill) => skill.toLowerCase()))
  const accept = partsOf(parsed)
    .filter(({ name }) => name !== 'email' && name !== 'fullName')
    .filter(
      ({ target, input }) =>
        target !== 'dev-techskill' || kept.has(String(input.skill).toLowerCase())
    )
    .map(({ name }) => name)
  // read anew: what it writes runs in a transaction of its own
  const [user, candidate] = [await User.findOrFail(userId), await Candidate.findOrFail(id)]
  await applyDraft(user, candidate, parsed, { accept, edits: {}, replace: [] })
}

async function placeGuest(
  { id, userId }: Candidate,
  guest: GuestApplication
): Promise<Application> {
  const [user, candidate] = [await User.findOrFail(userId), await Candidate.findOrFail(id)]
  const { jobId, resumeId, coverLetter, answers, source } = guest
  const application = await applyToJob(user, candidate, {
    jobId,
    resumeId,
    coverLetter,
    answers,
    source,
  })
  await removeGuest(guest.id)
  return application
}
