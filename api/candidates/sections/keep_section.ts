import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence, type Sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import { inSavepoint } from '#api/http/in_transaction'
import type Candidate from '#api/candidates/models/candidate'
import { blockEmployers } from '#api/candidates/control/block_employers'
import { refreshExperience } from '#api/candidates/experience'
import { refreshProgress } from '#api/candidates/progress'
import { rowsOf, type Section } from '#api/candidates/sections/sections'
import { waitsForApproval } from '#api/candidates/updates/ask_for_update'
import {
  askToAdd,
  askToChange,
  countAdded,
  withdrawRow,
} from '#api/candidates/updates/checked_rows'
import { sealRow, unsealRow } from '#api/candidates/sections/restore_row'
import { insertRow, replaceRow } from '#api/candidates/sections/write_section'

/** Adds a row at the end of a section; of an approved profile's checked parts, once it is approved. */
export function addToSection(candidate: Candidate, section: Section, input: Record<string, any>) {
  return changing(candidate, section, async (trx) => {
    await assertKnown(trx, candidate, input)
    await assertRoom(trx, candidate, section)
    return isChecked(candidate, section)
      ? askToAdd(trx, candidate, section, input)
      : insertRow(candidate, section, input)
  })
}

/** Puts what was sent in the place of a row; what was left out becomes empty. */
export function changeInSection(
  candidate: Candidate,
  section: Section,
  id: number,
  input: Record<string, any>
) {
  return changing(candidate, section, async (trx) => {
    await assertKnown(trx, candidate, input)
    return section.checked && (isChecked(candidate, section) || id < 0)
      ? askToChange(trx, candidate, section, id, input)
      : replaceRow(candidate, section, id, input)
  })
}

/** Takes a row off the profile at once: what is gone needs no check. Returns what a live one can be put back by. */
export function removeFromSection(candidate: Candidate, section: Section, id: number) {
  return changing(candidate, section, async (trx) => {
    if (section.checked) await withdrawRow(trx, candidate, section, id)
    if (id < 0) return null
    const row = await rowsOf(candidate, section).where('id', id).firstOrFail()
    const sealed = await sealRow(trx, candidate, section, row)
    await row.delete()
    return sealed
  })
}

/** Undoes a removal: the row is back as it was, at once. */
export function restoreToSection(candidate: Candidate, section: Section, sealed: string) {
  return changing(candidate, section, async (trx) => {
    await assertRoom(trx, candidate, section)
    return unsealRow(trx, candidate, section, sealed)
  })
}

/** Puts a section in the order of the ids, which must be all of them. */
export function orderSection(candidate: Candidate, section: Section, named: number[]) {
  // what is not live yet has no place to keep
  const ids = section.checked ? named.filter((id) => id > 0) : named
  return changing(candidate, section, async () => {
    const own = await rowsOf(candidate, section)
    if (own.length !== ids.length || !own.every(({ id }) => ids.includes(id)))
      throw new Refusal(
        sentence('The order must name each of your {many} once; reload the list', {
          many: section.many,
        }),
        { status: 422, field: 'ids' }
      )
    for (const row of own) await row.merge({ position: ids.indexOf(row.id) }).save()
  })
}

async function assertRoom(trx: TransactionClientContract, candidate: Candidate, section: Section) {
  const own =
    (await rowsOf(candidate, section)).length +
    (section.checked ? await countAdded(trx, candidate, section) : 0)
  if (own >= section.limit)
    throw new Refusal(
      sentence('A profile can have {limit} {many}; remove one before you add another', {
        limit: section.limit,
        many: section.many,
      })
    )
}

const isChecked = (candidate: Candidate, { checked }: Section) =>
  checked !== undefined && waitsForApproval(candidate)

/** One change of a profile at a time; what is derived from it follows in the same transaction. */
function changing<T>(
  candidate: Candidate,
  { relation }: Section,
  change: (trx: TransactionClientContract) => Promise<T>
): Promise<T> {
  return inSavepoint(candidate, async (trx) => {
    await trx.from('candidates').where('id', candidate.id).forUpdate().select('id')
    const result = await change(trx)
    if (relation === 'employments') {
      await refreshExperience(trx, candidate.id)
      await blockEmployers(trx, candidate.id)
    }
    candidate.progress = (await refreshProgress(trx, candidate.id)).progress
    return result
  })
}

/** Rows hold ids in lists, which no foreign key guards, and an employment must be the candidate's own. */
async function assertKnown(
  trx: TransactionClientContract,
  candidate: Candidate,
  {
    toolId,
    skillIds = [],
    employmentId,
  }: { toolId?: number; skillIds?: number[]; employmentId?: number | null }
) {
  const unknown = (what: Sentence, field: string) =>
    new Refusal(sentence('This {what} is not on our list; choose one from the list', { what }), {
      status: 422,
      field,
    })
  if (toolId && !(await trx.from('tools').where({ id: toolId, status: 'active' }).first()))
    throw unknown(sentence('tool'), 'toolId')
  if (
    skillIds.length &&
    (await trx.from('skills').whereIn('id', skillIds).where('status', 'active').select('id'))
      .length < skillIds.length
  )
    throw unknown(sentence('skill'), 'skillIds')
  if (
    employmentId &&
    !(await candidate.related('employments').query().where('id', employmentId).first())
  )
    throw new Refusal('This is not one of your employments; choose one of them', {
      status: 422,
      field: 'employmentId',
    })
}
