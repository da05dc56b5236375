import { useMediaQuery } from '@mantine/hooks'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useAddress } from '../../../app/address'
import { read, readPages, rowsOf } from '../../../app/read'
import { useAccess } from '../../../app/session/access'
import { together } from '../../../components/page/fetched'
import type { Saved } from './saved_row'

export type SavedBoard = ReturnType<typeof useSaved>

/** The saved profiles of the list that the address names, all lists, and the four to look at first. */
export function useSaved() {
  const [params, set] = useAddress()
  const mayChange = useAccess('save_profile')?.allowed ?? false
  const listId = params.get('list') ?? undefined
  const search = params.get('search') ?? undefined
  const sort = params.get('sort') ?? undefined
  const phone =
    useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) ?? false
  const asTable = !phone && params.get('view') === 'table'
  const lists = useQuery(read('GET', '/client/saved-lists'))
  const saved = useInfiniteQuery(
    readPages('GET', '/client/saved-profile-list', { query: { listId, search, sort, limit: 20 } })
  )
  const top = useQuery(read('GET', '/client/top-shortlist'))
  return {
    ...{ set, mayChange, listId, search, phone, asTable, saved },
    sort: sort ?? 'latest',
    lists: lists.data?.data,
    list: lists.data?.data.find(({ _id }) => _id === listId),
    rows: rowsOf(saved) as Saved[],
    total: saved.data?.pages[0]?.pagination?.total,
    tops: top.data?.data ?? [],
    topsCome: top.isPending,
    all: top.data?.pagination.total,
    reading: together(lists, saved, top),
    onSort: (to: string | null) => set({ sort: to === 'latest' ? null : to }),
  }
}
