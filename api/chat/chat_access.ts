import { errors } from '@adonisjs/lucid'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#api/http/refusal'
import { adminMay, adminRights } from '#api/accounts/admin_rights'
import type User from '#api/accounts/models/user'
import { seenSql } from '#api/applications/seen_applications'
import { reachesSql } from '#api/candidates/control/reach'
import Candidate from '#api/candidates/models/candidate'
import { companyRoles, extentOf, type CompanyRole } from '#api/companies/access/company_rights'
import { can } from '#api/companies/access/can'
import CompanyMember from '#api/companies/models/company_member'
import { closedReasons, type ClosedReason, type ConversationKind } from '#api/chat/chat_facts'
import { prepared } from '#api/http/prepared'

// The one place that says who reads a conversation, who may write in it now, and who hears of it: every list, read,
// send, file, search and channel asks here. It is made of the rights table, the rule of reach and the applications
// that a colleague sees, so that a person who loses one of them reads nothing more.

/** Who asks; of a company's person their place in it, of a candidate their profile. */
export type Talker = {
  user: Pick<User, 'id' | 'userType' | 'adminRole'>
  member?: CompanyMember
  candidate?: Pick<Candidate, 'id'>
}

/** The same from a user alone, as channels and links to files have it. */
export async function talkerOf(user: Talker['user']): Promise<Talker> {
  if (user.userType === 'client')
    return {
      user,
      member: await CompanyMember.query()
        .where('user_id', user.id)
        .preload('company')
        .firstOrFail(),
    }
  if (user.userType === 'developer')
    return { user, candidate: await Candidate.findByOrFail('user_id', user.id) }
  return { user }
}

/** Whose questions to the platform an administrator answers. */
export const answersSupport = ({ userType, adminRole }: Talker['user']) =>
  userType === 'admin' && adminMay('answer_support', adminRole)

/** SQL: does something link the candidate and the company of these columns, as far as this role sees it? `user` is the colleague, as SQL. */
function linkedSql(role: CompanyRole | null, user: string, candidate: string, company: string) {
  const seen = role ? seenSql({ role }).replaceAll(':user', user) : 'true'
  const applied = `exists (select from applications where applications.company_id = ${company} and applications.candidate_id = ${candidate} and ${seen})`
  if (role && !extentOf('contact_request', role)) return applied
  return `(${applied} or exists (select from contact_unlocks unlock where unlock.company_id = ${company} and unlock.candidate_id = ${candidate}
    and unlock.revoked_at is null and unlock.expires_at > now()))`
}

/** SQL: does the candidate of the row `ca` talk with the company's person `:user` of this role? */
export const reachedBySql = ({ role }: { role: CompanyRole }) =>
  `(${reachesSql('ca.id', ':company')} and ${linkedSql(role, ':user', 'ca.id', ':company')})`

/** SQL over `company_members m` and the candidate `:candidate`: may this colleague talk with them? */
export const talksWithSql = (candidate: string, company: string) =>
  `(m.company_id = ${company} and m.status = 'active' and ${reachesSql(candidate, company)} and case m.role ${companyRoles
    .map((role) => `when '${role}' then ${linkedSql(role, 'm.user_id', candidate, company)}`)
    .join(' ')} else false end)`

/** Values of the SQL below. */
export const valuesOf = ({ user, member, candidate }: Talker) => ({
  user: user.id,
  company: member?.companyId ?? 0,
  candidate: candidate?.id ?? 0,
})

/** SQL of one person for many: its values are columns of this table. */
export const forEachOf = (table: string, sql: string) =>
  sql.replaceAll(/(?<!:):(user|company|candidate)\b/g, `${table}."$1"`)

/** SQL over `conversations c`: those that a person reads, in parts of which each has an index. */
export function readableParts({ user, member }: Talker): string[] {
  const own = `c.kind = 'support' and c.user_id = :user`
  if (user.userType === 'developer') return ['c.candidate_id = :candidate', own]
  if (user.userType === 'admin') return [answersSupport(user) ? `c.kind = 'support'` : 'false']
  if (!member || !can(member, 'chat').allowed) return ['false']
  return [
    `c.company_id = :company and (c.kind = 'colleagues' and :user in (c.user_id, c.colleague_id)
      or c.kind = 'company' and ${reachesSql('c.candidate_id', 'c.company_id')} and ${linkedSql(member.role, ':user', 'c.candidate_id', 'c.company_id')})`,
    own,
  ]
}

/** SQL over `conversations c`: does the person read it? */
export const readableSql = (talker: Talker) =>
  `(${readableParts(talker)
    .map((part) => `(${part})`)
    .join(' or ')})`

/** SQL over `conversations c`: why nothing can be sent in it now, or null. */
export const closedSql = `case
  when c.blocked_at is not null then case
    when c.blocked_by = :user or c.kind = 'company' and :company > 0 and exists (
      select from company_members b where b.user_id = c.blocked_by and b.company_id = c.company_id) then 'mine'
    else 'blocked' end
  when c.kind = 'company' then case
    when not exists (select from companies co where co.id = c.company_id and co.is_active) then 'suspended'
    when not ${reachesSql('c.candidate_id', 'c.company_id')} then 'withdrawn'
    when not exists (select from candidates ca join users cu on cu.id = ca.user_id where ca.id = c.candidate_id
      and cu.status = 'active' and ca.visibility not in ('deactivated', 'suspended')) then 'left'
    when not ${linkedSql(null, '', 'c.candidate_id', 'c.company_id')} then 'unlinked' end
  when c.kind = 'colleagues' and exists (select from company_members o where o.user_id in (c.user_id, c.colleague_id)
    and (o.status <> 'active' or o.company_id <> c.company_id)) then 'left'
  when c.kind = 'support' and not exists (select from users su where su.id = c.user_id and su.status = 'active') then 'left'
  end`

/** A conversation as its rule found it. */
export type Reached = {
  id: number
  kind: ConversationKind
  companyId: number | null
  candidateId: number | null
  userId: number | null
  colleagueId: number | null
  answererId: number | null
  lastMessageId: number | null
  messageCount: number
  closed: ClosedReason | null
}

/**
 * The conversation, for somebody who reads it; 404 for anybody else. With a transaction its row is locked, so that
 * ids of its messages rise in the order in which they become visible.
 */
export async function reachConversation(
  talker: Talker,
  id: number,
  client?: QueryClientContract
): Promise<Reached> {
  const rows = await prepared<Reached>(
    `select c.id, c.kind, c.company_id as "companyId", c.candidate_id as "candidateId", c.user_id as "userId", c.colleague_id as "colleagueId",
       c.answerer_id as "answererId", c.last_message_id as "lastMessageId", c.message_count as "messageCount", ${closedSql} as closed
     from conversations c where c.id = :id and ${readableSql(talker)} ${client?.isTransaction ? 'for no key update of c' : ''}`,
    { ...valuesOf(talker), id },
    client
  )
  if (rows.length === 0) throw new errors.E_ROW_NOT_FOUND()
  return rows[0]
}

/** Refuses (403 with `reason: closed`) to write where nothing can be sent now. */
export function assertOpen({ closed }: Pick<Reached, 'closed'>) {
  if (closed)
    throw new Refusal(closedReasons[closed], {
      status: 403,
      code: 'E_CONVERSATION_CLOSED',
      reason: closed,
    })
}

/** Those of the conversations that the person reads. */
export async function reachedAmong(talker: Talker, ids: number[]): Promise<Set<number>> {
  const rows = await prepared<{ id: number }>(
    `select c.id from conversations c where c.id = any(:ids) and ${readableSql(talker)}`,
    { ...valuesOf(talker), ids }
  )
  return new Set(rows.map(({ id }) => id))
}

/** May this person listen to the conversation's channel? */
export async function mayHear(user: User, conversationId: number): Promise<boolean> {
  return (await reachedAmong(await talkerOf(user), [conversationId])).has(conversationId)
}

const supportRoles = ['super', ...adminRights.answer_support]

/**
 * SQL over `conversations c`: does it ring for this reader (a row of `users`, by its alias)? Of a team for those who take
 * part, or for everyone with the right as long as nobody answers.
 */
export const ringsForSql = (u: string) => `case
  when c.kind = 'company' and ${u}.user_type = 'client' or c.kind = 'support' and ${u}.user_type = 'admin' then
    c.answerer_id is null or exists (select from conversation_participants t where t.conversation_id = c.id and t.user_id = ${u}.id)
  else true end`

/** SQL: the users whose lists show `conversations c`: the candidate, the colleagues, the person who asked, and the whole team with the right. */
export const readersSql = () => `(
  select ca.user_id from candidates ca where ca.id = c.candidate_id
  union select m.user_id from company_members m where c.kind = 'company' and ${talksWithSql('c.candidate_id', 'c.company_id')}
    and exists (select from companies co where co.id = c.company_id and co.is_active)
  union select m.user_id from company_members m where c.kind = 'colleagues' and m.user_id in (c.user_id, c.colleague_id) and m.company_id = c.company_id and m.status = 'active'
  union select c.user_id where c.kind = 'support'
  union select a.id from users a where c.kind = 'support' and a.user_type = 'admin' and a.status = 'active' and a.admin_role in (${supportRoles.map((role) => `'${role}'`).join(', ')}))`

/** SQL: the readers for whom it rings. */
export const hearersSql = () =>
  `(select reader.id from users reader where reader.id in ${readersSql()} and ${ringsForSql('reader')})`
