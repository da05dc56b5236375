import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import transmit from '#api/notifications/stream/transmit'

type Told = {
  conversationId: number
  /** What those hear who have the conversation open. */
  open?: Record<string, unknown>
  /** What everyone's list hears, and who they are. */
  lists?: { to: number[]; payload: Record<string, unknown> }
}

const channelOf = (conversationId: number) => `conversations/${conversationId}`

/** SQL: the channels of a conversation (a row, by its alias) and of the lists of its `readers`. */
export const channelsSql = (c: string) =>
  `array['conversations/' || ${c}.id] || array(select 'users/' || reader from unnest(${c}.readers) reader)`

/** Stores what became of a conversation for its channel and the lists of its people, with the change itself. */
export function tellConversation(
  trx: TransactionClientContract,
  { conversationId, open, lists }: Told
) {
  return transmit.broadcastAll(
    [
      ...(open ? [{ channel: channelOf(conversationId), payload: open as any }] : []),
      ...(lists?.to ?? []).map((id) => ({
        channel: `users/${id}`,
        payload: lists!.payload as any,
      })),
    ],
    trx
  )
}

/** Says that somebody types, to those who look at the conversation now; it is kept nowhere, and old at once. */
export function tellTyping(conversationId: number, userId: number, typing: boolean) {
  return transmit.whisper(channelOf(conversationId), {
    type: 'typing',
    conversation_id: String(conversationId),
    typing,
    userId: String(userId),
  })
}
