import db from '@adonisjs/lucid/services/db'
import { can } from '#api/companies/access/can'
import type CompanyMember from '#api/companies/models/company_member'
import { withMarksOfAll } from '#api/candidates/verified_marks'
import SavedList from '#api/talent/models/saved_list'
import SavedProfile from '#api/talent/models/saved_profile'
import { readerOf, unlockedAmong, unlockedSql, visibleSql } from '#api/talent/contact_access'
import { escapeLike } from '#api/taxonomy/suggest'
import { pagination } from '#api/http/pagination'
import { talentLimits, type SavedSort } from '#api/talent/talent_facts'

type Filter = {
  page?: number
  limit?: number
  listId?: number
  search?: string
  sort?: SavedSort
}

/** The profiles that a company keeps and may still see, with their cards. */
function keptBy(companyId: number) {
  return SavedProfile.query()
    .where('saved_profiles.company_id', companyId)
    .whereRaw(
      `exists (select from candidates c join users u on u.id = c.user_id where c.id = saved_profiles.candidate_id and ${visibleSql()})`,
      { company: companyId }
    )
}

const withCards = (query: ReturnType<typeof keptBy>) =>
  query
    .preload('candidate', (candidate) => candidate.withScopes((scopes) => scopes.withCard()))
    .preload('list')
    .preload('saver')

/** SQL: does a saved profile say `:like` as its reader may read it: the name and the headline, masked or not, and the company's own note? */
const foundSql = (seen: string) => `(
  note ilike :like or exists (
    select from candidates c join users u on u.id = c.user_id where c.id = saved_profiles.candidate_id
    and case when ${unlockedSql('c.id', seen)} then c.headline ilike :like or u.first_name || ' ' || u.last_name ilike :like
      else shown_text_of(c.headline, u.first_name, u.last_name) ilike :like or u.first_name ilike :like end))`

/** A page of them, and whose contact is unlocked. */
export async function listSavedProfiles(
  member: CompanyMember,
  { page = 1, limit = 20, listId, search, sort = 'latest' }: Filter
) {
  const query = keptBy(member.companyId)
  const { seen, values } = readerOf(member)
  if (listId) query.where('list_id', listId)
  if (search) query.whereRaw(foundSql(seen), { ...values, like: `%${escapeLike(search)}%` })
  if (sort === 'experience')
    query.orderByRaw(
      '(select experience_years from candidates where candidates.id = saved_profiles.candidate_id) desc'
    )
  if (sort === 'active')
    query.orderByRaw(
      '(select last_active_at from candidates where candidates.id = saved_profiles.candidate_id) desc'
    )
  const list = await withCards(query)
    .orderBy('saved_profiles.id', sort === 'oldest' ? 'asc' : 'desc')
    .paginate(page, limit)
  return {
    ...(await seenBy(member, list.all())),
    pagination: pagination(page, limit, list.total),
  }
}

/** The four to look at first: those that were put there, then the latest. */
export async function topShortlist(
  member: CompanyMember,
  limit: number = talentLimits.topShortlist.max
) {
  const saved = await withCards(keptBy(member.companyId))
    .orderByRaw('top_position asc nulls last, saved_profiles.id desc')
    .limit(limit)
  return seenBy(member, saved)
}

/** How many profiles a company keeps. */
export async function countSaved(companyId: number): Promise<number> {
  const [{ $extras }] = await keptBy(companyId).count('* as total')
  return Number($extras.total)
}

/** A company's lists, with how many each holds. */
export async function listsOf(companyId: number) {
  return SavedList.query()
    .where('company_id', companyId)
    .select('saved_lists.*')
    .select(
      db.raw(
        `(select count(*) from saved_profiles s join candidates c on c.id = s.candidate_id join users u on u.id = c.user_id
          where s.list_id = saved_lists.id and ${visibleSql()}) as profiles`,
        { company: companyId } as never
      )
    )
    .orderByRaw('lower(name)')
    .limit(100)
}

async function seenBy(member: CompanyMember, saved: SavedProfile[]) {
  const ids = saved.map((row) => row.candidateId)
  await withMarksOfAll(saved.map(({ candidate }) => candidate))
  return {
    saved,
    seen: { unlocked: await unlockedAmong(member, ids), saved: new Set(ids) },
  }
}

/** What the dashboard shows of them: the count and the first ten; nothing to those who may not look. */
export async function savedBoard(member: CompanyMember) {
  if (!can(member, 'search').allowed)
    return { count: 0, saved: [], seen: { unlocked: new Set<number>(), saved: new Set<number>() } }
  return { count: await countSaved(member.companyId), ...(await topShortlist(member, 10)) }
}

export type SavedBoard = Awaited<ReturnType<typeof savedBoard>>
