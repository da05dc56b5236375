import type { LucidModel } from '@adonisjs/lucid/types/model'
import { columnsOf, labelOf, type Catalogue } from '#api/catalogues/definition'
import { readFilter } from '#api/catalogues/list_query'
import { idsAfter } from '#api/catalogues/listing'
import { listColumns, rowsOf, toWire } from '#api/catalogues/rows'

const BATCH = 500

/**
 * All rows that a filter finds as a table, in the order of their ids: the columns of the list first, then what it may show
 * besides.
 */
export function exportRows(
  catalogue: Catalogue,
  model: LucidModel,
  filter: Record<string, unknown>
) {
  const names = ['_id', ...columnsOf(catalogue)]
  const columns = names.map((name) =>
    name === '_id' ? 'Id' : labelOf(name, catalogue.fields[name])
  )
  // a filter that means nothing is refused before anything is sent
  readFilter(catalogue, filter)
  return { options: { columns }, batches: rows(catalogue, model, filter, names) }
}

async function* rows(
  catalogue: Catalogue,
  model: LucidModel,
  filter: Record<string, unknown>,
  names: string[]
) {
  for (let after = 0; ;) {
    const ids = await idsAfter(catalogue, model, filter, after, BATCH)
    if (ids.length === 0) return
    const found = await rowsOf(catalogue, model.query())
      .select(listColumns(catalogue, model))
      .whereIn('id', ids)
      .orderBy('id')
    yield found.map((row) => {
      const wire = toWire(catalogue, row, true)
      return names.map((name) => inCell(wire[name]))
    })
    after = ids.at(-1)!
  }
}

const inCell = (value: unknown) =>
  value === null || value === undefined
    ? ''
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value)
