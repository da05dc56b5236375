/** What was typed for decisions that were undone or refused, until they are sent, by row and action. */
const kept = new Map<string, object>()

/** Names an action of a row. */
export const keyOf = (resource: string, id: unknown, action: string) =>
  `${resource} ${id} ${action}`

/** What was typed for this action of a row when it was undone or refused. */
export const keptInput = (resource: string, id: unknown, action: string) =>
  kept.get(keyOf(resource, id, action))

/** Keeps what was typed for an action of a row; without input it is forgotten. */
export function keepInput(resource: string, id: unknown, action: string, input?: object) {
  const key = keyOf(resource, id, action)
  if (input) kept.set(key, input)
  else kept.delete(key)
}
