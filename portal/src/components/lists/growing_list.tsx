import type { ReactNode } from 'react'
import { NotYet, Stale, type Reading } from '../page/fetched'
import { ListSkeleton } from '../page/skeletons'
import { ShowMore, type Growing } from './show_more'

/**
 * A list in each of its states: a skeleton, why it could not be fetched with a way to ask again, nothing there
 * with the next step, and its rows with more below. Rows that were known stay while asking again fails.
 */
export function GrowingList({
  list,
  what,
  rows,
  pending = <ListSkeleton />,
  empty,
  children,
}: {
  list: Reading & Partial<Growing>
  /** What the list holds, as a sentence begins: "Your jobs". Also the heading above those of its rows, for those who hear it. */
  what: string
  rows: readonly unknown[]
  pending?: ReactNode
  empty: ReactNode
  children: ReactNode
}) {
  if (list.data === undefined)
    return (
      <NotYet read={list} what={what}>
        {pending}
      </NotYet>
    )
  return (
    <>
      {!list.isFetchNextPageError && <Stale read={list} what={what} />}
      {rows.length > 0 && <h2 className="sr-only">{what}</h2>}
      {rows.length > 0 ? children : empty}
      <ShowMore list={list} />
    </>
  )
}
