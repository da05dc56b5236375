import { Badge } from '@mantine/core'
import {
  applicationFlow,
  type ApplicationStatus as AppliedStatus,
} from '#api/applications/application_flow'
import { contactFlow } from '#api/talent/contact/contact_flow'
import { interviewFlow, type InterviewStatus as TalkStatus } from '#api/interviews/interview_flow'

// The words come from the flows; the colours are the portal's.

type Look = { label: string; color: string }
type Flow<State extends string> = {
  names: readonly State[]
  states: Record<State, { label: string }>
}

/** The states of a flow with their words and colours. */
export const looksOf = <State extends string>(flow: Flow<State>, colors: Record<State, string>) =>
  Object.fromEntries(
    flow.names.map((state) => [
      state,
      {
        // when it is shown, as only then the language is known
        get label() {
          return flow.states[state].label
        },
        color: colors[state],
      },
    ])
  ) as Record<string, Look>

export const applicationStatuses = looksOf(applicationFlow, {
  applied: 'gray',
  reviewing: 'blue',
  shortlisted: 'candor',
  assessment: 'blue',
  interview: 'candor',
  offer: 'amber',
  hired: 'candor',
  rejected: 'gray',
  withdrawn: 'gray',
  job_closed: 'gray',
  expired: 'gray',
} satisfies Record<AppliedStatus, string>)

export const interviewStatuses = looksOf(interviewFlow, {
  requested: 'amber',
  proposed: 'amber',
  scheduled: 'candor',
  reschedule_requested: 'amber',
  awaiting_outcome: 'amber',
  completed: 'gray',
  no_show: 'red',
  cancelled: 'gray',
  declined: 'gray',
  expired: 'gray',
} satisfies Record<TalkStatus, string>)

export const contactStatuses = looksOf(contactFlow, {
  pending: 'amber',
  accepted: 'candor',
  declined: 'gray',
  expired: 'gray',
  withdrawn: 'gray',
})

const badge = (looks: Record<string, Look>) =>
  function StatusBadge({ status }: { status: string }) {
    const { label, color } = looks[status] ?? { label: status, color: 'gray' }
    return <Badge color={color}>{label}</Badge>
  }

export const ApplicationStatus = badge(applicationStatuses)
export const InterviewStatus = badge(interviewStatuses)
