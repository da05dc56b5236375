import { useEffect, useRef, useState } from 'react'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { notify } from '../../../app/notices'
import { answerQueue, fetchAhead } from './answer_queue'

/** How many are known ahead before more are asked for. */
const AHEAD = 3

/**
 * The line of those who wait for an answer, of one job or of all: who is in front, who follows, how many are left,
 * and who was answered or left for later since the page was opened.
 */
export function useWaitingLine(jobId: string | undefined, enabled: boolean) {
  const client = useQueryClient()
  const queue = useInfiniteQuery({ ...answerQueue(jobId), enabled: enabled })
  const [shown, setShown] = useState<string>()
  const [answered, setAnswered] = useState<string[]>([])
  const [later, setLater] = useState<string[]>([])
  const before = useRef<string[]>([])

  const rows = queue.data?.pages.flatMap(({ data }) => data.applications) ?? []
  const waiting = rows.filter(({ _id }) => !answered.includes(_id))
  const ahead = waiting.filter(({ _id }) => _id !== shown && !later.includes(_id))
  const current = shown ?? ahead[0]?._id
  const following = ahead.find(({ _id }) => _id !== current)
  // what was answered here counts until the server is asked again
  const here = rows.filter(({ _id }) => answered.includes(_id))
  const counts = queue.data?.pages.at(-1)?.data.counts
  const left = Math.max(0, (counts?.waiting ?? 0) - here.length)
  const late = Math.max(0, (counts?.late ?? 0) - here.filter(({ isLate }) => isLate).length)

  // the person in front of the reader stays when others join or leave the line
  useEffect(() => {
    if (!shown && current) setShown(current)
  }, [shown, current])
  useEffect(() => {
    if (following) void fetchAhead(client, following._id)
  }, [following?._id])
  // on a phone the page itself scrolls: the next one begins at the top
  useEffect(() => void window.scrollTo(0, 0), [current])
  // one that failed is asked for again by hand: by itself it would be asked for without an end
  const more =
    queue.hasNextPage && !queue.isFetching && !queue.isFetchNextPageError && ahead.length < AHEAD
  useEffect(() => {
    if (more) void queue.fetchNextPage()
  }, [more])

  const leave = (id: string, list: typeof setAnswered) => {
    list((all) => (all.includes(id) ? all : [...all, id]))
    before.current = [...before.current.filter((each) => each !== id), id]
    setShown((now) => (now === id ? undefined : now))
  }
  /** Puts in front who was answered or left for later. */
  const comeBack = (id: string) => {
    setAnswered((all) => all.filter((each) => each !== id))
    setLater((all) => all.filter((each) => each !== id))
    setShown(id)
  }
  /** Leaves the current one for later, or takes the last one that was left to the front. */
  function step(by: 1 | -1) {
    if (by > 0) {
      if (current) leave(current, setLater)
      return
    }
    const last = before.current.at(-1)
    if (!last) return notify.info(t`This is the first one`)
    before.current = before.current.slice(0, -1)
    setLater((all) => all.filter((each) => each !== last))
    setShown(last)
  }

  return {
    queue,
    rows,
    ahead,
    current,
    following,
    answered,
    later,
    left,
    late,
    answer: (id: string) => leave(id, setAnswered),
    comeBack,
    step,
    startAgain: () => setLater([]),
  }
}
