import { API, http } from '../http'

/** What was typed and not saved: the fields that were changed, and when the row was last changed as it was read. */
export type Draft = { values: Record<string, unknown>; readAt?: string }
/** The draft of a row, or of a new one, of the administrator who writes it: its name on the device, and at the server. */
export type DraftPlace = { key: string; path: string }

const PREFIX = 'console-draft:'
const stores = () => (typeof localStorage === 'undefined' ? undefined : localStorage)

export const draftPlace = (userId: string, catalogue: string, rowId = 'new'): DraftPlace => ({
  key: `${PREFIX}${userId}:${catalogue}:${rowId}`,
  path: `${API}/admin/${catalogue}/${rowId}/draft`,
})

/** The draft that was kept last: at the server, from any device, or on this one while the server was out of reach. */
export async function findDraft(place: DraftPlace): Promise<Draft | undefined> {
  const here = onDevice(place)
  const there = await inTurn(() => http(place.path)).catch(() => undefined)
  const kept = there?.json as {
    changed: Draft['values']
    readAt: string | null
    keptAt: string
  } | null
  if (!kept || (here && here.at > Date.parse(kept.keptAt))) return here
  return { values: kept.changed, readAt: kept.readAt ?? undefined }
}

function onDevice({ key }: DraftPlace): (Draft & { at: number }) | undefined {
  try {
    return JSON.parse(stores()?.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a draft on the device. One without room keeps none: the form itself still has the words. */
export function keepDraft({ key }: DraftPlace, draft: Draft) {
  try {
    stores()?.setItem(key, JSON.stringify({ ...draft, at: Date.now() }))
  } catch {
    // as a closed tab asks all the same
  }
}

/** Brings what the device keeps to the server, and off the device; out of reach it stays there. */
export const sendDraft = (place: DraftPlace) =>
  inTurn(async () => {
    const kept = stores()?.getItem(place.key)
    if (!kept) return
    const { values, readAt } = JSON.parse(kept) as Draft
    await http(place.path, { method: 'PUT', body: JSON.stringify({ changed: values, readAt }) })
    if (stores()?.getItem(place.key) === kept) stores()?.removeItem(place.key)
  }).catch(() => undefined)

/** Whose form was saved and is still there, as what comes next is slow to come: its words are no draft any more. */
const over = new Set<string>()
export const isOver = ({ key }: DraftPlace) => over.has(key)
/** Nothing is typed in the form: what comes next is a draft again. */
export const beginDraft = ({ key }: DraftPlace) => void over.delete(key)

/** Forgets a draft that was saved or discarded. */
export function dropDraft(place: DraftPlace) {
  over.add(place.key)
  stores()?.removeItem(place.key)
  void inTurn(() => http(place.path, { method: 'DELETE', keepalive: true })).catch(() => undefined)
}

/** Who signs out leaves no words on the device. */
export function dropDrafts() {
  for (const key of Object.keys(stores() ?? {}))
    if (key.startsWith(PREFIX)) stores()?.removeItem(key)
}

let last: Promise<unknown> = Promise.resolve()

/** One call after the other, so that what is kept does not overtake what is dropped. */
function inTurn<T>(call: () => Promise<T>): Promise<T> {
  const next = last.then(call)
  last = next.catch(() => undefined)
  return next
}
