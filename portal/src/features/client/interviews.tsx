import './client.css'
import { useState } from 'react'
import {
  Alert,
  Button,
  Group,
  Modal,
  SegmentedControl,
  Select,
  Stack,
  Tabs,
  Text,
  Textarea,
} from '@mantine/core'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { IconCalendarPlus, IconVideo } from '@tabler/icons-react'
import { ApiError, pending } from '../../app/api'
import { read, readPages } from '../../app/read'
import { download } from '../../components/download'
import { Face } from '../../components/face'
import { CalendarFeed } from '../../components/calendar_feed'
import { bothZones } from '../../components/format'
import { EmptyState } from '../../components/message'
import { PageHeader } from '../../components/page_header'
import { ShowMore } from '../../components/show_more'
import { ListSkeleton } from '../../components/skeletons'
import { InterviewStatus } from '../../components/statuses'
import { Dispute, ScoreDialog } from './interview_dialogs'
import { InterviewWeek } from './interview_week'
import { ScheduleDialog } from './schedule_dialog'

const types: Record<string, string> = { video: 'Video', phone: 'Phone', on_site: 'On site' }
type Act = 'cancel' | 'decline' | 'complete' | 'reschedule' | 'score'

/** /client/interviews: what is to come, what waits for an outcome, what was. */
export default function Interviews() {
  const [params, setParams] = useSearchParams()
  const tab = params.get('status') ?? 'upcoming'
  const marked = params.get('id')
  const week = tab === 'week'
  const list = useInfiniteQuery({
    ...readPages<any[]>('GET', '/client/getInterviewsData', {
      query: { limit: 30, status: tab === 'all' ? undefined : tab },
    }),
    enabled: !week,
  })
  const [acting, setActing] = useState<{ interview: any; act: Act }>()
  const rows = list.data?.pages.flatMap((page) => page.data) ?? []
  return (
    <>
      <PageHeader title="Interviews" actions={<CalendarFeed />}>
        Each time is shown in your company’s zone and in the candidate’s.
      </PageHeader>
      <Tabs
        value={tab}
        onChange={(value) =>
          setParams(value && value !== 'upcoming' ? { status: value } : {}, { replace: true })
        }
        mb="md"
      >
        <Tabs.List>
          <Tabs.Tab value="upcoming">To come</Tabs.Tab>
          <Tabs.Tab value="week">Week</Tabs.Tab>
          <Tabs.Tab value="awaiting_outcome">Outcome due</Tabs.Tab>
          <Tabs.Tab value="past">Past</Tabs.Tab>
          <Tabs.Tab value="all">All</Tabs.Tab>
        </Tabs.List>
      </Tabs>
      {week ? (
        <InterviewWeek />
      ) : list.isPending ? (
        <ListSkeleton />
      ) : rows.length === 0 ? (
        <EmptyState
          title="No interviews here"
          action={
            <Button component={Link} to="/client/jobs">
              Go to your jobs
            </Button>
          }
        >
          Invite an applicant from their card; the times you offer stand here.
        </EmptyState>
      ) : (
        <ul className="cl-list">
          {rows.map((interview) => (
            <Interview
              key={interview._id}
              interview={interview}
              marked={marked === interview._id}
              onAct={(act) => setActing({ interview, act })}
            />
          ))}
        </ul>
      )}
      {!week && <ShowMore list={list} />}
      {acting?.act === 'score' && (
        <ScoreDialog interview={acting.interview} onClose={() => setActing(undefined)} />
      )}
      {acting?.act === 'reschedule' && (
        <ScheduleDialog
          invitee={{
            appliedId: acting.interview.appliedId,
            name: nameOf(acting.interview),
            timeZone: acting.interview.devTimeZone,
          }}
          interview={acting.interview}
          onClose={() => setActing(undefined)}
        />
      )}
      {acting && acting.act !== 'reschedule' && acting.act !== 'score' && (
        <ActDialog
          interview={acting.interview}
          act={acting.act}
          onClose={() => setActing(undefined)}
        />
      )}
    </>
  )
}

const nameOf = (interview: any) => `${interview.dev.fName} ${interview.dev.lName}`

function Interview({
  interview,
  marked,
  onAct,
}: {
  interview: any
  marked: boolean
  onAct: (act: Act) => void
}) {
  const client = useQueryClient()
  const { dev, job, status, actions = [] } = interview
  const theirOffer = actions.includes('accept')
  const begun = interview.start && Date.parse(interview.start) <= Date.now()
  const accept = async (slotId: string) => {
    await pending('PATCH', '/client/acceptInterview', {
      body: { interviewId: interview._id, slotId },
    }).catch(() => undefined)
    await client.invalidateQueries({ queryKey: ['/client/getInterviewsData'] })
  }
  const takeOver = async () => {
    const { data } = await client.fetchQuery(read('GET', '/get-user'))
    await pending('PATCH', '/client/interviewers', {
      body: { interviewId: interview._id, interviewerIds: [data.user._id] },
    }).catch(() => undefined)
    await client.invalidateQueries({ queryKey: ['/client/getInterviewsData'] })
  }
  return (
    <li className="cl-card" style={marked ? { borderColor: 'var(--accent)' } : undefined}>
      <div className="cl-person" style={{ paddingTop: 0 }}>
        <Face name={nameOf(interview)} src={dev.userImage} size={44} />
        <div style={{ minWidth: 0 }}>
          <Link
            to={`/client/jobs/${interview.jobId}/applicants?application=${interview.appliedId}`}
          >
            <strong>{nameOf(interview)}</strong>
          </Link>
          <Text size="sm" c="dimmed">
            {[
              job.jobTitle,
              `Round ${interview.round}`,
              types[interview.type],
              `${interview.duration} minutes`,
            ].join(' · ')}
          </Text>
        </div>
        <InterviewStatus status={status} />
      </div>
      {interview.organiserLeft && (
        <Group gap="xs" mb="xs">
          <Text size="sm" fw={550} style={{ color: 'var(--clock)' }}>
            Whoever led this is not on the team any more.
          </Text>
          {actions.length > 0 && (
            <Button size="compact-sm" variant="light" onClick={() => void takeOver()}>
              Take it over
            </Button>
          )}
        </Group>
      )}
      {interview.start && (
        <Text fw={550} className="num">
          {bothZones(interview.start, interview.clientTimeZone, interview.devTimeZone)}
        </Text>
      )}
      {['proposed', 'reschedule_requested'].includes(status) && (
        <Stack gap={4} mt="xs">
          <Text size="sm" c="dimmed">
            {theirOffer ? 'They offer' : 'You offer'}:
          </Text>
          {(interview.slots ?? []).map((slot: any) => (
            <Group key={slot._id} gap="xs">
              <Text size="sm" className="num">
                {bothZones(slot.start, interview.clientTimeZone, interview.devTimeZone)}
              </Text>
              {theirOffer && (
                <Button size="compact-xs" variant="light" onClick={() => void accept(slot._id)}>
                  Accept
                </Button>
              )}
            </Group>
          ))}
        </Stack>
      )}
      {status === 'requested' && (
        <Text size="sm" c="dimmed" mt="xs">
          {interview.requestedBy === 'candidate'
            ? 'They would like to talk with you. Offer them times.'
            : 'You asked them for times; you may also offer some yourself.'}
        </Text>
      )}
      {interview.reason && (
        <Text size="sm" c="dimmed" mt="xs">
          Reason: {interview.reason}
        </Text>
      )}
      {interview.interviewers.length > 0 && (
        <Text size="sm" c="dimmed" mt="xs">
          With {interview.interviewers.map((one: any) => `${one.fName} ${one.lName}`).join(', ')}
        </Text>
      )}
      <Dispute interview={interview} />
      <Group gap="xs" mt="sm">
        {begun && ['scheduled', 'awaiting_outcome', 'completed'].includes(status) && (
          <Button
            size="sm"
            variant={interview.scorecard ? 'default' : 'filled'}
            onClick={() => onAct('score')}
          >
            {interview.scorecard ? 'Scorecards' : 'Write your scorecard'}
            {interview.scorecardCount > 0 && ` (${interview.scorecardCount})`}
          </Button>
        )}
        {status === 'scheduled' && interview.meetingUrl && (
          <Button
            component="a"
            href={interview.meetingUrl}
            target="_blank"
            rel="noopener noreferrer"
            size="sm"
            leftSection={<IconVideo size={18} stroke={1.5} />}
          >
            Join the call
          </Button>
        )}
        {status === 'scheduled' && (
          <Button
            variant="default"
            size="sm"
            leftSection={<IconCalendarPlus size={18} stroke={1.5} />}
            onClick={() =>
              void download(`/client/interview/${interview._id}/calendar`, 'interview.ics')
            }
          >
            Add to calendar
          </Button>
        )}
        {actions.includes('complete') && (
          <Button size="sm" onClick={() => onAct('complete')}>
            Say how it went
          </Button>
        )}
        {actions.includes('propose') && (
          <Button size="sm" onClick={() => onAct('reschedule')}>
            Offer times
          </Button>
        )}
        {actions.includes('edit') && (
          <Button variant="default" size="sm" onClick={() => onAct('reschedule')}>
            Change the times
          </Button>
        )}
        {actions.includes('counter') && (
          <Button variant="default" size="sm" onClick={() => onAct('reschedule')}>
            Offer other times
          </Button>
        )}
        {actions.includes('reschedule') && (
          <Button variant="default" size="sm" onClick={() => onAct('reschedule')}>
            Ask for another time
          </Button>
        )}
        {actions.includes('decline') && (
          <Button variant="default" size="sm" onClick={() => onAct('decline')}>
            Decline
          </Button>
        )}
        {actions.includes('cancel') && (
          <Button variant="default" size="sm" onClick={() => onAct('cancel')}>
            Cancel
          </Button>
        )}
      </Group>
    </li>
  )
}

function ActDialog({
  interview,
  act,
  onClose,
}: {
  interview: any
  act: 'cancel' | 'decline' | 'complete'
  onClose: () => void
}) {
  const client = useQueryClient()
  const [text, setText] = useState('')
  const [outcome, setOutcome] = useState('completed')
  const [who, setWho] = useState('candidate')
  const [rating, setRating] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  async function send() {
    setBusy(true)
    setFailure(undefined)
    const body = { interviewId: interview._id }
    try {
      if (act === 'complete')
        await pending('PATCH', '/client/completeInterview', {
          body: {
            ...body,
            outcome,
            who: outcome === 'no_show' ? who : undefined,
            scorecard:
              outcome === 'completed' && (rating || text)
                ? { recommendation: rating ?? undefined, notes: text || undefined }
                : undefined,
          },
        })
      else
        await pending(
          'PATCH',
          act === 'cancel' ? '/client/cancelInterview' : '/client/declineInterview',
          { body: { ...body, reason: text || undefined } }
        )
      await Promise.all(
        ['/client/getInterviewsData', '/client/dashboard'].map((key) =>
          client.invalidateQueries({ queryKey: [key] })
        )
      )
      onClose()
    } catch (error) {
      if (error instanceof ApiError) setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const titles = {
    cancel: 'Cancel this interview?',
    decline: 'Decline these times?',
    complete: `Interview with ${nameOf(interview)}`,
  }
  return (
    <Modal opened onClose={onClose} title={titles[act]}>
      <Stack>
        {act === 'complete' && (
          <>
            <SegmentedControl
              aria-label="Outcome"
              data={[
                { value: 'completed', label: 'It took place' },
                { value: 'no_show', label: 'Someone was missing' },
              ]}
              value={outcome}
              onChange={setOutcome}
            />
            {outcome === 'no_show' ? (
              <Select
                label="Who was missing?"
                allowDeselect={false}
                data={[
                  { value: 'candidate', label: nameOf(interview) },
                  { value: 'client', label: 'We were' },
                ]}
                value={who}
                onChange={(value) => value && setWho(value)}
              />
            ) : (
              <Select
                label="Your recommendation"
                clearable
                data={[
                  { value: 'strong_yes', label: 'Strong yes' },
                  { value: 'yes', label: 'Yes' },
                  { value: 'no', label: 'No' },
                  { value: 'strong_no', label: 'Strong no' },
                ]}
                value={rating}
                onChange={setRating}
              />
            )}
          </>
        )}
        {!(act === 'complete' && outcome === 'no_show') && (
          <Textarea
            label={act === 'complete' ? 'Notes' : 'Reason'}
            description={
              act === 'complete' ? 'Only your company reads this' : 'The candidate will read this'
            }
            autosize
            minRows={3}
            maxLength={act === 'complete' ? 4000 : 2000}
            value={text}
            error={failure?.fields.reason}
            onChange={(event) => setText(event.currentTarget.value)}
            data-autofocus
          />
        )}
        {failure && !failure.fields.reason && <Alert color="red">{failure.message}</Alert>}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Back
          </Button>
          <Button color={act === 'complete' ? undefined : 'red'} loading={busy} onClick={send}>
            {act === 'complete' ? 'Save' : act === 'cancel' ? 'Cancel interview' : 'Decline'}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
