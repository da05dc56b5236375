import { useEffect, useSyncExternalStore } from 'react'
import { hear } from '../../../app/live/live_stream'
import type { ChatUser } from '../chat_data'
import { History } from './history'
import { conversationsWithOutgoing } from './outgoing'

/** Sends what a person wrote before and could not send, in whatever conversation. */
export function sendKept(me: string) {
  for (const id of conversationsWithOutgoing(me)) historyOf(me, id).resume()
}

const histories = new Map<string, History>()

function historyOf(me: string, id: string) {
  const key = `${me}/${id}`
  const history = histories.get(key) ?? new History(id, me)
  histories.set(key, history)
  return history
}

/** The history of a conversation, alive while it is shown. */
export function useHistory(id: string, me: string, around?: string | null) {
  const history = historyOf(me, id)
  useSyncExternalStore(
    history.subscribe,
    () => history.version,
    () => 0
  )
  useEffect(() => {
    void (around ? history.jumpTo(around) : history.open())
  }, [history, around])
  useEffect(() => {
    const stop = hear(
      `conversations/${id}`,
      (event) => history.hear(event),
      () => {
        history.resume()
        void history.catchUp()
      }
    )
    const online = () => (history.resume(), void history.catchUp())
    window.addEventListener('online', online)
    return () => {
      stop()
      window.removeEventListener('online', online)
    }
  }, [history, id])
  return history
}

/** "Asha is typing", of those who do. */
export const typistsOf = (history: History, users: ChatUser[]) =>
  history.typing.flatMap((id) => users.find((user) => user._id === id)?.fName ?? [])
