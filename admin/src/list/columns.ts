import { useStore } from 'react-admin'
import type { Catalogue } from '../catalogues'

/** The list's own columns first, then what may be shown besides. */
export function columnsOf(catalogue: Catalogue) {
  const more = Object.entries(catalogue.fields).filter(
    ([name, field]) =>
      !catalogue.list.includes(name) &&
      !field.secret &&
      !field.echo &&
      !['html', 'longtext', 'json', 'preview'].includes(field.type)
  )
  return [...catalogue.list, ...more.map(([name]) => name)]
}

/** The order of a list's columns, as places among all that it may show, kept where react-admin's table looks for it. */
export function useColumnOrder(catalogue: Catalogue) {
  const columns = columnsOf(catalogue)
  const [ranks, setRanks] = useStore<number[] | undefined>(
    `${catalogue.name}.datatable_columnRanks`
  )
  const kept = (ranks ?? []).filter((index) => index in columns)
  const all = columns.map((_, index) => index)
  const order = [...kept, ...all.filter((index) => !kept.includes(index))]
  const move = (from: number, to: number) =>
    setRanks(order.toSpliced(from, 1).toSpliced(to, 0, order[from]))
  return { columns, order, move, reset: () => setRanks(undefined) }
}

/** Rows of 40 px, or with room between them: one choice for all lists. */
export const useDensity = () => useStore<'dense' | 'airy'>('rows', 'dense')
