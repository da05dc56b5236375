import { createHash } from 'node:crypto'
import type { NoteRow, Source } from '#api/imports/systems/rows'
import { facts, inLines } from '#api/imports/systems/values'

/** A note of a person; without a text or a person it is none, and `otherwise` hears of it. */
export function* noteOf(
  { personId, body, ...note }: Omit<NoteRow, 'kind' | 'personId'> & { personId?: string },
  otherwise?: () => void
): Generator<NoteRow> {
  if (personId && body) yield { kind: 'note', ...note, personId, body }
  else otherwise?.()
}

/** What has no place of its own, as a note of the day; none where there is nothing. */
export function* factsNote(
  source: Source,
  personId: string,
  at: Date,
  pairs: [string, unknown][]
): Generator<NoteRow> {
  const body = inLines(facts(pairs))
  if (!body) return
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  yield* noteOf({ source, id: `facts:${personId}:${hash}`, personId, body, at })
}
