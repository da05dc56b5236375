import { useLayoutEffect, useState, type ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import type { ApiError } from '../../app/api'
import { asOne, oldReads } from '../../app/old_reads'
import { createStore } from '../../app/store'
import { useFocusBack } from '../focus'
import { EmptyState, Message } from '../message'
import NotFound from './not_found'
import { PageSkeleton } from './skeletons'
import { When } from '../when'

// What a screen says of a read that is not there, or not up to date. Plain elements: public pages begin with them.

/** As much of a query as these parts ask for. */
export type Reading = {
  data: unknown
  error: ApiError | null
  isPending: boolean
  isFetching: boolean
  dataUpdatedAt: number
  refetch: () => unknown
}

/** Several reads that a screen needs all of, as one: asking again asks for those that failed. */
export function together(...reads: Reading[]): Reading {
  const failed = reads.filter(({ error }) => error)
  return {
    data: reads.some(({ data }) => data === undefined) ? undefined : reads,
    error: failed[0]?.error ?? null,
    isPending: failed.length === 0 && reads.some(({ isPending }) => isPending),
    isFetching: reads.some(({ isFetching }) => isFetching),
    dataUpdatedAt: Math.min(...reads.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
  }
}

/** A text of the server as a sentence. */
export const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

/** Asks again for what could not be read. It keeps the focus while it does, and gives it to the page as it goes. */
export function TryAgain({ read }: { read: Pick<Reading, 'isFetching' | 'refetch'> }) {
  const [isPressed, setPressed] = useState(false)
  return (
    <>
      <button
        type="button"
        className="c-button"
        data-kind="plain"
        aria-disabled={read.isFetching || undefined}
        onClick={() => {
          if (read.isFetching) return
          setPressed(true)
          void read.refetch()
        }}
      >
        {read.isFetching ? t`Trying …` : t`Try again`}
      </button>
      {isPressed && <FocusBack />}
    </>
  )
}

function FocusBack() {
  useFocusBack()
  return null
}

type Part = { read: Reading; what: string }

const failure = ({ read, what }: Part) => ({
  title: t`${what} could not be fetched`,
  action: <TryAgain read={read} />,
  children: read.error && sentence(read.error.message),
})

/** Why a read failed, and the way to ask again. `what` begins the sentence: "Your jobs". */
export const Failed = (part: Part) => <EmptyState {...failure(part)} />

/** In place of what is not there yet: the skeleton of it, or why it could not be fetched. */
export function NotYet({
  read,
  what,
  children,
}: {
  read: Reading
  what: string
  children: ReactNode
}) {
  return read.isPending ? children : <Failed read={read} what={what} />
}

/** The failures that a part of the screen tells beside what is old; where there is none, the frame tells (`OldReads`). */
export const toldBeside = createStore<ReadonlySet<ApiError>>(new Set())

/** Above what was known before, when asking for it again has failed; otherwise nothing. It asks again for all that is old on the page. */
export function Stale({ read, what }: { read: Reading; what: string }) {
  const cache = useQueryClient().getQueryCache()
  const told = read.data === undefined ? null : read.error
  useLayoutEffect(() => {
    if (!told) return
    toldBeside.set(new Set([...toldBeside.get(), told]))
    return () => toldBeside.set(new Set([...toldBeside.get()].filter((error) => error !== told)))
  }, [told])
  if (!read.error || read.data === undefined) return null
  return (
    <div className="c-stale" role="status">
      <p>
        <Trans>
          {what} as they were <When at={new Date(read.dataUpdatedAt).toISOString()} />.{' '}
          {{ sentence: sentence(read.error.message) }}
        </Trans>
      </p>
      <TryAgain
        read={{
          isFetching: read.isFetching,
          refetch: () => {
            void read.refetch()
            asOne(oldReads(cache).get()).refetch()
          },
        }}
      />
    </div>
  )
}

/**
 * A page whose read is not there yet: its skeleton, "not found" where the server says so, else why it failed. `home`:
 * where somebody in the workspace goes on.
 */
export function PageNotYet({ read, what, home }: Part & { home?: string }) {
  if (read.isPending)
    return (
      <div className={home ? undefined : 'c-page'}>
        <PageSkeleton />
      </div>
    )
  // no row has an address that is none
  if (read.error && [404, 422].includes(read.error.status)) return <NotFound home={home} />
  return <Message {...failure({ read, what })} />
}

/** What a field that searches says when it shows nothing: that nothing was found, or that it could not look. */
export const notFound = ({ error }: { error: Error | null }, nothing: string) =>
  error ? t`This could not be looked up. ${{ message: error.message }}` : nothing
