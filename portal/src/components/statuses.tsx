import { Badge } from '@mantine/core'

// Statuses as people read them; the keys are the wire's.

type Look = { label: string; color: string }

export const applicationStatuses: Record<string, Look> = {
  applied: { label: 'Applied', color: 'gray' },
  reviewing: { label: 'In review', color: 'blue' },
  shortlisted: { label: 'Shortlisted', color: 'candor' },
  assessment: { label: 'Assessment', color: 'blue' },
  interview: { label: 'Interview', color: 'candor' },
  offer: { label: 'Offer', color: 'amber' },
  hired: { label: 'Hired', color: 'candor' },
  rejected: { label: 'Not going on', color: 'gray' },
  withdrawn: { label: 'Withdrawn', color: 'gray' },
  job_closed: { label: 'Job closed', color: 'gray' },
  expired: { label: 'No answer came', color: 'gray' },
}

export const interviewStatuses: Record<string, Look> = {
  requested: { label: 'Requested', color: 'amber' },
  proposed: { label: 'Times proposed', color: 'amber' },
  scheduled: { label: 'Scheduled', color: 'candor' },
  reschedule_requested: { label: 'New time asked for', color: 'amber' },
  awaiting_outcome: { label: 'Outcome due', color: 'amber' },
  completed: { label: 'Took place', color: 'gray' },
  no_show: { label: 'Missed', color: 'red' },
  cancelled: { label: 'Cancelled', color: 'gray' },
  declined: { label: 'Declined', color: 'gray' },
  expired: { label: 'Expired', color: 'gray' },
}

const badge = (looks: Record<string, Look>) =>
  function StatusBadge({ status }: { status: string }) {
    const { label, color } = looks[status] ?? { label: status, color: 'gray' }
    return <Badge color={color}>{label}</Badge>
  }

export const ApplicationStatus = badge(applicationStatuses)
export const InterviewStatus = badge(interviewStatuses)
