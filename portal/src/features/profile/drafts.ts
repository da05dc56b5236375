// What was typed and is not on the server yet, kept on this device under the person's own id,
// so that a reload, a lost connection or an ended session loses nothing.

import type { DraftPlace } from './typed_fields.js'

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
