import db from '@adonisjs/lucid/services/db'
import { errors } from '@adonisjs/lucid'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence } from '#api/languages/sentence'
import { lockRow } from '#api/http/in_transaction'
import { Refusal } from '#api/http/refusal'
import type CompanyMember from '#api/companies/models/company_member'
import { visibleTo } from '#api/talent/visible_candidates'
import SavedList from '#api/talent/models/saved_list'
import SavedProfile from '#api/talent/models/saved_profile'
import { talentLimits } from '#api/talent/talent_facts'

type Input = { list?: string | null; note?: string | null }

/** Keeps a candidate for the whole team. Saved again, only what was sent changes; two clicks at once make one row. */
export async function saveProfile(
  member: CompanyMember,
  { devId, ...input }: Input & { devId: number }
) {
  return db.transaction(async (trx) => {
    await visibleTo(member, trx).where('candidates.id', devId).firstOrFail()
    await trx.rawQuery(
      'insert into saved_profiles (company_id, candidate_id, saved_by) values (?, ?, ?) on conflict (company_id, candidate_id) do nothing',
      [member.companyId, devId, member.userId]
    )
    return change(trx, member, devId, input)
  })
}

/** Moves a kept candidate to another list, or changes the note. */
export async function changeSavedProfile(member: CompanyMember, devId: number, input: Input) {
  return db.transaction((trx) => change(trx, member, devId, input))
}

/** Lets a candidate go; returns how many are left. */
export async function unsaveProfile(member: CompanyMember, devId: number) {
  const removed = await db
    .from('saved_profiles')
    .where({ company_id: member.companyId, candidate_id: devId })
    .delete()
  if (Number(removed) === 0) throw new errors.E_ROW_NOT_FOUND()
}

/** Says who are first on the shortlist, and in which order. */
export async function orderTopShortlist(member: CompanyMember, devIds: number[]) {
  await db.transaction(async (trx) => {
    // one order at a time: two at once would meet in the places
    await trx.rawQuery('select id from companies where id = ? for no key update', [
      member.companyId,
    ])
    const saved = await SavedProfile.query({ client: trx })
      .where('company_id', member.companyId)
      .whereIn('candidate_id', devIds)
    if (saved.length < devIds.length)
      throw new Refusal('Only saved profiles can be on the shortlist; save it first', {
        status: 404,
        code: 'E_NOT_FOUND',
        field: 'devIds',
      })
    await trx
      .from('saved_profiles')
      .where('company_id', member.companyId)
      .whereNotNull('top_position')
      .update({ top_position: null })
    for (const [index, devId] of devIds.entries())
      await trx
        .from('saved_profiles')
        .where({ company_id: member.companyId, candidate_id: devId })
        .update({ top_position: index + 1 })
  })
}

/** Adds a list; the name is unique in the company, whatever its case. */
export async function addList(member: CompanyMember, name: string) {
  return db.transaction(async (trx) => {
    await assertRoomForList(trx, member)
    return SavedList.create(
      { companyId: member.companyId, name, createdBy: member.userId },
      { client: trx }
    )
  })
}

/** Under the lock of the company, so that lists made at once are counted one after another. */
async function assertRoomForList(
  trx: TransactionClientContract,
  { companyId }: Pick<CompanyMember, 'companyId'>
) {
  await lockRow(trx, 'companies', companyId, 'no key update')
  const { rows } = await trx.rawQuery(
    'select count(*) as lists from saved_lists where company_id = ?',
    [companyId]
  )
  if (rows[0].lists >= talentLimits.lists.max)
    throw new Refusal(
      sentence('You already have {max} lists; delete one that you no longer need', {
        max: talentLimits.lists.max,
      })
    )
}

async function change(
  trx: TransactionClientContract,
  member: CompanyMember,
  devId: number,
  { list, note }: Input
) {
  // first the company, then its row, as where the shortlist is ordered
  const listId = typeof list === 'string' ? await listOf(trx, member, list) : list
  const saved = await SavedProfile.query({ client: trx })
    .where({ companyId: member.companyId, candidateId: devId })
    .forUpdate()
    .firstOrFail()
  if (listId !== undefined) saved.listId = listId
  if (note !== undefined) saved.note = note
  await saved.save()
  return saved
}

/** A list by id, or by name; a new name makes a list. */
async function listOf(trx: TransactionClientContract, member: CompanyMember, list: string) {
  if (/^[1-9]\d{0,14}$/.test(list))
    return (
      await SavedList.query({ client: trx })
        .where({ id: Number(list), companyId: member.companyId })
        .firstOrFail()
    ).id
  const named = () =>
    SavedList.query({ client: trx })
      .where('company_id', member.companyId)
      .whereRaw('lower(name) = lower(?)', [list])
  const known = await named().first()
  if (known) return known.id
  await assertRoomForList(trx, member)
  await trx.rawQuery(
    'insert into saved_lists (company_id, name, created_by) values (?, ?, ?) on conflict (company_id, lower(name)) do nothing',
    [member.companyId, list, member.userId]
  )
  return (await named().firstOrFail()).id
}
