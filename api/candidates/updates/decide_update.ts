import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#api/http/refusal'
import { inTransaction } from '#api/http/in_transaction'
import { imageKey } from '#api/files/image_url'
import File from '#api/files/models/file'
import User from '#api/accounts/models/user'
import { notify } from '#api/notifications/notify'
import { blockEmployers } from '#api/candidates/control/block_company'
import { refreshExperience } from '#api/candidates/experience'
import { putPhoto } from '#api/candidates/media/keep_photo'
import { putVideo } from '#api/candidates/media/keep_video'
import { refreshProgress } from '#api/candidates/progress'
import { rowsOf, sections } from '#api/candidates/sections/sections'
import { insertRow, replaceRow } from '#api/candidates/sections/write_section'
import Candidate from '#api/candidates/models/candidate'
import Resume from '#api/candidates/models/resume'
import type ProfileUpdateRequest from '#api/candidates/models/profile_update_request'
import { dropFiles } from '#api/candidates/updates/ask_for_update'
import { profileUpdates } from '#api/candidates/updates/update_states'
import { labelIn } from '#api/http/choices'
import { checkedParts } from '#api/candidates/candidate_facts'

/** Decides about a waiting change, once: of two moderators the second is told that it is decided. The candidate hears of it. */
export async function decideUpdate(
  request: ProfileUpdateRequest,
  action: 'approve' | 'reject',
  admin: User,
  reason: string | null
) {
  await inTransaction(request, async (trx) => {
    const candidate = await Candidate.query({ client: trx })
      .where('id', request.candidateId)
      .forUpdate()
      .firstOrFail()
    await request.refresh()
    const { from, to } = profileUpdates[action]
    if (!(from as readonly string[]).includes(request.status))
      throw new Refusal(`This change is ${request.status} already`)
    const user = await User.findOrFail(candidate.userId, { client: trx })
    if (action === 'approve') await apply(trx, request, candidate, user)
    else await dropFiles(trx, request)
    await request
      .merge({ status: to, reason, decidedBy: admin.id, decidedAt: DateTime.now() })
      .save()
    await tell(trx, request, action, reason)
  })
}

async function apply(
  trx: TransactionClientContract,
  request: ProfileUpdateRequest,
  candidate: Candidate,
  user: User
) {
  const { part, input } = request
  if (part === 'name') await user.merge({ firstName: input.fName, lastName: input.lName }).save()
  else if (part === 'headline') await candidate.merge({ headline: input.headline }).save()
  else if (part === 'resume') await makeCurrent(trx, request, candidate)
  else if (part === 'employment' || part === 'certificate') await applyRow(request, candidate)
  else {
    const file = await File.find(request.fileId ?? 0, { client: trx })
    if (!file) throw gone('file')
    if (part === 'photo') await putPhoto(trx, user, candidate, imageKey(file))
    else await putVideo(trx, candidate, file, request.posterFileId)
  }
  if (part === 'employment') {
    await refreshExperience(trx, candidate.id)
    await blockEmployers(trx, candidate.id)
  }
  await refreshProgress(trx, candidate.id)
}

async function applyRow(
  { part, action, rowId, input }: ProfileUpdateRequest,
  candidate: Candidate
) {
  const section = Object.values(sections).find(({ checked }) => checked === part)!
  if (action === 'add') return insertRow(candidate, section, input)
  if (!(await rowsOf(candidate, section).where('id', rowId!).first())) throw gone(section.one)
  return replaceRow(candidate, section, rowId!, input)
}

async function makeCurrent(
  trx: TransactionClientContract,
  { rowId }: ProfileUpdateRequest,
  candidate: Candidate
) {
  const resume = await Resume.query({ client: trx })
    .where({ id: rowId!, candidateId: candidate.id })
    .whereNull('removed_at')
    .first()
  if (!resume) throw gone('resume')
  await candidate.merge({ currentResumeId: resume.id }).save()
}

const gone = (what: string) =>
  new Refusal(`The ${what} that this changes is not there any more; reject the change`)

async function tell(
  trx: TransactionClientContract,
  { candidateId, userId, part }: ProfileUpdateRequest,
  action: 'approve' | 'reject',
  reason: string | null
) {
  const message =
    action === 'approve'
      ? `Your new ${labelIn(checkedParts, part).toLowerCase()} is approved`
      : `Your new ${labelIn(checkedParts, part).toLowerCase()} was not approved`
  await notify(trx, {
    to: [userId],
    kind: action === 'approve' ? 'profile.update_approved' : 'profile.update_rejected',
    message,
    link: '/candidate/profile',
    devId: candidateId,
    mail: {
      subject: message,
      lines:
        action === 'approve'
          ? [`${message}: companies see it now.`]
          : [
              `${message}: ${reason}`,
              'Companies see your profile as it was. Change it again whenever you like.',
            ],
      action: { label: 'Open your profile', path: '/candidate/profile' },
    },
  })
}
