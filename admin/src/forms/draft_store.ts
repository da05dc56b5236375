/** What was typed and not saved: the fields that were changed, and when the row was last changed as it was read. */
type Draft = { values: Record<string, unknown>; readAt?: string }

const PREFIX = 'console-draft:'
const stores = () => (typeof localStorage === 'undefined' ? undefined : localStorage)

/** The name of the draft of a row, or of a new one, of the administrator who writes it. */
export const draftKey = (userId: string, catalogue: string, rowId?: string) =>
  `${PREFIX}${userId}:${catalogue}:${rowId ?? 'new'}`

/** The draft that is kept on this device; none where it cannot be read. */
export function readDraft(key: string): Draft | undefined {
  try {
    const draft = JSON.parse(stores()?.getItem(key) ?? 'null') as Draft | null
    return draft && Object.keys(draft.values).length > 0 ? draft : undefined
  } catch {
    return undefined
  }
}

/** Keeps a draft. A device without room keeps none: the form itself still has the words. */
export function keepDraft(key: string, draft: Draft) {
  try {
    stores()?.setItem(key, JSON.stringify(draft))
  } catch {
    // as a closed tab asks all the same
  }
}

export const dropDraft = (key: string) => stores()?.removeItem(key)

/** Who signs out leaves no words on the device. */
export function dropDrafts() {
  for (const key of Object.keys(stores() ?? {})) if (key.startsWith(PREFIX)) dropDraft(key)
}
