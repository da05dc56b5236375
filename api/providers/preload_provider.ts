import { Preloader } from '@adonisjs/lucid/orm'
import type { LucidRow } from '@adonisjs/lucid/types/model'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'

type Load = 'processRelation' | 'processRelationForMany'
type Insides = Record<
  Load,
  (name: string, rows: unknown, client: QueryClientContract) => Promise<void>
> & {
  preloads: Record<string, unknown>
}

/**
 * Relations that are preloaded in a transaction come one after another: it has one connection, which pg 9 will not
 * let ask a second question before the first is answered. Elsewhere they still come side by side. Lucid does the
 * same from the release after 22.4.2 on (adonisjs/lucid#1200); this file goes then.
 */
async function loadAll(
  preloader: Preloader,
  load: Load,
  rows: unknown,
  client: QueryClientContract
) {
  const insides = preloader as unknown as Insides
  const names = Object.keys(insides.preloads)
  if (client.isTransaction) for (const name of names) await insides[load](name, rows, client)
  else await Promise.all(names.map((name) => insides[load](name, rows, client)))
}

Preloader.prototype.processAllForOne = function (row: LucidRow, client: QueryClientContract) {
  return loadAll(this, 'processRelation', row, client)
}

Preloader.prototype.processAllForMany = async function (
  rows: LucidRow[],
  client: QueryClientContract
) {
  if (rows.length > 0) await loadAll(this, 'processRelationForMany', rows, client)
}

export default class PreloadProvider {}
