import './candidate.css'
import { useState } from 'react'
import { Alert, Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { IconCalendarPlus, IconVideo } from '@tabler/icons-react'
import { api, ApiError, pending } from '../../app/api'
import { readPages } from '../../app/read'
import { CalendarFeed } from '../../components/calendar_feed'
import { download } from '../../components/download'
import { Face } from '../../components/face'
import { bothZones } from '../../components/format'
import { EmptyState } from '../../components/message'
import { PageHeader } from '../../components/page_header'
import { ListSkeleton } from '../../components/skeletons'
import { InterviewStatus } from '../../components/statuses'
import { When } from '../../components/when'
import { OfferTimes } from './offer_times'

const waiting = ['requested', 'proposed', 'reschedule_requested']
const types: Record<string, string> = {
  video: 'Video call',
  phone: 'Phone call',
  on_site: 'At their office',
}

/** What naming times means in each state, in the words of its button. */
const offers: Record<string, string> = {
  propose: 'Offer times',
  edit: 'Change my times',
  counter: 'Offer other times',
  reschedule: 'Ask for another time',
}
type Ending = 'decline' | 'cancel' | 'dispute'
const endings = {
  decline: {
    path: '/candidate/declineInterview',
    title: 'Decline this interview?',
    button: 'Decline interview',
    words: 'will be told at once. Your application stays open.',
  },
  cancel: {
    path: '/candidate/cancelInterview',
    title: 'Cancel this interview?',
    button: 'Cancel interview',
    words: 'will be told at once. Your application stays open.',
  },
  dispute: {
    path: '/candidate/disputeInterview',
    title: 'Was it otherwise?',
    button: 'Say so',
    words:
      'reads what you write and settles it with you; where you do not agree, we look at it ourselves.',
  },
}

/** /candidate/interviews: what needs an answer, what is to come, what was. */
export default function Interviews() {
  const list = useInfiniteQuery(
    readPages<any[]>('GET', '/candidate/interviews', { query: { limit: 50 } })
  )
  const [params] = useSearchParams()
  const [offering, setOffering] = useState<any>()
  const [ending, setEnding] = useState<{ interview: any; act: Ending }>()
  const rows = list.data?.pages.flatMap((page) => page.data) ?? []
  const parts = [
    { title: 'Needs your answer', rows: rows.filter((one) => waiting.includes(one.status)) },
    { title: 'To come', rows: rows.filter((one) => one.status === 'scheduled') },
    {
      title: 'Past',
      rows: rows.filter((one) => !waiting.includes(one.status) && one.status !== 'scheduled'),
    },
  ]
  return (
    <>
      <PageHeader title="Interviews" actions={<CalendarFeed />}>
        Each time is shown in your profile’s zone and in the company’s.
      </PageHeader>
      {list.isPending ? (
        <ListSkeleton />
      ) : !rows.length ? (
        <EmptyState
          title="No interviews yet"
          action={
            <Button component={Link} to="/candidate/jobs">
              See your applications
            </Button>
          }
        >
          When a company invites you, the times to choose from stand here.
        </EmptyState>
      ) : (
        parts
          .filter((part) => part.rows.length)
          .map((part) => (
            <section key={part.title} aria-label={part.title}>
              <Text component="h2" fz={18} fw={650} mt="lg" mb="sm">
                {part.title}
              </Text>
              <ul className="cand-cards">
                {part.rows.map((interview) => (
                  <Interview
                    key={interview._id}
                    interview={interview}
                    marked={params.get('id') === interview._id}
                    onEnd={(act) => setEnding({ interview, act })}
                    onOffer={() => setOffering(interview)}
                  />
                ))}
              </ul>
            </section>
          ))
      )}
      {list.hasNextPage && (
        <Group justify="center" mt="md">
          <Button
            variant="default"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            Show more
          </Button>
        </Group>
      )}
      {offering && <OfferTimes interview={offering} onClose={() => setOffering(undefined)} />}
      {ending && <End {...ending} onClose={() => setEnding(undefined)} />}
    </>
  )
}

function Interview({
  interview,
  marked,
  onEnd,
  onOffer,
}: {
  interview: any
  marked: boolean
  onEnd: (act: Ending) => void
  onOffer: () => void
}) {
  const client = useQueryClient()
  const [slotId, setSlotId] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { job, company, status, actions = [] } = interview
  const open = (interview.slots ?? []).filter(
    (slot: any) => slot.status !== 'withdrawn' && slot.proposedBy !== 'candidate'
  )
  const mayChoose = actions.includes('accept')
  const offer = Object.keys(offers).find((act) => actions.includes(act))
  async function choose() {
    setBusy(true)
    setProblem(undefined)
    try {
      await pending('PATCH', '/candidate/setInterviewSlot', {
        body: { interviewId: interview._id, slotId },
      })
      await client.invalidateQueries({ queryKey: ['/candidate/interviews'] })
    } catch (error) {
      if (error instanceof ApiError) setProblem(error.message)
    } finally {
      setBusy(false)
    }
  }
  async function confirm() {
    setBusy(true)
    await api
      .patch('/candidate/confirmInterview', { body: { interviewId: interview._id } })
      .catch(() => undefined)
    await client.invalidateQueries({ queryKey: ['/candidate/interviews'] })
    setBusy(false)
  }
  return (
    <li className="cand-card" style={marked ? { borderColor: 'var(--accent)' } : undefined}>
      <div className="cand-card-head">
        <Face name={company?.name ?? ''} src={company?.logo} size={44} square />
        <div>
          <h3>
            {job?.slug ? <Link to={`/jobs/${job.slug}`}>{job.jobTitle}</Link> : job?.jobTitle}
          </h3>
          <Text size="sm" c="dimmed">
            {[
              company?.name,
              `Round ${interview.round}`,
              types[interview.type],
              `${interview.duration} minutes`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </div>
        <InterviewStatus status={status} />
      </div>
      {interview.start && (
        <Text mt="sm" fw={550} className="num">
          {bothZones(interview.start, interview.devTimeZone, interview.clientTimeZone)}
        </Text>
      )}
      {status === 'no_show' && (
        <Text size="sm" mt="xs">
          {interview.noShowBy === 'client'
            ? 'The company did not come'
            : 'The company says that you did not come'}
          {interview.disputedAt &&
            (interview.settledAt
              ? '; the dispute is settled'
              : `; you wrote: ${interview.disputeReason}`)}
          .
        </Text>
      )}
      {interview.message && <p className="cand-feedback">{interview.message}</p>}
      {interview.reason && !waiting.includes(status) && status !== 'scheduled' && (
        <Text size="sm" c="dimmed" mt="xs">
          Reason: {interview.reason}
        </Text>
      )}
      {mayChoose && open.length > 0 && (
        <fieldset className="cand-slots">
          <legend>Choose a time</legend>
          {open.map((slot: any) => (
            <label key={slot._id}>
              <input
                type="radio"
                name={`slot-${interview._id}`}
                value={slot._id}
                checked={slotId === slot._id}
                onChange={() => setSlotId(slot._id)}
              />
              <span className="num">
                {bothZones(slot.start, interview.devTimeZone, interview.clientTimeZone)}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {problem && (
        <Alert color="red" mt="sm" title="This time could not be taken">
          {problem}
        </Alert>
      )}
      <Group mt="md" gap="xs">
        {mayChoose && (
          <Button disabled={!slotId} loading={busy} onClick={choose}>
            Accept this time
          </Button>
        )}
        {status === 'scheduled' && interview.meetingUrl && (
          <Button
            component="a"
            href={interview.meetingUrl}
            target="_blank"
            rel="noopener noreferrer"
            leftSection={<IconVideo size={18} stroke={1.5} />}
          >
            Join the call
          </Button>
        )}
        {status === 'scheduled' && (
          <Button
            variant="default"
            leftSection={<IconCalendarPlus size={18} stroke={1.5} />}
            onClick={() =>
              void download(`/candidate/interview/${interview._id}/calendar`, 'interview.ics')
            }
          >
            Add to calendar
          </Button>
        )}
        {offer && (
          <Button variant="default" onClick={onOffer}>
            {offers[offer]}
          </Button>
        )}
        {actions.includes('confirm') && (
          <Button variant="default" loading={busy} onClick={confirm}>
            It took place
          </Button>
        )}
        {actions.includes('dispute') && (
          <Button variant="default" onClick={() => onEnd('dispute')}>
            {status === 'no_show' ? 'It was otherwise' : 'The company did not come'}
          </Button>
        )}
        {actions.includes('decline') && (
          <Button variant="subtle" color="gray" onClick={() => onEnd('decline')}>
            Decline
          </Button>
        )}
        {actions.includes('cancel') && (
          <Button variant="subtle" color="gray" onClick={() => onEnd('cancel')}>
            Cancel interview
          </Button>
        )}
      </Group>
      {waiting.includes(status) && interview.expiresAt && (
        <Text size="sm" c="var(--clock)" mt="xs">
          <When at={interview.expiresAt} prefix="Answer" />
        </Text>
      )}
    </li>
  )
}

function End({ interview, act, onClose }: { interview: any; act: Ending; onClose: () => void }) {
  const client = useQueryClient()
  const { path, title, button, words } = endings[act]
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  async function end() {
    setBusy(true)
    setProblem(undefined)
    try {
      await pending('PATCH', path, { body: { interviewId: interview._id, reason } })
      await client.invalidateQueries({ queryKey: ['/candidate/interviews'] })
      onClose()
    } catch (error) {
      if (error instanceof ApiError) setProblem(error.fields.reason ?? error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Modal opened onClose={onClose} title={title}>
      <Stack>
        <Text size="sm">
          {interview.company?.name} {words}
        </Text>
        <Textarea
          label={act === 'dispute' ? 'What happened?' : 'What should they know?'}
          description="They will read this"
          maxLength={2000}
          autosize
          minRows={3}
          value={reason}
          error={problem}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {act === 'dispute' ? 'Back' : 'Keep it'}
          </Button>
          <Button color={act === 'dispute' ? undefined : 'red'} loading={busy} onClick={end}>
            {button}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
