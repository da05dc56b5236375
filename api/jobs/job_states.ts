/** Where a job can be; `pending`, `live` and `rejected` are an open job before, after and against approval. */
export const jobStates = [
  'draft',
  'pending',
  'rejected',
  'live',
  'paused',
  'closed',
  'expired',
  'archived',
  'suspended',
] as const
export type JobState = (typeof jobStates)[number]

type Transition = {
  from: readonly JobState[]
  to: JobState
  by: 'client' | 'platform' | 'both' | 'clock'
  label: string
}

/** Every move a job can make, and whose it is: the guards, the buttons, the docs page and the tests read this. */
export const jobTransitions = {
  submit: {
    from: ['draft', 'rejected'],
    to: 'pending',
    by: 'client',
    label: 'Submit for approval',
  },
  withdraw: { from: ['pending'], to: 'draft', by: 'client', label: 'Withdraw' },
  approve: { from: ['pending'], to: 'live', by: 'platform', label: 'Approve' },
  reject: { from: ['pending'], to: 'rejected', by: 'platform', label: 'Reject' },
  pause: { from: ['live'], to: 'paused', by: 'client', label: 'Pause' },
  resume: { from: ['paused'], to: 'live', by: 'client', label: 'Resume' },
  close: { from: ['live', 'paused'], to: 'closed', by: 'client', label: 'Close' },
  refresh: { from: ['live', 'expired'], to: 'live', by: 'client', label: 'Refresh' },
  expire: { from: ['live', 'paused'], to: 'expired', by: 'clock', label: 'Expire' },
  suspend: { from: ['live'], to: 'suspended', by: 'platform', label: 'Suspend' },
  archive: {
    from: ['draft', 'pending', 'rejected', 'live', 'paused', 'closed', 'expired', 'suspended'],
    to: 'archived',
    by: 'both',
    label: 'Archive',
  },
} as const satisfies Record<string, Transition>
export type JobAction = keyof typeof jobTransitions

/** The states in which a company may change what a job says. */
export const editableStates: readonly JobState[] = [
  'draft',
  'pending',
  'rejected',
  'live',
  'paused',
]

/** Nothing is open in these any more. */
export const endStates = [
  'closed',
  'expired',
  'archived',
  'suspended',
] as const satisfies readonly JobState[]

/** The state that the two columns mean. */
export function stateOf({
  status,
  isApproved,
}: {
  status: string
  isApproved: boolean | null
}): JobState {
  if (status !== 'open') return status as JobState
  return isApproved === null ? 'pending' : isApproved ? 'live' : 'rejected'
}

/** The moves that are open in a state, for buttons. */
export function actionsFrom(state: JobState, by: 'client' | 'platform'): JobAction[] {
  return (Object.keys(jobTransitions) as JobAction[]).filter((action) => {
    const transition: Transition = jobTransitions[action]
    return transition.from.includes(state) && (transition.by === by || transition.by === 'both')
  })
}

/** What `PUT /client/job-status` asks for, by the state a job is in. */
export function actionTowards(
  status: 'draft' | 'open' | 'paused' | 'closed' | 'archived',
  state: JobState
) {
  if (status === 'open') return state === 'paused' ? 'resume' : 'submit'
  return ({ draft: 'withdraw', paused: 'pause', closed: 'close', archived: 'archive' } as const)[
    status
  ]
}

const words: Record<JobState, string> = {
  draft: 'is a draft',
  pending: 'waits for approval',
  rejected: 'was rejected',
  live: 'is live',
  paused: 'is paused',
  closed: 'is closed',
  expired: 'has expired',
  archived: 'is archived',
  suspended: 'was suspended by the platform',
}

/** Why a move cannot be made now, and what can. */
export function refusalOf(action: JobAction, state: JobState, by: 'client' | 'platform') {
  const open = actionsFrom(state, by).map((name) => jobTransitions[name].label.toLowerCase())
  return `This job ${words[state]}, so it cannot ${phrases[action]}. ${open.length ? `You can: ${open.join(', ')}` : 'Nothing more can be done with it'}`
}

const phrases: Record<JobAction, string> = {
  submit: 'be submitted',
  withdraw: 'be withdrawn',
  approve: 'be approved',
  reject: 'be rejected',
  pause: 'be paused',
  resume: 'be resumed',
  close: 'be closed',
  refresh: 'be refreshed',
  expire: 'expire',
  suspend: 'be suspended',
  archive: 'be archived',
}

/** What the company reads after its move. */
export const actionMessages: Record<JobAction, string> = {
  submit: 'Job submitted for approval',
  withdraw: 'Job withdrawn; it is a draft again',
  approve: 'Job approved',
  reject: 'Job rejected',
  pause: 'Job paused; no new applications come in',
  resume: 'Job is live again',
  close: 'Job closed; everyone who waited gets an answer',
  refresh: 'Job refreshed; it stands first again',
  expire: 'Job expired',
  suspend: 'Job suspended',
  archive: 'Job archived',
}
