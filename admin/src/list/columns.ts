import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useStore } from 'react-admin'
import { columnsOf, type Catalogue } from '#api/catalogues/definition'

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
  return { columns, order, move, setRanks }
}

/** The columns that a list shows, in their order, kept where react-admin's table looks for them. */
export function useShownColumns(catalogue: Catalogue) {
  const { columns, order, move, setRanks } = useColumnOrder(catalogue)
  const atFirst = columns.filter((name) => !catalogue.list.includes(name))
  const [hidden, setHidden] = useStore<string[]>(`${catalogue.name}.datatable`, atFirst)
  return {
    columns,
    order,
    move,
    hidden,
    setHidden,
    shown: order.map((at) => columns[at]).filter((name) => !hidden.includes(name)),
    show(names: readonly string[]) {
      setHidden(columns.filter((name) => !names.includes(name)))
      const others = columns.filter((name) => !names.includes(name))
      setRanks([...names, ...others].map((name) => columns.indexOf(name)))
    },
    reset() {
      setHidden(atFirst)
      setRanks(undefined)
    },
  }
}

/** Shows the columns that the address names, as a link to a view does. */
export function useColumnsAsked(catalogue: Catalogue) {
  const { columns, show } = useShownColumns(catalogue)
  const asked = new URLSearchParams(useLocation().search).get('columns')
  useEffect(() => {
    const names = (asked ?? '').split(',').filter((name) => columns.includes(name))
    if (names.length > 0) show(names)
  }, [asked])
}

/** Rows of 40 px, or with room between them: one choice for all lists. */
export const useDensity = () => useStore<'dense' | 'airy'>('rows', 'dense')
