import { Flow, type StateOf } from '#api/flow/flow'
import { sentence } from '#api/languages/sentence'
import { GRACE_SECONDS, OUTAGE_SECONDS, SILENT_SECONDS } from '#api/assessments/assessment_facts'

type Time = { toMillis(): number }
type Facts = { deadlineAt: Time; lastSeenAt: Time; outageSeconds: number }

/**
 * Whether the time of an attempt is over for good: past its deadline and the grace, and past the time in which an
 * outage that was not given back yet may still be.
 */
export function isDue({ deadlineAt, lastSeenAt, outageSeconds }: Facts, now = new Date()) {
  const deadline = deadlineAt.toMillis()
  const silent = outageSeconds === 0 && lastSeenAt.toMillis() < deadline - SILENT_SECONDS * 1000
  return now.getTime() > deadline + (GRACE_SECONDS + (silent ? OUTAGE_SECONDS : 0)) * 1000
}

/** What becomes of a test that somebody has started. */
export const attemptFlow = new Flow({
  title: 'Test attempt',
  one: 'test',
  states: {
    running: { label: 'Running', is: 'is running' },
    marking: { label: 'Being marked', is: 'is being marked' },
    done: { label: 'Finished', is: 'is finished', over: true },
    void: { label: 'Annulled', is: 'was annulled', over: true },
  },
  guards: {
    inTime: ({ deadlineAt }: Facts, now: Date) =>
      deadlineAt.toMillis() + GRACE_SECONDS * 1000 >= now.getTime()
        ? null
        : sentence('The time for this test is over; what you had answered counts'),
    timeIsOver: (attempt: Facts, now: Date) =>
      isDue(attempt, now) ? null : sentence('The time for this test is not over yet'),
  },
  moves: {
    start: { by: 'candidate', from: 'new', to: 'running', label: 'Start', deed: 'be started' },
    answer: {
      by: 'candidate',
      from: ['running'],
      to: 'running',
      label: 'Answer',
      deed: 'be answered',
      given: ['inTime'],
    },
    finish: {
      by: 'candidate',
      from: ['running'],
      to: 'marking',
      label: 'Finish',
      deed: 'be finished',
      done: 'The test is finished',
    },
    lapse: {
      by: 'system',
      from: ['running'],
      to: 'marking',
      label: 'End',
      deed: 'end',
      given: ['timeIsOver'],
      after: sentence('{seconds} seconds after its deadline', { seconds: GRACE_SECONDS }),
    },
    mark: {
      by: 'system',
      from: ['marking'],
      to: 'done',
      label: 'Mark',
      deed: 'be marked',
      after: 'as soon as every answer is marked',
    },
    drop: {
      by: 'system',
      from: ['marking'],
      to: 'void',
      label: 'Give up',
      deed: 'be given up',
      after: 'when all that it asked was code, and this machine could not run it',
    },
    annul: {
      by: 'platform',
      from: ['done'],
      to: 'void',
      label: 'Annul',
      deed: 'be annulled',
      done: 'The attempt is annulled; it can be taken again',
    },
  },
})

export type AttemptStatus = StateOf<typeof attemptFlow>
