import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence } from '#api/languages/sentence'
import { notify } from '#api/notifications/notify'
import { adminsWho } from '#api/accounts/admins_who'
import File from '#api/files/models/file'
import { removeFile } from '#api/files/store_upload'
import User from '#api/accounts/models/user'
import type Candidate from '#api/candidates/models/candidate'
import ProfileUpdateRequest, { type Changes } from '#api/candidates/models/profile_update_request'
import { checkedParts, type CheckedPart } from '#api/candidates/candidate_facts'
import { labelIn } from '#api/http/choices'
import { updateFlow } from '#api/candidates/updates/update_flow'
import type { UpdateAction } from '#api/candidates/candidate_facts'

type Ask = {
  part: CheckedPart
  action?: UpdateAction
  rowId?: number | null
  input?: Record<string, unknown>
  changes: Changes
  fileId?: number
}

/** Companies trust what they see of an approved profile, so a change of its checked parts waits. */
export const waitsForApproval = (candidate: Candidate) => candidate.approval === 'approved'

/** The request that waits for a part, or for one row of a list. */
export function waitingFor(
  trx: TransactionClientContract,
  candidate: Candidate,
  part: CheckedPart,
  rowId: number | null = null
) {
  return ProfileUpdateRequest.query({ client: trx })
    .where({ candidateId: candidate.id, part, status: 'pending', action: 'change' })
    .if(rowId !== null, (query) => query.where('row_id', rowId!))
    .forUpdate()
    .first()
}

/** Puts a change before the moderators; a second one of the same part takes the place of the first. */
export async function askForUpdate(
  trx: TransactionClientContract,
  candidate: Candidate,
  { part, action = 'change', rowId = null, input = {}, changes, fileId }: Ask
) {
  await trx.from('candidates').where('id', candidate.id).forUpdate().select('id')
  const ofRow = part === 'employment' || part === 'certificate'
  const waiting =
    action === 'change' ? await waitingFor(trx, candidate, part, ofRow ? rowId : null) : null
  if (waiting) {
    await dropFiles(trx, waiting)
    return waiting
      .merge({ rowId, input, changes, fileId: fileId ?? null, posterFileId: null })
      .save()
  }
  const request = await ProfileUpdateRequest.create(
    {
      candidateId: candidate.id,
      userId: candidate.userId,
      part,
      action,
      rowId,
      input,
      changes,
      fileId: fileId ?? null,
      status: 'pending',
    },
    { client: trx }
  )
  const { fullName } = await User.findOrFail(candidate.userId, { client: trx })
  await notify(trx, {
    to: await adminsWho(trx, 'decide_people'),
    kind: 'profile.update_requested',
    message: sentence('{name} asks for a change of the {part}', {
      name: fullName,
      part: [sentence(labelIn(checkedParts, part))],
    }),
    link: `/admin/profile-update-requests/${request.id}/show`,
    devId: candidate.id,
  })
  return request
}

/** Takes a request back, on the candidate's word or because what it changes is gone. */
export async function withdrawUpdate(
  trx: TransactionClientContract,
  request: ProfileUpdateRequest | null
) {
  if (!request) return
  await letGoFiles(trx, request)
  await request.useTransaction(trx).merge(updateFlow.columns('withdrawn')).save()
}

/** Files that came with a request and are on no profile go with it; a resume stays in its history. */
export async function dropFiles(trx: TransactionClientContract, request: ProfileUpdateRequest) {
  if (request.part === 'resume') return
  const ids = [request.fileId, request.posterFileId].filter((id) => id !== null)
  for (const file of await File.query({ client: trx }).whereIn('id', ids))
    await removeFile(trx, file)
}

/** The same, and the request forgets them. */
export async function letGoFiles(trx: TransactionClientContract, request: ProfileUpdateRequest) {
  await dropFiles(trx, request)
  request.merge({ fileId: null, posterFileId: null })
}
