import encryption from '@adonisjs/core/services/encryption'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import type Candidate from '#api/candidates/models/candidate'
import { rowsOf, type Section } from '#api/candidates/sections/sections'
import { waitsForApproval } from '#api/candidates/updates/ask_for_update'
import { UNDO_MINUTES } from '#api/candidates/candidate_facts'

const purpose = 'restore-row'

type Removed = {
  candidateId: number
  relation: Section['relation']
  row: Record<string, any> & { id: number }
  /** Projects that were done at this employment. */
  projects: number[]
  /** Companies could trust the row, so it may come back as it was without anybody looking at it. */
  approved: boolean
}

/**
 * A removed row, sealed so that only its candidate can put it back, only unchanged and only for a while. It travels
 * with the answer: what is removed is in no table.
 */
export async function sealRow(
  trx: TransactionClientContract,
  candidate: Candidate,
  { relation }: Section,
  row: { id: number; toObject(): Record<string, any> }
): Promise<string> {
  const { createdAt: _, updatedAt: __, tool: ___, $extras: ____, ...columns } = row.toObject()
  const projects =
    relation === 'employments'
      ? await trx.from('projects').where('employment_id', row.id).select('id')
      : []
  const removed: Removed = {
    candidateId: candidate.id,
    relation,
    row: columns as Removed['row'],
    projects: projects.map(({ id }) => id),
    approved: waitsForApproval(candidate),
  }
  return encryption.encrypt(removed, { purpose, expiresIn: `${UNDO_MINUTES}m` })
}

/** Puts a removed row back where it was, at once: the same row that was live is no edit. */
export async function unsealRow(
  trx: TransactionClientContract,
  candidate: Candidate,
  section: Section,
  sealed: string
) {
  const removed = encryption.decrypt<Removed>(sealed, purpose)
  if (
    !removed ||
    removed.candidateId !== candidate.id ||
    removed.relation !== section.relation ||
    (section.checked && waitsForApproval(candidate) && !removed.approved)
  )
    throw new Refusal(
      sentence('This {one} can no longer be restored; add it again', { one: section.one })
    )
  const { row, projects } = removed
  if (await rowsOf(candidate, section).where('id', row.id).first())
    throw new Refusal(sentence('This {one} is back already', { one: section.one }))
  await candidate.related(section.relation as 'employments').create(row)
  await trx
    .from('projects')
    .whereIn('id', projects)
    .where('candidate_id', candidate.id)
    .whereNull('employment_id')
    .update({ employment_id: row.id })
  return rowsOf(candidate, section).where('id', row.id).firstOrFail()
}
