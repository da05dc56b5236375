import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { Infer } from '@vinejs/vine/types'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { LanguageCode } from '#api/languages/language_facts'
import { sentence } from '#api/languages/sentence'
import { within } from '#api/http/limiters'
import { assertPerson } from '#api/accounts/captcha'
import { checkProof } from '#api/accounts/proof_of_work'
import { CODE_MINUTES, SIGN_UPS_WAITING } from '#api/accounts/account_facts'
import { AddressTaken } from '#api/accounts/events'
import OneTimeCode from '#api/accounts/models/one_time_code'
import SignUp from '#api/accounts/models/sign_up'
import type User from '#api/accounts/models/user'
import { accountAt } from '#api/accounts/sign_up/unclaimed'
import { countCode, lockAddress } from '#api/accounts/sign_up/sign_up'
import type Job from '#api/jobs/models/job'
import { hello, queueMail } from '#api/notifications/queue_mail'
import { answersTo } from '#api/applications/apply/asked_questions'
import { GUESTS_WAITING, GUEST_HOURS } from '#api/applications/guests/guest_facts'
import { publicJob } from '#api/applications/guests/keep_guest'
import type { guestSendValidator } from '#api/applications/guests/guest_validators'
import GuestApplication from '#api/applications/models/guest_application'

type Form = Infer<typeof guestSendValidator>

/**
 * Keeps what a stranger filled in and mails the code that sends it. Nobody learns whether the address has an account:
 * where it has one, no code goes out that could prove it; its person is told to sign in, and the application waits
 * for them there. Refuses 404 once the job left the public, 422 what the company needs and is missing.
 */
export async function sendGuest(
  { id, jobId }: GuestApplication,
  form: Form,
  ip: string,
  language: LanguageCode
) {
  const job = await publicJob(jobId)
  const answers = answersTo(job, form.answers ?? [])
  await assertPerson('lead', form.captcha, ip)
  if (form.proof) await checkProof(form.proof)
  // only machines fill in what is not shown
  if (form.website?.trim()) return
  const maySend = await within(countCode(form.email))
  await db.transaction(async (trx) => {
    await lockAddress(trx, form.email)
    const guest = await GuestApplication.query({ client: trx })
      .where('id', id)
      .forUpdate()
      .firstOrFail()
    const owner = await accountAt(trx, form.email)
    const signUp = await signUpOf(trx, guest, form, language)
    guest.merge({
      email: form.email,
      coverLetter: form.coverLetter ?? null,
      answers,
      source: form.source ?? {},
      skills: form.skills ?? [],
      signUpId: signUp?.id ?? null,
      userId: owner && maySend && (await mayWait(trx, owner)) ? owner.id : null,
    })
    await guest.save()
    // the file belongs to the account that it waits in, so that it goes with it
    await trx.from('files').where('id', guest.fileId).update({ owner_id: guest.userId })
    if (!maySend) return
    if (!owner) await mailCode(trx, signUp, job)
    else if (guest.userId) await mailWaiting(trx, owner, job)
    else await AddressTaken.dispatch(owner, trx)
  })
}

/** The account that this would become; null where as many wait for the address as may. */
async function signUpOf(
  trx: TransactionClientContract,
  guest: GuestApplication,
  form: Form,
  language: LanguageCode
) {
  const wish = {
    email: form.email,
    firstName: form.fName,
    lastName: form.lName,
    userType: 'developer' as const,
    companyName: null,
    countryCode: form.countryCode ?? 'IN',
    timeZone: form.timeZone ?? 'Asia/Kolkata',
    language,
    inviteId: null,
    // it waits no longer than the application
    expiresAt: guest.expiresAt,
  }
  const known = guest.signUpId
    ? await SignUp.query({ client: trx }).where('id', guest.signUpId).first()
    : null
  // sent again for the same address: a code that is on its way stays good
  if (known?.email === form.email) return known.merge(wish).save()
  await known?.delete()
  const waiting = await SignUp.waiting(form.email).useTransaction(trx).select('id')
  if (waiting.length >= SIGN_UPS_WAITING) return null
  const { rows } = await trx.rawQuery(
    `select nextval(pg_get_serial_sequence('users', 'id'))::bigint as id`
  )
  return SignUp.create(
    {
      ...wish,
      password: null,
      accountId: rows[0].id,
      // proved by the application's own ticket only
      ticketHash: SignUp.newTicket().ticketHash,
    },
    { client: trx }
  )
}

/** Only candidates apply, and nobody fills another's account. */
async function mayWait(trx: TransactionClientContract, owner: User) {
  if (owner.userType !== 'developer') return false
  const waiting = await GuestApplication.query({ client: trx })
    .where('user_id', owner.id)
    .where('expires_at', '>', DateTime.now().toSQL())
    .limit(GUESTS_WAITING)
  return waiting.length < GUESTS_WAITING
}

async function mailCode(trx: TransactionClientContract, signUp: SignUp | null, job: Job) {
  if (!signUp) return
  await queueMail(trx, {
    to: signUp.email,
    language: signUp.language,
    kind: 'account.apply',
    subject: sentence('The code that sends your application for {job}', { job: job.title }),
    lines: [
      hello(signUp),
      sentence(
        'Type this code where you filled in your application for {job} at {company}. It works for {minutes} minutes; the application is sent then, and you have an account to follow it.',
        { job: job.title, company: job.company.name, minutes: CODE_MINUTES }
      ),
    ],
    code: await OneTimeCode.issueCode(trx, signUp, 'verify_email'),
    footer: sentence(
      'You did not apply? Do nothing: nothing is sent, and all of it is deleted within {hours} hours.',
      { hours: GUEST_HOURS }
    ),
  })
}

async function mailWaiting(trx: TransactionClientContract, owner: User, job: Job) {
  await queueMail(trx, {
    userId: owner.id,
    to: owner.email,
    kind: 'account.waiting',
    subject: sentence('Your application for {job} waits for you', { job: job.title }),
    lines: [
      hello(owner),
      sentence(
        'Someone, perhaps you, filled in an application for {job} at {company} without signing in. This address has an account, so nothing was sent.',
        { job: job.title, company: job.company.name }
      ),
      sentence(
        'If it was you, sign in within {hours} hours, check it and send it. If not, do nothing: it is deleted after that.',
        { hours: GUEST_HOURS }
      ),
    ],
    action: { label: sentence('Sign in and look'), path: `/jobs/${job.slug}/apply` },
  })
}
