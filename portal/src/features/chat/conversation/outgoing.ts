import type { Message } from '../chat_data'

/** A message on its way: shown at once, sent in order, tried again until it is stored once, also after a reload. */
export type Outgoing = {
  client_id: string
  text: string
  attachments: Message['attachments']
  replyTo: Message | null
  /** Why it was refused. */
  failed: string | null
  createdAt: string
}

// Each message on its way has a place of its own in the browser's storage, so that tabs do not overwrite each other's; what two of them
// send is stored once.
const outgoingKey = (me: string, id: string, clientId = '') => `draft.${me}.out.${id}.${clientId}`

export function keepOutgoing(me: string, id: string, one: Outgoing) {
  try {
    localStorage.setItem(outgoingKey(me, id, one.client_id), JSON.stringify(one))
  } catch {}
}

export function forgetOutgoing(me: string, id: string, clientId: string) {
  try {
    localStorage.removeItem(outgoingKey(me, id, clientId))
  } catch {}
}

function keptKeys(begin: string) {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(begin))
  } catch {
    return []
  }
}

export const keptOutgoing = (me: string, id: string): Outgoing[] =>
  keptKeys(outgoingKey(me, id))
    .flatMap((key): Outgoing[] => {
      try {
        return [JSON.parse(localStorage.getItem(key)!)]
      } catch {
        return []
      }
    })
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt))

/** The conversations in which a person has messages on their way. */
export function conversationsWithOutgoing(me: string) {
  const begin = `draft.${me}.out.`
  return new Set(keptKeys(begin).map((key) => key.slice(begin.length).split('.')[0]))
}
