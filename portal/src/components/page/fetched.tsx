import type { ReactNode } from 'react'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ApiError } from '../../app/api'
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

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

function TryAgain({ read }: { read: Reading }) {
  return (
    <button
      type="button"
      className="c-button"
      data-kind="plain"
      disabled={read.isFetching}
      onClick={() => void read.refetch()}
    >
      {read.isFetching ? t`Trying …` : t`Try again`}
    </button>
  )
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

/** Above what was known before, when asking for it again has failed; otherwise nothing. */
export function Stale({ read, what }: { read: Reading; what: string }) {
  if (!read.error || read.data === undefined) return null
  return (
    <div className="c-stale" role="status">
      <p>
        <Trans>
          {what} as they were <When at={new Date(read.dataUpdatedAt).toISOString()} />.{' '}
          {{ sentence: sentence(read.error.message) }}
        </Trans>
      </p>
      <TryAgain read={read} />
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
