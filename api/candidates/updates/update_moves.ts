import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence, type Sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import { lockRow } from '#api/http/in_transaction'
import { movesOf } from '#api/flow/moves_of'
import { imageKey } from '#api/files/image_url'
import File from '#api/files/models/file'
import User from '#api/accounts/models/user'
import { notify } from '#api/notifications/notify'
import { blockEmployers } from '#api/candidates/control/block_employers'
import { refreshExperience } from '#api/candidates/experience'
import { putPhoto } from '#api/candidates/media/keep_photo'
import { putVideo } from '#api/candidates/media/keep_video'
import { refreshProgress } from '#api/candidates/progress'
import { rowsOf, sections } from '#api/candidates/sections/sections'
import { insertRow, replaceRow } from '#api/candidates/sections/write_section'
import Candidate from '#api/candidates/models/candidate'
import Resume from '#api/candidates/models/resume'
import { labelIn } from '#api/http/choices'
import { checkedParts } from '#api/candidates/candidate_facts'
import ProfileUpdateRequest from '#api/candidates/models/profile_update_request'
import { dropFiles, letGoFiles } from '#api/candidates/updates/ask_for_update'
import { updateFlow } from '#api/candidates/updates/update_flow'

export const updateMoves = movesOf(updateFlow, {
  model: () => ProfileUpdateRequest,
  async under({ candidateId }: ProfileUpdateRequest, trx: TransactionClientContract) {
    await lockRow(trx, 'candidates', candidateId, 'update')
    return Candidate.findOrFail(candidateId, { client: trx })
  },
  changes: {
    /** The new value becomes the profile's. */
    approve: (request, { trx, parent: candidate }) => applyUpdate(trx, request, candidate),
    async reject(request, { trx }, { reason }: { reason: string }) {
      request.reason = reason
      await dropFiles(trx, request)
    },
    withdraw: (request, { trx }) => letGoFiles(trx, request),
  },
  keep(request, { move, by, now }) {
    if (move === 'withdraw') return
    request.decidedBy = by!.id
    request.decidedAt = now
  },
  tell: {
    approve: (request, { trx }) => tell(trx, request, 'approve'),
    reject: (request, { trx }) => tell(trx, request, 'reject'),
  },
})

/** Writes what a request asks for to its profile. Refuses with 409 when what it changes is gone. */
export async function applyUpdate(
  trx: TransactionClientContract,
  request: ProfileUpdateRequest,
  candidate: Candidate
) {
  const { part, input } = request
  const user = await User.findOrFail(candidate.userId, { client: trx })
  if (part === 'name') await user.merge({ firstName: input.fName, lastName: input.lName }).save()
  else if (part === 'headline') await candidate.merge({ headline: input.headline }).save()
  else if (part === 'resume') await makeCurrent(trx, request, candidate)
  else if (part === 'employment' || part === 'certificate') await applyRow(request, candidate)
  else {
    const file = await File.find(request.fileId ?? 0, { client: trx })
    if (!file) throw gone(sentence('file'))
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
  if (!resume) throw gone(sentence('resume'))
  await candidate.merge({ currentResumeId: resume.id }).save()
}

const gone = (what: Sentence) =>
  new Refusal(
    sentence('The {what} that this changes no longer exists; reject the change', { what })
  )

async function tell(
  trx: TransactionClientContract,
  { candidateId, userId, part, reason }: ProfileUpdateRequest,
  action: 'approve' | 'reject'
) {
  const named = [sentence(labelIn(checkedParts, part))]
  const message =
    action === 'approve'
      ? sentence('Your new {part} is approved', { part: named })
      : sentence('Your new {part} was not approved', { part: named })
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
          ? [sentence('{message}: companies see it now.', { message })]
          : [
              sentence('{message}: {reason}', { message, reason }),
              sentence('Companies see your profile as it was. Change it again whenever you like.'),
            ],
      action: { label: sentence('Open your profile'), path: '/candidate/profile' },
    },
  })
}
