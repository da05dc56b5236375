import db from '@adonisjs/lucid/services/db'

export type Named = { id: number; name: string; slug: string; icon: string | null }
export type Names = ReadonlyMap<number, Named>
export type Kind =
  'skills' | 'stacks' | 'tools' | 'skill_categories' | 'industries' | 'job_categories' | 'perks'

/** How long another instance's edit may go unseen; an edit made here is seen at once. */
const TTL = 60_000
const kept = new Map<Kind, { at: number; names: Promise<Names> }>()

/** Every name of a kind by id, from memory. Rows hold ids in arrays; transformers take their words from here. */
export async function namesOf(kind: Kind, wanted: Iterable<number> = []): Promise<Names> {
  const known = kept.get(kind)
  if (known && Date.now() - known.at < TTL) {
    const names = await known.names
    if ([...wanted].every((id) => names.has(id))) return names
  }
  const names = load(kind)
  kept.set(kind, { at: Date.now(), names })
  names.catch(() => kept.delete(kind))
  return names
}

/** After an edit; the models call it. */
export function forgetNames(kind: Kind) {
  kept.delete(kind)
}

async function load(kind: Kind): Promise<Names> {
  const rows: Named[] = await db.from(kind).select('id', 'name', 'slug', 'icon')
  return new Map(rows.map((row) => [row.id, row]))
}
