import { Flow, type StateOf } from '#api/flow/flow'

/** An analysis of several applicants. It ranks nobody out: what it says is for a person to read. */
export const runFlow = new Flow({
  title: 'Screening run',
  one: 'run',
  states: {
    queued: { label: 'Waiting', is: 'waits to begin' },
    running: { label: 'Running', is: 'is running' },
    done: { label: 'Done', is: 'is done', over: true },
    cancelled: { label: 'Cancelled', is: 'was cancelled', over: true },
    failed: { label: 'Failed', is: 'failed', over: true },
  },
  moves: {
    start: { by: 'client', from: 'new', to: 'queued', label: 'Analyse', deed: 'be started' },
    begin: {
      by: 'system',
      from: ['queued'],
      to: 'running',
      label: 'Begin',
      deed: 'begin',
      after: 'when its first applicant is read',
    },
    cancel: {
      by: 'client',
      from: ['queued', 'running'],
      to: 'cancelled',
      label: 'Cancel the run',
      deed: 'be cancelled',
      done: 'The run is cancelled; what was not read yet costs nothing',
    },
    finish: {
      by: 'system',
      from: ['queued', 'running'],
      to: 'done',
      label: 'Finish',
      deed: 'be finished',
      after: 'when its last applicant is judged',
    },
    fail: {
      by: 'system',
      from: ['queued', 'running'],
      to: 'failed',
      label: 'Fail',
      deed: 'fail',
      after: 'when none of its applicants could be judged',
    },
  },
})
export type RunState = StateOf<typeof runFlow>
/** Those that still go on. */
export const liveRuns = ['queued', 'running'] as const satisfies RunState[]
