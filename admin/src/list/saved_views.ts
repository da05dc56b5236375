import { useEffect } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify, useStore } from 'react-admin'
import type { Catalogue } from '../catalogues'
import { API, http } from '../http'

const VIEWS = `${API}/admin/list-views`

/** A list as somebody wants to see it again: its name, and what the address says then. */
export type SavedView = {
  id: string
  name: string
  address: string
  isShared: boolean
  isMine: boolean
  by: string
}
type Kept = Pick<SavedView, 'name' | 'address'> & { isShared?: boolean }

/** The views of a list: one's own and those that other administrators share; they are kept by the server. */
export function useSavedViews({ name: list }: Catalogue) {
  const client = useQueryClient()
  const notify = useNotify()
  const key = ['views', list]
  const { data: views, error } = useQuery<SavedView[]>({
    queryKey: key,
    staleTime: 60_000,
    queryFn: ({ signal }) =>
      http(`${VIEWS}?${new URLSearchParams({ list })}`, { signal }).then((reply) => reply.json),
  })
  const put = (view: Kept) =>
    http(VIEWS, { method: 'POST', body: JSON.stringify({ list, ...view }) })
  /** Does something with the views and reads them anew; true when it was done, else the person is told. */
  const done = async (change: Promise<unknown>, words: string) => {
    try {
      await change
      notify(words, { type: 'success' })
      return true
    } catch (fault) {
      notify((fault as Error).message, { type: 'error' })
      return false
    } finally {
      await client.invalidateQueries({ queryKey: key })
    }
  }
  useFormerViews(list, views, put, () => client.invalidateQueries({ queryKey: key }))
  return {
    views: views ?? [],
    error: views ? null : error,
    save: (view: Kept) => done(put(view), view.isShared ? 'View shared' : 'View saved'),
    remove: ({ id }: SavedView) =>
      done(http(`${VIEWS}/${id}`, { method: 'DELETE' }), 'View deleted'),
  }
}

/** Views that this browser kept by itself before the server did: they go there once. */
function useFormerViews(
  list: string,
  views: SavedView[] | undefined,
  put: (view: Kept) => Promise<unknown>,
  refetch: () => void
) {
  const [former, setFormer] = useStore<{ name: string; query: string }[]>(`${list}.views`, [])
  const isRead = views !== undefined
  useEffect(() => {
    if (!isRead || former.length === 0) return
    void Promise.allSettled(former.map(({ name, query }) => put({ name, address: query }))).then(
      (sent) => {
        setFormer(former.filter((_, at) => sent[at].status === 'rejected'))
        refetch()
      }
    )
    // once, when it is known that the server answers
  }, [isRead])
}
