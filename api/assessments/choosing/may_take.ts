import { DateTime } from 'luxon'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { retakes } from '#api/assessments/assessment_facts'

const LONGEST_DAYS = Math.max(...retakes.windows.map(({ inDays }) => inDays))

/** What a candidate can do with a test of their choice. */
const testStates = ['open', 'running', 'passed', 'waiting'] as const
export type TestState = (typeof testStates)[number]
export type Standing = {
  state: TestState
  attemptId: number | null
  /** When it can be taken again. */
  again: DateTime | null
  /** Is it only the number of tries that it waits for, so that a test credit of their own opens it now? */
  byCredit: boolean
  /** The best score in percent so far. */
  best: number | null
}

type Row = {
  assessment_id: number
  running_id: number | null
  marking: boolean
  valid_until: Date | null
  best: number | null
  starts: Date[] | null
}

/**
 * The state of each of the tests for a candidate: running, passed as long as the pass holds, waiting for the retake
 * windows (`domain.md` 12), or open. What a company sent is not counted; what was annulled neither.
 */
export async function standings(
  client: QueryClientContract,
  candidateId: number,
  assessmentIds: number[]
): Promise<Map<number, Standing>> {
  const now = DateTime.now()
  const { rows } = await client.rawQuery(
    `select t.id as assessment_id,
       (select a.id from attempts a where a.candidate_id = :candidate and a.assessment_id = t.id and a.status = 'running') as running_id,
       exists (select from attempts a where a.candidate_id = :candidate and a.assessment_id = t.id and a.status = 'marking') as marking,
       (select max(r.valid_until) from test_results r join attempts a on a.id = r.attempt_id and a.status = 'done'
         where r.candidate_id = :candidate and r.assessment_id = t.id and r.passed) as valid_until,
       (select max(r.score) from test_results r join attempts a on a.id = r.attempt_id and a.status = 'done'
         where r.candidate_id = :candidate and r.assessment_id = t.id) as best,
       (select array_agg(a.started_at order by a.started_at desc) from attempts a
         where a.candidate_id = :candidate and a.assessment_id = t.id and a.status <> 'void' and a.send_id is null
           and a.started_at > :since) as starts
     from unnest(:tests::bigint[]) t(id)`,
    {
      candidate: candidateId,
      tests: assessmentIds,
      since: now.minus({ days: LONGEST_DAYS }).toJSDate(),
    } as any
  )
  return new Map((rows as Row[]).map((row) => [row.assessment_id, standingOf(row, now)]))
}

function standingOf(row: Row, now: DateTime): Standing {
  const found = { attemptId: row.running_id, again: null, byCredit: false, best: row.best }
  if (row.running_id) return { ...found, state: 'running' }
  const over = windowsOver((row.starts ?? []).map((start) => DateTime.fromJSDate(start)))
  const again = laterOf([row.valid_until && DateTime.fromJSDate(row.valid_until), ...over])
  const passed = row.valid_until !== null && row.valid_until > now.toJSDate()
  if (passed) return { ...found, state: 'passed', again }
  if (row.marking) return { ...found, state: 'waiting', again }
  if (!again || again <= now) return { ...found, state: 'open' }
  const pause = laterOf(over.slice(0, -1))
  return { ...found, state: 'waiting', again, byCredit: !pause || pause <= now }
}

/**
 * When each of the windows lets the next start in; the latest start comes first. The last window, the longest, is of free
 * tries: a credit goes beyond it, and never beyond the time to learn between two tries.
 */
const windowsOver = (starts: DateTime[]) => [
  starts[0]?.plus({ days: retakes.afterDays }) ?? null,
  ...retakes.windows.map(({ most, inDays }) => starts[most - 1]?.plus({ days: inDays }) ?? null),
]

const laterOf = (times: (DateTime | null)[]) =>
  times.reduce((latest, time) => (time && (!latest || time > latest) ? time : latest), null)
