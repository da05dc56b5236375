import { Flow, type MoveOf, type StateOf } from '#api/flow/flow'
import { sentence } from '#api/languages/sentence'
import {
  DAYS_BETWEEN_REFRESHES,
  DAYS_LISTED,
  MOST_DAYS_LISTED,
  MOST_RESUBMISSIONS,
} from '#api/jobs/job_facts'

type Instant = { toMillis(): number }
const DAY = 86_400_000
const minuteOf = (time: number, locale: string) =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(time)

/** Where a job can be; pending, live and rejected are an open job before, after and against approval. */
export const jobFlow = new Flow({
  title: 'Job',
  one: 'job',
  states: {
    draft: { label: 'Draft', is: 'is a draft', columns: { status: 'draft' } },
    pending: {
      label: 'Awaiting approval',
      is: 'waits for approval',
      columns: { status: 'open', isApproved: null },
    },
    rejected: {
      label: 'Not approved',
      is: 'was rejected',
      columns: { status: 'open', isApproved: false },
    },
    live: { label: 'Live', is: 'is live', columns: { status: 'open', isApproved: true } },
    paused: { label: 'Paused', is: 'is paused', columns: { status: 'paused' } },
    closed: { label: 'Closed', is: 'is closed', over: true, columns: { status: 'closed' } },
    expired: { label: 'Expired', is: 'has expired', over: true, columns: { status: 'expired' } },
    archived: { label: 'Archived', is: 'is archived', over: true, columns: { status: 'archived' } },
    suspended: {
      label: 'Suspended',
      is: 'was suspended by the platform',
      over: true,
      columns: { status: 'suspended' },
    },
  },
  guards: {
    resubmissionsLeft: (
      { isApproved, resubmissions }: { isApproved: boolean | null; resubmissions: number },
      _now: Date
    ) =>
      isApproved === false && resubmissions >= MOST_RESUBMISSIONS
        ? sentence(
            'This job was rejected and resubmitted {most} times. Write a new one, or ask our support what is missing',
            { most: MOST_RESUBMISSIONS }
          )
        : null,
    timeLeft: ({ validThrough }: { validThrough: Instant | null }, now: Date) =>
      validThrough && validThrough.toMillis() <= now.getTime()
        ? sentence(
            'The time of this job is over. It expires within the hour; then you can refresh it for {days} more days',
            { days: DAYS_LISTED }
          )
        : null,
    notRefreshedLately: ({ refreshedAt }: { refreshedAt: Instant }, now: Date) => {
      const next = refreshedAt.toMillis() + DAYS_BETWEEN_REFRESHES * DAY
      return next > now.getTime()
        ? sentence(
            'A job can be refreshed once every {days} days; this one again from {minute} UTC',
            {
              days: DAYS_BETWEEN_REFRESHES,
              minute: ({ locales }) => minuteOf(next, locales[0]),
            }
          )
        : null
    },
  },
  moves: {
    create: { by: 'client', from: 'new', to: 'draft', label: 'Write', deed: 'be written' },
    submit: {
      by: 'client',
      from: ['draft', 'rejected'],
      to: 'pending',
      label: 'Submit for approval',
      deed: 'be submitted',
      done: 'Job submitted for approval',
      given: ['resubmissionsLeft'],
      checks: ['companyVerified', 'complete', 'quotaLeft'],
    },
    withdraw: {
      by: 'client',
      from: ['pending'],
      to: 'draft',
      label: 'Withdraw',
      deed: 'be withdrawn',
      done: 'Job withdrawn; it is a draft again',
    },
    approve: {
      by: 'platform',
      from: ['pending'],
      to: 'live',
      label: 'Approve',
      deed: 'be approved',
    },
    reject: {
      by: 'platform',
      from: ['pending'],
      to: 'rejected',
      label: 'Reject',
      deed: 'be rejected',
    },
    pause: {
      by: 'client',
      from: ['live'],
      to: 'paused',
      label: 'Pause',
      deed: 'be paused',
      done: 'Job paused; no new applications come in',
    },
    resume: {
      by: 'client',
      from: ['paused'],
      to: 'live',
      label: 'Resume the job',
      deed: 'be resumed',
      done: 'Job is live again',
      given: ['timeLeft'],
      checks: ['companyVerified', 'quotaLeft'],
    },
    close: {
      by: 'client',
      from: ['live', 'paused'],
      to: 'closed',
      label: 'Close',
      deed: 'be closed',
      done: 'Job closed; everyone who waited gets an answer',
    },
    refresh: {
      by: 'client',
      from: ['live', 'expired'],
      to: 'live',
      label: 'Refresh',
      deed: 'be refreshed',
      done: 'Job refreshed; it stands first again',
      given: ['notRefreshedLately'],
      checks: ['companyVerified', 'quotaLeft'],
    },
    expire: {
      by: 'system',
      from: ['live', 'paused'],
      to: 'expired',
      label: 'Expire',
      deed: 'expire',
      after: sentence('when its listing ends: after {days} days, {most} at most', {
        days: DAYS_LISTED,
        most: MOST_DAYS_LISTED,
      }),
    },
    suspend: {
      by: 'platform',
      from: ['live'],
      to: 'suspended',
      label: 'Suspend',
      deed: 'be suspended',
    },
    archive: {
      by: ['client', 'platform'],
      from: ['draft', 'pending', 'rejected', 'live', 'paused', 'closed', 'expired', 'suspended'],
      to: 'archived',
      label: 'Archive',
      deed: 'be archived',
      done: 'Job archived',
    },
  },
})

export type JobState = StateOf<typeof jobFlow>
export type JobMove = MoveOf<typeof jobFlow>

/** The move that leads to the status that a company asks for, from the state a job is in. */
export function moveTowards(
  status: 'draft' | 'open' | 'paused' | 'closed' | 'archived',
  state: JobState
) {
  if (status === 'open') return state === 'paused' ? 'resume' : 'submit'
  return ({ draft: 'withdraw', paused: 'pause', closed: 'close', archived: 'archive' } as const)[
    status
  ]
}
