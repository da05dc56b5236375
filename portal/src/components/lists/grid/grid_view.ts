import { useLocalStorage } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import type { ViewedList } from '#api/companies/views/list_view_facts'
import { useAddress } from '../../../app/address'
import { api } from '../../../app/api'
import { read } from '../../../app/read'
import { useWrite } from '../../forms/write'

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
export type SavedView = { name: string; address: string }

const SHARED = '/client/list-views'

/**
 * The views of a list: those that this browser keeps, and those that the company shares; `apart` are what of the address
 * is no part of one.
 */
export function useSavedViews(list: ViewedList, apart: readonly string[]) {
  const [own, keep] = useLocalStorage<SavedView[]>({ key: `views-${list}`, defaultValue: [] })
  const shared = useQuery(read('GET', SHARED, { query: { list } })).data?.data ?? []
  const refreshes = { refreshes: [SHARED] }
  const share = useWrite(
    (view: SavedView) => api.post(SHARED, { body: { list, ...view } }),
    refreshes
  )
  const unshare = useWrite(
    (id: string) => api.delete('/client/list-views/:id', { params: { id } }),
    refreshes
  )
  const [params] = useAddress()
  const now = new URLSearchParams(params)
  for (const one of apart) now.delete(one)
  const address = now.toString()
  return {
    own,
    shared,
    address,
    current: [...own, ...shared].find((view) => view.address === address),
    save: (name: string) => keep([...own.filter((view) => view.name !== name), { name, address }]),
    remove: (name: string) => keep(own.filter((view) => view.name !== name)),
    share: (name: string) => share.send({ name, address }),
    unshare: (id: string) => unshare.send(id),
  }
}

/** The key before or after which a dragged column was let go, in the order that follows. */
export function moved(keys: readonly string[], from: string, to: string) {
  const next = keys.filter((key) => key !== from)
  const at = keys.indexOf(to)
  return at < 0 ? [...keys] : next.toSpliced(at, 0, from)
}
