import '../../app/look/candidate.css'
import { useState } from 'react'
import { Button, Group, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { api } from '../../app/api'
import { readPages } from '../../app/read'
import { CalendarFeed } from './calendar_feed'
import { GrowingList } from '../../components/lists/growing_list'
import { Face } from '../../components/face'
import { bothZones } from '../../components/format'
import {
  CallButtons,
  EndInterview,
  interviewReads,
  type Ending,
  type Interview,
} from './interview_parts'
import { EmptyState } from '../../components/message'
import { PageHeader } from '../../components/page_header'
import { Refused } from '../../components/forms/refused'
import { useWrite } from '../../components/forms/write'
import { InterviewStatus } from '../../components/statuses'
import { When } from '../../components/when'
import { AskInterview } from './ask_interview'
import { OfferTimes } from './offer_times'
import { interviewTypes } from '#api/interviews/interview_facts'
import { labelIn } from '#api/http/choices'

const waiting = ['requested', 'proposed', 'reschedule_requested']

/** What naming times means in each state, in the words of its button. */
const offers: Record<string, string> = {
  propose: 'Offer times',
  edit: 'Change my times',
  counter: 'Offer other times',
  reschedule: 'Ask for another time',
}
/** /candidate/interviews: what needs an answer, what is to come, what was. */
export default function Interviews() {
  const list = useInfiniteQuery(readPages('GET', '/candidate/interviews', { query: { limit: 50 } }))
  const [params, setParams] = useSearchParams()
  const asking = params.get('ask')
  const ask = (value: string | null) => setParams(value === null ? {} : { ask: value })
  const [offering, setOffering] = useState<Interview>()
  const [ending, setEnding] = useState<{ interview: Interview; act: Ending }>()
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
      <PageHeader
        title="Interviews"
        actions={
          <>
            <CalendarFeed />
            <Button onClick={() => ask('')}>Ask for an interview</Button>
          </>
        }
      >
        Each time is shown as it is where you are, and by its city as it is for the company.
      </PageHeader>
      <GrowingList
        list={list}
        what="Your interviews"
        rows={rows}
        empty={
          <EmptyState
            title="No interviews yet"
            action={
              <Button component={Link} to="/candidate/jobs">
                See your applications
              </Button>
            }
          >
            When a company invites you, the times to choose from stand here. You may also ask for
            one.
          </EmptyState>
        }
      >
        {parts
          .filter((part) => part.rows.length)
          .map((part) => (
            <section key={part.title} aria-label={part.title}>
              <Text component="h2" fz={18} fw={650} mt="lg" mb="sm">
                {part.title}
              </Text>
              <ul className="cand-cards">
                {part.rows.map((interview) => (
                  <InterviewCard
                    key={interview._id}
                    interview={interview}
                    marked={params.get('id') === interview._id}
                    onEnd={(act) => setEnding({ interview, act })}
                    onOffer={() => setOffering(interview)}
                  />
                ))}
              </ul>
            </section>
          ))}
      </GrowingList>
      {offering && <OfferTimes interview={offering} onClose={() => setOffering(undefined)} />}
      {ending && <EndInterview side="candidate" {...ending} onClose={() => setEnding(undefined)} />}
      {asking !== null && (
        <AskInterview appliedId={asking || undefined} onClose={() => ask(null)} />
      )}
    </>
  )
}

function InterviewCard({
  interview,
  marked,
  onEnd,
  onOffer,
}: {
  interview: Interview
  marked: boolean
  onEnd: (act: Ending) => void
  onOffer: () => void
}) {
  const [slotId, setSlotId] = useState<string>()
  const { job, company, status, actions, clientTimeZone } = interview
  const interviewId = interview._id
  const theirs = interview.slots.filter((slot) => slot.proposedBy === 'client')
  const own = interview.slots.filter((slot) => slot.proposedBy === 'candidate')
  const mayChoose = actions.includes('accept')
  const offer = Object.keys(offers).find((act) => (actions as string[]).includes(act))
  const choose = useWrite(
    () => api.patch('/candidate/setInterviewSlot', { body: { interviewId, slotId: slotId! } }),
    { refreshes: interviewReads }
  )
  const confirm = useWrite(
    () => api.patch('/candidate/confirmInterview', { body: { interviewId } }),
    { refreshes: interviewReads }
  )
  return (
    <li className="cand-card" style={marked ? { borderColor: 'var(--accent)' } : undefined}>
      <div className="cand-card-head">
        <Face name={company.name} src={company.logo} size={44} square />
        <div>
          <h3>{job.jobTitle}</h3>
          <Text size="sm" c="dimmed">
            {[
              company.name,
              `Round ${interview.round}`,
              labelIn(interviewTypes, interview.type),
              `${interview.duration} minutes`,
            ].join(' · ')}
          </Text>
        </div>
        <InterviewStatus status={status} />
      </div>
      {interview.start && (
        <Text mt="sm" fw={550} className="num">
          {bothZones(interview.start, clientTimeZone)}
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
      {mayChoose && theirs.length > 0 && (
        <fieldset className="cand-slots">
          <legend>Choose a time</legend>
          {theirs.map((slot) => (
            <label key={slot._id}>
              <input
                type="radio"
                name={`slot-${interview._id}`}
                value={slot._id}
                checked={slotId === slot._id}
                onChange={() => setSlotId(slot._id)}
              />
              <span className="num">{bothZones(slot.start!, clientTimeZone)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {!mayChoose && waiting.includes(status) && own.length > 0 && (
        <Text size="sm" c="dimmed" mt="sm" className="num">
          You offered {own.map((slot) => bothZones(slot.start!, clientTimeZone)).join('; ')}
        </Text>
      )}
      <Refused failure={choose.failure ?? confirm.failure} title="This did not work" beside={[]} />
      <Group mt="md" gap="xs">
        {mayChoose && (
          <Button disabled={!slotId} loading={choose.busy} onClick={() => void choose.send()}>
            Accept this time
          </Button>
        )}
        <CallButtons interview={interview} side="candidate" />
        {offer && (
          <Button variant="default" onClick={onOffer}>
            {offers[offer]}
          </Button>
        )}
        {actions.includes('confirm') && (
          <Button variant="default" loading={confirm.busy} onClick={() => void confirm.send()}>
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
