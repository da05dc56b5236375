import { useLocalStorage } from '@mantine/hooks'
import { useAddress } from '../../../app/address'

/** What a column of a grid is called and shows, and by what the list can be sorted at its head. */
export type GridHead = {
  key: string
  label: string
  /** Shown until somebody chooses otherwise. */
  usual?: boolean
  /** Always shown, at the start. */
  fixed?: boolean
}

/** Rows of 40 px, or with a second line. */
export type Density = 'dense' | 'airy'

type Look = { columns: string[]; density: Density }

/**
 * Which columns a grid shows, in which order, and how high its rows are. The address says it, so that a link shows
 * what its sender saw; without it, what this browser chose last.
 */
export function useGridView(name: string, heads: readonly GridHead[]) {
  const [params, set] = useAddress()
  const usual: Look = {
    columns: heads.filter((head) => head.usual && !head.fixed).map(({ key }) => key),
    density: 'dense',
  }
  const [kept, keep] = useLocalStorage<Look>({ key: `grid-${name}`, defaultValue: usual })
  const known = (keys: readonly string[]) =>
    keys.filter((key) => heads.some((head) => head.key === key && !head.fixed))
  const asked = params.get('columns')
  const columns = known(asked ? asked.split(',') : kept.columns)
  const rows = params.get('rows')
  const density: Density = rows === 'dense' || rows === 'airy' ? rows : kept.density
  const change = (next: Look) => {
    keep(next)
    set({ columns: next.columns.join(','), rows: next.density })
  }
  return {
    heads,
    columns,
    density,
    setColumns: (next: string[]) => change({ columns: known(next), density }),
    setDensity: (next: Density) => change({ columns, density: next }),
    reset: () => (keep(usual), set({ columns: null, rows: null })),
  }
}
export type GridView = ReturnType<typeof useGridView>

/** A list as somebody wants to see it again: its name, and what the address says then. */
export type SavedView = { name: string; query: string }

/** The views of a list that this browser keeps; `apart` are what of the address is no part of one. */
export function useSavedViews(name: string, apart: readonly string[]) {
  const [views, keep] = useLocalStorage<SavedView[]>({ key: `views-${name}`, defaultValue: [] })
  const [params] = useAddress()
  const now = new URLSearchParams(params)
  for (const one of apart) now.delete(one)
  const query = now.toString()
  return {
    views,
    query,
    current: views.find((view) => view.query === query),
    save: (called: string) =>
      keep([...views.filter((view) => view.name !== called), { name: called, query }]),
    remove: (called: string) => keep(views.filter((view) => view.name !== called)),
  }
}

/** The key before or after which a dragged column was let go, in the order that follows. */
export function moved(keys: readonly string[], from: string, to: string) {
  const next = keys.filter((key) => key !== from)
  const at = keys.indexOf(to)
  return at < 0 ? [...keys] : next.toSpliced(at, 0, from)
}

/** All rows between two of them, both included, in the order of the list. */
export function between(ids: readonly string[], from: string, to: string) {
  const [start, end] = [ids.indexOf(from), ids.indexOf(to)].sort((one, other) => one - other)
  return start < 0 ? [to] : ids.slice(start, end + 1)
}
