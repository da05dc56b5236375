// What was typed and is not on the server yet, kept on this device under the person's own id,
// so that a reload, a lost connection or an ended session loses nothing.

/** One field: what was typed, and what the server held when typing began. */
export type Kept = { value: unknown; was: unknown }
export type KeptDraft = Record<string, Kept>

export type DraftPlace = {
  read: () => KeptDraft
  write: (draft: KeptDraft) => void
}

const keyOf = (user: string, name: string) => `draft.${user}.${name}`

/** The place of one draft; where the browser forbids storage, it holds nothing. */
export function draftPlace(user: string, name: string): DraftPlace {
  const key = keyOf(user, name)
  return {
    read() {
      try {
        return JSON.parse(localStorage.getItem(key) ?? '{}')
      } catch {
        return {}
      }
    },
    write(draft) {
      try {
        if (Object.keys(draft).length) localStorage.setItem(key, JSON.stringify(draft))
        else localStorage.removeItem(key)
      } catch {}
    },
  }
}

/** The ends of the names of a person's drafts that begin so: of rows that were being written. */
export function draftsBeginning(user: string, name: string): string[] {
  const begin = keyOf(user, name)
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(begin))
      .map((key) => key.slice(begin.length))
  } catch {
    return []
  }
}

/** Whether two values say the same: empty, null and missing are one, lists and objects are compared by what they hold. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other || (isEmpty(one) && isEmpty(other))) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every((key) =>
    same((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key])
  )
}

const isEmpty = (value: unknown) => value === '' || value === null || value === undefined
