import { useEffect, useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDecided } from '../../actions/undo'
import type { Catalogue } from '../../catalogues'
import { focusHeading } from '../../focus_back'
import { rows } from '../../http'

export type Waiting = ReturnType<typeof useWaiting>

/** How often the queue is read again: what is new is at its end. */
const LOOK_MS = 60_000

/** What waits for a decision, oldest first, without what was decided a moment ago; one of it is looked at. */
export function useWaiting(catalogue: Catalogue) {
  const client = useQueryClient()
  const decided = useDecided()
  const [chosen, choose] = useState<string>()
  const { filter, order } = catalogue.queue!
  const key = ['review', catalogue.name]
  const queue = useQuery({
    queryKey: key,
    refetchInterval: LOOK_MS,
    queryFn: ({ signal }) => rows(catalogue.name, { filter, sort: [order, 'ASC'] }, signal),
  })
  const all = queue.data?.data ?? []
  const list = all.filter((row) => !decided.has(`${catalogue.name} ${row.id}`))
  const left = (queue.data?.total ?? 0) - (all.length - list.length)
  const at = Math.max(
    list.findIndex((row) => row.id === chosen),
    0
  )
  const current = list[at]
  // the list holds the oldest hundred; when they are through, the next come
  const isThrough = list.length === 0 && left > 0 && !queue.isFetching
  useEffect(() => {
    if (isThrough && all.length === 0) void queue.refetch()
  })
  return {
    ...{ catalogue, key, queue, list, left, at, current, choose },
    goOn() {
      choose(list[at + 1]?.id ?? list[at - 1]?.id)
      requestAnimationFrame(focusHeading)
    },
    /** Reads the queue again, and what the dashboard says of it. */
    again: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: key }),
        client.invalidateQueries({ queryKey: ['dashboard'] }),
      ]),
    remove: (id: string) =>
      client.setQueryData(
        key,
        (old: any) =>
          old && { data: old.data.filter((row: any) => row.id !== id), total: old.total - 1 }
      ),
  }
}
