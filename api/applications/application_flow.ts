import { Flow, type StateOf } from '#api/flow/flow'
import { sentence } from '#api/languages/sentence'
import { EXPIRES_AFTER_DAYS, UNREJECT_DAYS } from '#api/applications/application_facts'

const running = ['applied', 'reviewing', 'shortlisted', 'assessment', 'interview', 'offer'] as const
const pipeline = [...running, 'hired'] as const

type Facts = { endedAt: { toMillis(): number } | null }

/** Every status of an application as the wire, the screens and the database name it; `write_moves.ts` makes the moves, many at once. */
export const applicationFlow = new Flow({
  title: 'Application',
  one: 'application',
  states: {
    applied: { label: 'Applied', is: 'is in "Applied"' },
    reviewing: { label: 'In review', is: 'is in "In review"' },
    shortlisted: { label: 'Shortlisted', is: 'is in "Shortlisted"' },
    assessment: { label: 'Assessment', is: 'is in "Assessment"' },
    interview: { label: 'Interview', is: 'is in "Interview"' },
    offer: { label: 'Offer', is: 'is in "Offer"' },
    hired: { label: 'Hired', is: 'is in "Hired"' },
    rejected: { label: 'Not selected', is: 'was rejected', over: true },
    withdrawn: { label: 'Withdrawn', is: 'was withdrawn', over: true },
    job_closed: { label: 'Job closed', is: 'ended with its job', over: true },
    expired: { label: 'Employer did not respond', is: 'ended without an answer', over: true },
  },
  guards: {
    rejectedLately: ({ endedAt }: Facts, now: Date) =>
      endedAt && endedAt.toMillis() < now.getTime() - UNREJECT_DAYS * 86_400_000
        ? sentence(
            'This rejection is more than {days} days old and can no longer be undone; the candidate may apply again',
            { days: UNREJECT_DAYS }
          )
        : null,
  },
  moves: {
    apply: { by: 'candidate', from: 'new', to: 'applied', label: 'Apply', deed: 'be sent' },
    move: {
      by: 'client',
      from: pipeline,
      to: pipeline,
      label: 'Move to another stage',
      deed: 'be moved',
    },
    reject: { by: 'client', from: running, to: 'rejected', label: 'Reject', deed: 'be rejected' },
    unreject: {
      by: 'client',
      from: ['rejected'],
      to: running,
      label: 'Take back the rejection',
      deed: 'be taken up again',
      given: ['rejectedLately'],
    },
    acceptOffer: {
      by: 'candidate',
      from: ['offer'],
      to: 'hired',
      label: 'Accept an offer',
      deed: 'be hired for',
    },
    withdraw: {
      by: 'candidate',
      from: running,
      to: 'withdrawn',
      label: 'Withdraw',
      deed: 'be withdrawn',
    },
    closeJob: {
      by: 'system',
      from: running,
      to: 'job_closed',
      label: 'End with the job',
      deed: 'end with its job',
      after: 'when the job is closed or archived',
    },
    expire: {
      by: 'system',
      from: ['applied'],
      to: 'expired',
      label: 'Expire',
      deed: 'expire',
      after: sentence('after {days} days without an answer', { days: EXPIRES_AFTER_DAYS }),
    },
    merge: {
      by: 'system',
      from: running,
      to: 'withdrawn',
      label: 'Merge',
      deed: 'be merged',
      after: 'when the company merges it with another of the same person',
    },
    separate: {
      by: 'system',
      from: ['withdrawn'],
      to: running,
      label: 'Separate',
      deed: 'be separated',
      after: 'when the company takes a merge back',
    },
  },
})

export type ApplicationStatus = StateOf<typeof applicationFlow>
export type Mover = 'client' | 'candidate' | 'system'

/** What a company's own stage can stand for. */
export const stageStatuses = pipeline
export type StageStatus = (typeof pipeline)[number]

/** Statuses that wait for the company's next step; they end when the job does. */
export const runningStatuses = running
export type RunningStatus = (typeof running)[number]
/** Whether an application still waits for the company's next step. */
export const isRunning = (status: ApplicationStatus): status is RunningStatus =>
  (running as readonly ApplicationStatus[]).includes(status)

/** The statuses to which a company may send an application at some time. */
export const clientTargets = [...pipeline, 'rejected'] as const
