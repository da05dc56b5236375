import db from '@adonisjs/lucid/services/db'
import { pagination } from '#api/http/pagination'
import { escapeLike } from '#api/taxonomy/suggest'
import { isOpenSql } from '#api/candidates/control/reach'
import { can } from '#api/companies/access/can'
import {
  answersSupport,
  reachedBySql,
  talksWithSql,
  valuesOf,
  type Talker,
} from '#api/chat/chat_access'
import { chatUserSql, hereSql, type ChatUser } from '#api/chat/chat_rows'

export type Friend = ChatUser & { companyName: string | null; headline: string | null }

const nobody = 'select null::bigint as user_id where false'

/** SQL: the ids of those with whom somebody may open a conversation; nobody else is ever found. */
function friendsSql({ user, member }: Talker): string {
  if (user.userType === 'developer')
    // from the companies that they deal with, not from all people of all companies
    return `select m.user_id from company_members m join companies co on co.id = m.company_id and co.is_active
      where m.company_id in (select company_id from applications where candidate_id = :candidate
        union select company_id from contact_unlocks where candidate_id = :candidate and revoked_at is null and expires_at > now())
        and ${talksWithSql(':candidate', 'm.company_id')}`
  if (user.userType === 'admin')
    return answersSupport(user)
      ? `select c.user_id from conversations c where c.kind = 'support'`
      : nobody
  if (!member || !can(member, 'chat').allowed) return nobody
  return `select o.user_id from company_members o where o.company_id = :company and o.status = 'active' and o.user_id <> :user
    union select ca.user_id from candidates ca where ca.id in (select candidate_id from applications where company_id = :company
        union select candidate_id from contact_unlocks where company_id = :company and revoked_at is null and expires_at > now())
      and ${isOpenSql('ca.id')} and ${reachedBySql(member)}`
}

/** SQL: is the conversation with this person (a row of `users`, by its alias) blocked? Then neither reads whether the other is here. */
const blockedSql = (
  u: string
) => `exists (select from conversations b where b.blocked_at is not null and (
    b.kind = 'company' and b.company_id = :company and b.candidate_id = (select bc.id from candidates bc where bc.user_id = ${u}.id)
    or b.kind = 'company' and b.candidate_id = :candidate and exists (select from company_members bm where bm.user_id = ${u}.id and bm.company_id = b.company_id)
    or b.kind = 'colleagues' and b.user_id = least(:user, ${u}.id) and b.colleague_id = greatest(:user, ${u}.id)))`

const seenHereSql = (u: string) => `(${hereSql(u)} and not ${blockedSql(u)})`

/** A page of the people somebody may write to, by name; those who are here now, or whose name holds the words. */
export async function friendsOf(
  talker: Talker,
  {
    page = 1,
    limit = 20,
    search,
    online,
  }: { page?: number; limit?: number; search?: string; online?: boolean } = {}
) {
  const where = [
    `u.status = 'active'`,
    ...(search ? [`u.first_name || ' ' || u.last_name ilike :like`] : []),
    ...(online ? [seenHereSql('u')] : []),
  ].join(' and ')
  const people = `(${friendsSql(talker)}) people join users u on u.id = people.user_id`
  const values = {
    ...valuesOf(talker),
    like: `%${escapeLike(search ?? '')}%`,
    limit,
    offset: (page - 1) * limit,
  } as any
  const [{ rows }, counted] = await Promise.all([
    db.rawQuery(
      `select ${chatUserSql('u')} || jsonb_build_object('here', ${seenHereSql('u')},
         'companyName', (select co.name from company_members m join companies co on co.id = m.company_id where m.user_id = u.id),
         'headline', (select ca.headline from candidates ca where ca.user_id = u.id)) as friend
       from ${people} where ${where} order by u.first_name, u.last_name, u.id limit :limit offset :offset`,
      values
    ),
    db.rawQuery(`select count(*) as total from ${people} where ${where}`, values),
  ])
  return {
    friends: rows.map(({ friend }: { friend: Friend }) => friend) as Friend[],
    pagination: pagination(page, limit, counted.rows[0].total),
  }
}
