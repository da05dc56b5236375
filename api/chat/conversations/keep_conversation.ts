import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Refusal } from '#api/http/refusal'
import { prepared } from '#api/http/prepared'
import { cancelMails } from '#api/notifications/queue_mail'
import {
  hearersSql,
  reachConversation,
  readersSql,
  type Reached,
  type Talker,
} from '#api/chat/chat_access'
import { NEW_MESSAGE } from '#api/chat/chat_facts'
import { tellConversation } from '#api/chat/tell_conversation'

/** How a mail and a bell about what is unread in a conversation are found again. */
export const aboutUnread = (conversationId: number, userId: number) =>
  `conversation:${conversationId}:${userId}`

/**
 * Moves a person's mark to the last message that they have seen; it never moves back, and never past the last one.
 * The bell and the mail that spoke of it are taken back. Who only looks into a team's conversation leaves no mark.
 */
export async function markSeen(talker: Talker, id: number, messageId: number) {
  await db.transaction(async (trx) => {
    const conversation = await reachConversation(talker, id, trx)
    const seen = Math.min(messageId, conversation.lastMessageId ?? 0)
    const moved = await moveMark(trx, talker, conversation, seen)
    if (!moved) return
    const { id: userId } = talker.user
    await cancelMails(trx, { kind: NEW_MESSAGE, about: aboutUnread(id, userId) })
    await prepared(
      `update notifications set read_at = now() where user_id = :userId and read_at is null and kind = :kind and data ->> 'conversationId' = :id`,
      { userId, kind: NEW_MESSAGE, id: String(id) },
      trx
    )
    const seenBy = {
      type: 'seen',
      conversation_id: String(id),
      userId: String(userId),
      messageId: String(seen),
    }
    await tellConversation(trx, {
      conversationId: id,
      open: seenBy,
      lists: { to: [userId], payload: seenBy },
    })
  })
}

/** Those who are one of the two, or take part, leave a mark. */
async function moveMark(
  trx: TransactionClientContract,
  { user, candidate }: Talker,
  c: Reached,
  seen: number
) {
  const isOneOfThem =
    c.kind === 'colleagues' ||
    c.userId === user.id ||
    Boolean(candidate && c.candidateId === candidate.id)
  const { rows } = await trx.rawQuery(
    isOneOfThem
      ? `insert into conversation_participants as mine (conversation_id, user_id, seen_id) values (:id, :user, :seen)
         on conflict (conversation_id, user_id) do update set seen_id = excluded.seen_id, updated_at = now() where mine.seen_id < excluded.seen_id returning 1`
      : `update conversation_participants set seen_id = :seen, updated_at = now() where conversation_id = :id and user_id = :user and seen_id < :seen returning 1`,
    { id: c.id, user: user.id, seen }
  )
  return rows.length > 0
}

/** Mutes or pins a conversation for oneself. */
export async function arrangeConversation(
  talker: Talker,
  id: number,
  { muted, pinned }: { muted?: boolean; pinned?: boolean }
) {
  await db.transaction(async (trx) => {
    const { lastMessageId } = await reachConversation(talker, id, trx)
    await trx.rawQuery(
      `insert into conversation_participants as mine (conversation_id, user_id, seen_id, is_muted, is_pinned) values (:id, :user, :seen, coalesce(:muted, false), coalesce(:pinned, false))
       on conflict (conversation_id, user_id) do update set is_muted = coalesce(:muted, mine.is_muted), is_pinned = coalesce(:pinned, mine.is_pinned), updated_at = now()`,
      {
        id,
        user: talker.user.id,
        seen: lastMessageId ?? 0,
        muted: muted ?? null,
        pinned: pinned ?? null,
      } as any
    )
  })
}

/** Stops a conversation for both, or lets it go on: only the side that stopped it can. Refuses (409) otherwise, and to block support. */
export async function blockConversation(talker: Talker, id: number, blocked: boolean) {
  await db.transaction(async (trx) => {
    const { kind, closed } = await reachConversation(talker, id, trx)
    if (kind === 'support')
      throw new Refusal('Support cannot be blocked; mute the conversation instead')
    if (closed === 'blocked') throw new Refusal('The other side closed this conversation')
    if (blocked === (closed === 'mine')) return
    await trx
      .from('conversations')
      .where('id', id)
      .update({
        blocked_by: blocked ? talker.user.id : null,
        blocked_at: blocked ? new Date() : null,
        updated_at: new Date(),
      })
    await tellChange(trx, id)
  })
}

/** Says who of a team, or of support, answers; nobody with null. Refuses (422) a person who may not read the conversation. */
export async function handOver(talker: Talker, id: number, answererId: number | null) {
  await db.transaction(async (trx) => {
    const { kind } = await reachConversation(talker, id, trx)
    if (
      kind === 'colleagues' ||
      talker.user.userType === 'developer' ||
      (kind === 'support' && talker.user.userType !== 'admin')
    )
      throw new Refusal('Only a team decides who answers')
    // everyone with the right hears of what nobody answers
    await trx
      .from('conversations')
      .where('id', id)
      .update({ answerer_id: null, updated_at: new Date() })
    if (answererId) {
      const { rows } = await trx.rawQuery(
        `select 1 from conversations c where c.id = :id and :answerer in ${hearersSql()}
           and :answerer not in (select ca.user_id from candidates ca where ca.id = c.candidate_id union select coalesce(c.user_id, 0))`,
        { id, answerer: answererId }
      )
      if (rows.length === 0)
        throw new Refusal('This colleague cannot see the conversation; choose another one', {
          status: 422,
          field: 'userId',
        })
      await trx.from('conversations').where('id', id).update({ answerer_id: answererId })
      await trx.rawQuery(
        `insert into conversation_participants (conversation_id, user_id) values (?, ?) on conflict do nothing`,
        [id, answererId]
      )
    }
    await tellChange(trx, id)
  })
}

/** Everyone's lists read the conversation again. */
async function tellChange(trx: TransactionClientContract, id: number) {
  const { rows } = await trx.rawQuery(
    `select array${readersSql()}::int[] as readers from conversations c where c.id = ?`,
    [id]
  )
  const payload = { type: 'changed', conversation_id: String(id) }
  await tellConversation(trx, {
    conversationId: id,
    open: payload,
    lists: { to: rows[0].readers, payload },
  })
}
