import '../../components/lists/cards.css'
import '../../components/lists/person_line.css'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { openStatuses } from '../../../../api/interviews/interview_flow'
import { api } from '../../app/api'
import { read } from '../../app/read'
import { Face } from '../../components/face'
import { bothZones } from '../../components/times/two_clocks'
import { CallButtons, interviewReads, lineOf, type Interview } from './interview_parts'
import { Refused } from '../../components/forms/refused'
import { useWrite, type Write } from '../../components/forms/write'
import { InterviewStatus } from '../../components/marks/statuses'
import { nameOf } from '../applicants'
import { WriteButton } from '../chat'
import { Dispute } from './interview_dialogs'

/** What naming times means in each state, in the words of its button. */
const timing = {
  propose: t`Offer times`,
  edit: t`Change the times`,
  counter: t`Offer other times`,
  reschedule: t`Ask for another time`,
} as const
/** What opens a dialog. */
export type Act = 'cancel' | 'decline' | 'complete' | 'times' | 'score' | 'people'

/** One interview with what can be done about it now. */
export function InterviewCard({
  interview,
  marked,
  onAct,
}: {
  interview: Interview
  marked: boolean
  onAct: (act: Act) => void
}) {
  const client = useQueryClient()
  const { status, actions } = interview
  const mayLead = openStatuses.includes(status) && actions.length > 0

  const interviewId = interview._id
  const accept = useWrite(
    (slotId: string) => api.patch('/client/acceptInterview', { body: { interviewId, slotId } }),
    { refreshes: interviewReads }
  )
  const takeOver = useWrite(
    async () => {
      const { data } = await client.fetchQuery(read('GET', '/get-user'))
      await api.patch('/client/interviewers', {
        body: { interviewId, interviewerIds: [data.user._id] },
      })
    },
    { refreshes: interviewReads }
  )
  return (
    <li className="card" style={marked ? { borderColor: 'var(--accent)' } : undefined}>
      <CardHead interview={interview} />
      {interview.organiserLeft && <OrganiserLeft mayLead={mayLead} takeOver={takeOver} />}
      {interview.start && (
        <Text fw={550} className="num">
          {bothZones(interview.start, interview.devTimeZone)}
        </Text>
      )}
      {['proposed', 'reschedule_requested'].includes(status) && (
        <OfferedTimes interview={interview} accept={accept} />
      )}
      {status === 'requested' && (
        <Text size="sm" c="dimmed" mt="xs">
          {interview.requestedBy === 'candidate'
            ? t`They would like to talk with you. Offer them times.`
            : t`You asked them for times; you may also offer some yourself.`}
        </Text>
      )}
      {status === 'requested' && interview.message && (
        <Text size="sm" mt="xs" style={{ whiteSpace: 'pre-line' }}>
          {interview.message}
        </Text>
      )}
      <Refused failure={accept.failure ?? takeOver.failure} beside={[]} />
      {interview.reason && (
        <Text size="sm" c="dimmed" mt="xs">
          {t`Reason: ${{ reason: interview.reason }}`}
        </Text>
      )}
      {(interview.interviewers.length > 0 || mayLead) && (
        <Group gap="xs" mt="xs">
          {interview.interviewers.length > 0 && (
            <Text size="sm" c="dimmed">
              {t`With ${{ interviewers: interview.interviewers.map((one) => `${one.fName} ${one.lName}`).join(', ') }}`}
            </Text>
          )}
          {mayLead && (
            <Button variant="transparent" px={0} size="compact-sm" onClick={() => onAct('people')}>
              {t`Change interviewers`}
            </Button>
          )}
        </Group>
      )}
      <Dispute interview={interview} />
      <CardActs interview={interview} onAct={onAct} />
    </li>
  )
}

/** With whom, for which job, and its status. */
function CardHead({ interview }: { interview: Interview }) {
  const { dev, job, status } = interview
  return (
    <div className="person-line" style={{ paddingTop: 0 }}>
      <Face name={nameOf(interview)} src={dev.userImage} size={44} />
      <div style={{ minWidth: 0 }}>
        <Link to={`/client/jobs/${interview.jobId}/applicants?application=${interview.appliedId}`}>
          <strong>{nameOf(interview)}</strong>
        </Link>
        <Text size="sm" c="dimmed">
          {lineOf(job.jobTitle, interview)}
        </Text>
      </div>
      <span className="person-line-end">
        <InterviewStatus status={status} />
      </span>
    </div>
  )
}

/** The person who led it has left the team: a colleague takes it over. */
function OrganiserLeft({ mayLead, takeOver }: { mayLead: boolean; takeOver: Write }) {
  return (
    <Group gap="xs" mb="xs">
      <Text size="sm" fw={550} style={{ color: 'var(--clock)' }}>
        {t`The person who led this is no longer on the team.`}
      </Text>
      {mayLead && (
        <Button
          size="compact-sm"
          variant="light"
          loading={takeOver.busy}
          onClick={() => void takeOver.send()}
        >
          {t`Take it over`}
        </Button>
      )}
    </Group>
  )
}

/** The times on offer; those of the candidate can be accepted. */
function OfferedTimes({ interview, accept }: { interview: Interview; accept: Write<[string]> }) {
  const theirOffer = interview.actions.includes('accept')
  return (
    <Stack gap={4} mt="xs">
      <Text size="sm" c="dimmed">
        {theirOffer ? t`They offer` : t`You offer`}:
      </Text>
      {interview.slots.map((slot) => (
        <Group key={slot._id} gap="xs">
          <Text size="sm" className="num">
            {bothZones(slot.start!, interview.devTimeZone)}
          </Text>
          {theirOffer && (
            <Button
              size="compact-xs"
              variant="light"
              loading={accept.busyWith(slot._id)}
              onClick={() => void accept.send(slot._id)}
            >
              {t`Accept`}
            </Button>
          )}
        </Group>
      ))}
    </Stack>
  )
}

/** The buttons of what can be done about it now. */
function CardActs({ interview, onAct }: { interview: Interview; onAct: (act: Act) => void }) {
  const { status, actions } = interview
  const begun = interview.start !== null && Date.parse(interview.start) <= Date.now()
  const times = (Object.keys(timing) as (keyof typeof timing)[]).filter((act) =>
    actions.includes(act)
  )
  const leads = times.includes('propose')
  const timeButtons = times.map((act) => (
    <Button
      key={act}
      variant={act === 'propose' ? 'filled' : 'default'}
      size="sm"
      onClick={() => onAct('times')}
    >
      {timing[act]}
    </Button>
  ))
  // a short button between long ones, so that a phone needs fewer lines for them
  return (
    <Group className="card-acts" gap="xs" mt="sm">
      {begun && ['scheduled', 'awaiting_outcome', 'completed'].includes(status) && (
        <Button
          size="sm"
          variant={interview.scorecard || status !== 'completed' ? 'default' : 'filled'}
          onClick={() => onAct('score')}
        >
          {interview.scorecard ? t`Scorecards` : t`Write your scorecard`}
          {interview.scorecardCount ? ` (${interview.scorecardCount})` : ''}
        </Button>
      )}
      <CallButtons interview={interview} side="client" />
      {actions.includes('complete') && (
        <Button
          variant={status === 'awaiting_outcome' ? 'filled' : 'default'}
          size="sm"
          onClick={() => onAct('complete')}
        >
          {t`Say how it went`}
        </Button>
      )}
      {leads && timeButtons}
      {interview.reaches && <WriteButton to={{ devId: Number(interview.devId) }} size="sm" />}
      {!leads && timeButtons}
      {actions.includes('decline') && (
        <Button variant="default" size="sm" onClick={() => onAct('decline')}>
          {t`Decline`}
        </Button>
      )}
      {actions.includes('cancel') && (
        <Button variant="default" size="sm" onClick={() => onAct('cancel')}>
          {t`Cancel`}
        </Button>
      )}
    </Group>
  )
}
