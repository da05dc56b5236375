import db from '@adonisjs/lucid/services/db'
import { errors } from '@adonisjs/lucid'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#api/http/refusal'
import {
  answersSupport,
  assertOpen,
  reachConversation,
  reachedBySql,
  talksWithSql,
  valuesOf,
  type Talker,
} from '#api/chat/chat_access'
import type { ConversationKind } from '#api/chat/chat_facts'

export type Opening = {
  /** A user: a colleague, a candidate, somebody of a company. */
  receiver_id?: number
  /** A candidate, for a company that has only their profile's id. */
  devId?: number
  /** A company, for a candidate. */
  clientId?: number
  /** The platform's own people. */
  support?: boolean
}

type Parties = {
  kind: ConversationKind
  company_id?: number | null
  candidate_id?: number | null
  user_id?: number | null
  colleague_id?: number | null
  /** Of the company's people the one who was meant. */
  meant?: number
}

/**
 * Opens the conversation with somebody, or returns the one that there is: of a candidate and a company there is one,
 * of two colleagues and of a person and support too. Refuses (404) everybody whom nothing links. Returns its id.
 */
export async function openConversation(talker: Talker, opening: Opening): Promise<number> {
  const parties = await partiesOf(talker, opening)
  return db.transaction(async (trx) => {
    const id = await findOrMake(trx, talker, parties)
    // the rule decides, not what was looked up here
    const conversation = await reachConversation(talker, id, trx)
    const fresh = conversation.lastMessageId === null
    if (fresh) assertOpen(conversation)
    const takePart = [
      talker.user.id,
      ...(fresh && parties.meant && parties.meant !== talker.user.id ? [parties.meant] : []),
    ]
    await trx.rawQuery(
      `insert into conversation_participants (conversation_id, user_id) select ?, unnest(?::bigint[]) on conflict do nothing`,
      [id, takePart] as any[]
    )
    return id
  })
}

async function findOrMake(
  trx: TransactionClientContract,
  { user }: Talker,
  { meant: _, ...parties }: Parties
): Promise<number> {
  const find = () => trx.from('conversations').where(parties).select('id').first()
  const there = await find()
  if (there) return there.id
  const [made] = await trx.knexClient
    .table('conversations')
    .insert({ ...parties, opened_by: user.id })
    .onConflict()
    .ignore()
    .returning('id')
  return made ? Number(made.id) : (await find()).id
}

/** Between whom it would be; 404 where nothing links the two. */
async function partiesOf(talker: Talker, opening: Opening): Promise<Parties> {
  const { user, member, candidate } = talker
  if (opening.support && user.userType !== 'admin') return { kind: 'support', user_id: user.id }
  if (opening.receiver_id === user.id)
    throw new Refusal('You cannot write to yourself; choose somebody else', {
      status: 422,
      field: 'receiver_id',
    })
  const found =
    user.userType === 'developer'
      ? await companyOf(candidate!.id, opening)
      : member
        ? ((await candidateFor(talker, opening)) ?? (await colleagueOf(talker, opening)))
        : answersSupport(user)
          ? await askerOf(opening)
          : undefined
  if (!found) throw new errors.E_ROW_NOT_FOUND()
  return found
}

/** The company that a candidate writes to, by one of its people or by itself. */
async function companyOf(
  candidateId: number,
  { receiver_id: receiver, clientId }: Opening
): Promise<Parties | undefined> {
  const row = await first(
    `select m.company_id, m.user_id from company_members m where ${talksWithSql(':candidate', 'm.company_id')}
       and ${receiver ? 'm.user_id = :receiver' : 'm.company_id = :client'} limit 1`,
    { candidate: candidateId, receiver: receiver ?? null, client: clientId ?? null }
  )
  return (
    row && {
      kind: 'company',
      company_id: row.company_id,
      candidate_id: candidateId,
      meant: receiver,
    }
  )
}

async function candidateFor(
  talker: Talker,
  { receiver_id: receiver, devId }: Opening
): Promise<Parties | undefined> {
  const row = await first(
    `select ca.id from candidates ca where ${receiver ? 'ca.user_id = :receiver' : 'ca.id = :dev'} and ${reachedBySql(talker.member!)}`,
    { ...valuesOf(talker), receiver: receiver ?? null, dev: devId ?? null }
  )
  return row && { kind: 'company', company_id: talker.member!.companyId, candidate_id: row.id }
}

async function colleagueOf(
  { user, member }: Talker,
  { receiver_id: receiver }: Opening
): Promise<Parties | undefined> {
  if (!receiver) return
  const row = await first(
    `select user_id from company_members where user_id = :receiver and company_id = :company and status = 'active'`,
    { receiver, company: member!.companyId }
  )
  return (
    row && {
      kind: 'colleagues',
      company_id: member!.companyId,
      user_id: Math.min(user.id, receiver),
      colleague_id: Math.max(user.id, receiver),
    }
  )
}

async function askerOf({ receiver_id: receiver }: Opening): Promise<Parties | undefined> {
  const row = await first(
    `select id from users where id = :receiver and user_type <> 'admin' and status = 'active'`,
    { receiver: receiver ?? null }
  )
  return row && { kind: 'support', user_id: row.id }
}

async function first(sql: string, values: Record<string, unknown>): Promise<any> {
  return (await db.rawQuery(sql, values as any)).rows[0]
}
