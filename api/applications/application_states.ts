import { UNREJECT_DAYS } from '#api/applications/application_facts'

/** Every status of an application, as the wire, the screens and the database name it. */
export const applicationStates = {
  applied: { label: 'Applied', ended: false },
  reviewing: { label: 'In review', ended: false },
  shortlisted: { label: 'Shortlisted', ended: false },
  assessment: { label: 'Assessment', ended: false },
  interview: { label: 'Interview', ended: false },
  offer: { label: 'Offer', ended: false },
  hired: { label: 'Hired', ended: false },
  rejected: { label: 'Not chosen', ended: true },
  withdrawn: { label: 'Withdrawn', ended: true },
  job_closed: { label: 'Job closed', ended: true },
  expired: { label: 'Employer did not respond', ended: true },
} as const satisfies Record<string, { label: string; ended: boolean }>

export type ApplicationStatus = keyof typeof applicationStates
export const applicationStatuses = Object.keys(applicationStates) as [
  ApplicationStatus,
  ...ApplicationStatus[],
]

const pipeline = [
  'applied',
  'reviewing',
  'shortlisted',
  'assessment',
  'interview',
  'offer',
  'hired',
] as const
/** What a company's own stage can stand for. */
export const stageStatuses = pipeline
export type StageStatus = (typeof pipeline)[number]
const running = ['applied', 'reviewing', 'shortlisted', 'assessment', 'interview', 'offer'] as const

/** Who may move an application from where to where: the guards, the buttons, the docs page and the tests read this. */
export const applicationMoves = {
  move: { by: 'client', from: pipeline, to: pipeline },
  reject: { by: 'client', from: running, to: ['rejected'] },
  unreject: { by: 'client', from: ['rejected'], to: running, withinDays: UNREJECT_DAYS },
  withdraw: { by: 'candidate', from: running, to: ['withdrawn'] },
  closeJob: { by: 'system', from: running, to: ['job_closed'] },
  expire: { by: 'system', from: ['applied'], to: ['expired'] },
  merge: { by: 'system', from: running, to: ['withdrawn'] },
  separate: { by: 'system', from: ['withdrawn'], to: running },
} as const satisfies Record<
  string,
  {
    by: Mover
    from: readonly ApplicationStatus[]
    to: readonly ApplicationStatus[]
    withinDays?: number
  }
>

export type Mover = 'client' | 'candidate' | 'system'

/** The statuses to which a company may send an application at some time. */
export const clientTargets = [...pipeline, 'rejected'] as const

/** Statuses that wait for the company's next step; they end when the job does. */
export const runningStatuses: readonly ApplicationStatus[] = running

/** Where this one may move an application that stands there. */
export function targetsFrom(from: ApplicationStatus, by: Mover): ApplicationStatus[] {
  const moves: {
    by: Mover
    from: readonly ApplicationStatus[]
    to: readonly ApplicationStatus[]
  }[] = Object.values(applicationMoves)
  return moves
    .filter((move) => move.by === by && move.from.includes(from))
    .flatMap((move) => move.to.filter((to) => to !== from))
}
