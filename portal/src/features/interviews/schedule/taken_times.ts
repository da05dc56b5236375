import { t } from '@lingui/core/macro'
import { useQuery } from '@tanstack/react-query'
import { PAGE_MOST } from '#api/http/paging_facts'
import { read } from '../../../app/read'
import { useSession } from '../../../app/session/session'

type Taken = { start: string; end: string }

/**
 * What is in the way of an interview of this length (in milliseconds) on some days: interviews of the applicant and of
 * those who take part, and what these have in calendars of their own. A time of the latter can be offered all the same.
 */
export function useTakenTimes({
  appliedId,
  people,
  from,
  until,
  length,
}: {
  appliedId: string
  people: string[]
  from: Date
  until: Date
  length: number
}) {
  const { user } = useSession()
  const query = { from: from.toISOString(), to: until.toISOString() }
  const planned = useQuery(
    read('GET', '/client/getInterviewsData', { query: { ...query, limit: PAGE_MOST } })
  )
  const held = useQuery(read('GET', '/client/interview-busy', { query }))
  const outside = useQuery(
    read('GET', '/client/calendar-busy', { query: { userIds: people, ...query } })
  )
  const taken = [
    ...(planned.data?.data ?? []).filter(
      (one) =>
        one.start &&
        one.appliedId === appliedId &&
        ['scheduled', 'reschedule_requested'].includes(one.status)
    ),
    ...(held.data?.data ?? []).filter(({ userId }) => people.includes(userId)),
  ] as Taken[]
  const overlaps = (start: number) => (one: Taken) =>
    Date.parse(one.start) < start + length && Date.parse(one.end) > start
  return {
    reads: [planned, held],
    outside,
    isBusy: (start: number) => taken.some(overlaps(start)),
    /** Whose own calendars hold something then; the reader as "you". */
    away: (start: number) =>
      (outside.data?.data ?? [])
        .filter(({ busy }) => busy.some(overlaps(start)))
        .map(({ userId, name }) => (userId === user?._id ? t`you` : name)),
  }
}
