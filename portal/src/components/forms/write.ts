import { useCallback, useRef, useState } from 'react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { ApiError } from '../../app/api'

/** Reads by their paths, as `read` takes them, or what is true of their paths. */
export type Reads = readonly string[] | ((path: string) => boolean)

/** Asks the server again for these reads. */
export const refresh = (client: QueryClient, reads: Reads) =>
  client.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof reads === 'function' ? reads(String(path)) : reads.includes(String(path)),
  })

type Options<Args extends unknown[], Result> = {
  /** The reads that the write changes; they are fetched before `onDone`. */
  refreshes?: Reads
  onDone?: (result: Result, ...args: Args) => unknown
  /** After a refusal, with what was refused: to put something back that was shown at once. */
  onRefused?: (failure: ApiError, ...args: Args) => unknown
}

export type Write<Args extends unknown[] = []> = {
  /** Sends it; resolves to whether it was done. Other errors than refusals are thrown on. */
  send: (...args: Args) => Promise<boolean>
  busy: boolean
  /** Whether a write with this first argument is under way: the button of one row of a list. */
  busyWith: (first: Args[0]) => boolean
  /** Why the last one was refused; `fields` has the server's words by field. */
  failure: ApiError | undefined
  forget: () => void
}

/**
 * A write. The same one while it is under way is the same click twice and is sent once; the call itself says
 * what happened in a notice (`notice` of `api`). A refusal because of what changed meanwhile (404, 409)
 * refreshes what is shown, as a success does; nothing that was typed is touched.
 */
export function useWrite<Args extends unknown[] = [], Result = unknown>(
  work: (...args: Args) => Promise<Result>,
  { refreshes = [], onDone, onRefused }: Options<Args, Result> = {}
): Write<Args> {
  const client = useQueryClient()
  const current = useRef({ work, refreshes, onDone, onRefused })
  current.current = { work, refreshes, onDone, onRefused }
  const [underWay, setUnderWay] = useState<Args[]>([])
  const [failure, setFailure] = useState<ApiError>()
  const sent = useRef<Args[]>([])
  const changed = () => setUnderWay(sent.current)

  const send = useCallback(async (...args: Args) => {
    const write = current.current
    if (sent.current.some((other) => sameArgs(other, args))) return false
    sent.current = [...sent.current, args]
    changed()
    setFailure(undefined)
    try {
      const result = await write.work(...args)
      await refresh(client, write.refreshes)
      await write.onDone?.(result, ...args)
      return true
    } catch (error) {
      if ((error as Error)?.name === 'AbortError') return false
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
      if (error.status === 404 || error.status === 409) await refresh(client, write.refreshes)
      await write.onRefused?.(error, ...args)
      return false
    } finally {
      sent.current = sent.current.filter((other) => other !== args)
      changed()
    }
  }, [])
  return {
    send,
    busy: underWay.length > 0,
    busyWith: (first) => underWay.some(([other]) => other === first),
    failure,
    forget: () => setFailure(undefined),
  }
}

const sameArgs = (one: unknown[], other: unknown[]) =>
  one.length === other.length && one.every((arg, index) => Object.is(arg, other[index]))
