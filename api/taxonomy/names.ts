import db from '@adonisjs/lucid/services/db'
import app from '@adonisjs/core/services/app'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Kept } from '#api/http/kept'

export type Named = { id: number; name: string; slug: string; icon: string | null }
export type Names = ReadonlyMap<number, Named>
export type Kind =
  'skills' | 'stacks' | 'tools' | 'skill_categories' | 'industries' | 'job_categories' | 'perks'

/** How long another instance's edit may go unseen; an edit made here is seen at once. */
const ELSEWHERE_MS = 5_000
const MINUTE = 60_000
const kept = new Kept<Names>({
  most: 20,
  // what is read anew beside a test would outlive its transaction
  freshFor: app.inTest ? MINUTE : ELSEWHERE_MS,
  servedFor: app.inTest ? 0 : MINUTE,
})

/** Every name of a kind by id, from memory. Rows hold ids in arrays; transformers take their words from here. */
export async function namesOf(kind: Kind, wanted: Iterable<number> = []): Promise<Names> {
  const names = await kept.get(kind, () => load(kind))
  if ([...wanted].every((id) => names.has(id))) return names
  kept.forget(kind)
  return kept.get(kind, () => load(kind))
}

/** After an edit, and once others can read it; the models call it. Without a kind all names are read anew. */
export function forgetNames(kind?: Kind, { $trx }: { $trx?: TransactionClientContract } = {}) {
  kept.forget(kind)
  $trx?.after('commit', () => kept.forget(kind))
}

async function load(kind: Kind): Promise<Names> {
  const rows: Named[] = await db.from(kind).select('id', 'name', 'slug', 'icon')
  return new Map(rows.map((row) => [row.id, row]))
}
