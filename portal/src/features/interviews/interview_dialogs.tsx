import { useState } from 'react'
import {
  Alert,
  Button,
  Group,
  Rating,
  SegmentedControl,
  Select,
  Stack,
  Text,
  Textarea,
} from '@mantine/core'
import { api } from '../../app/api'
import { Dialog, DialogEnd } from '../../components/dialog'
import { interviewReads, type Interview } from './interview_parts'
import { Refused } from '../../components/forms/refused'
import { useWrite } from '../../components/forms/write'
import { When } from '../../components/when'
import { nameOf } from '../applicants'
import { TeamPicker } from '../team'
import {
  interviewLimits,
  interviewOutcomes,
  recommendations,
  type InterviewOutcome,
  type Recommendation,
} from '#api/interviews/interview_facts'
import { bothSides, type EitherSide } from '#api/accounts/account_facts'

const wordFor = (value: string | null) =>
  recommendations.find((one) => one.value === value)?.label ?? 'No recommendation'

/** One's own scorecard, and those of colleagues once it is in. */
export function ScoreDialog({
  interview: first,
  onClose,
}: {
  interview: Interview
  onClose: () => void
}) {
  const [interview, setInterview] = useState(first)
  const own = interview.scorecard
  const [recommendation, setRecommendation] = useState(own?.recommendation ?? null)
  const [rating, setRating] = useState(own?.rating ?? 0)
  const [notes, setNotes] = useState(own?.notes ?? '')
  const {
    send: save,
    busy,
    failure,
  } = useWrite(
    () =>
      api.put('/client/scorecard', {
        body: {
          interviewId: interview._id,
          recommendation: recommendation!,
          rating: rating || null,
          notes: notes.trim() || null,
        },
      }),
    { refreshes: interviewReads, onDone: ({ data }) => setInterview(data) }
  )
  const others = (interview.scorecards ?? []).filter(
    (card) => card.at !== own?.at || card.by !== own?.by
  )
  const waiting = (interview.scorecardCount ?? 0) - (own ? 1 : 0)

  return (
    <Dialog onClose={onClose} saved={own?.at} size="lg" title={`Scorecard: ${nameOf(interview)}`}>
      <Stack>
        <Select
          label="Your recommendation"
          withAsterisk
          placeholder="Choose one"
          data={recommendations}
          value={recommendation}
          error={failure?.fields.recommendation}
          onChange={(value) => setRecommendation(value)}
          data-autofocus
        />
        <Group gap="xs">
          <Text size="sm" id="score-rating">
            Rating
          </Text>
          <Rating value={rating} onChange={setRating} aria-labelledby="score-rating" />
        </Group>
        <Textarea
          label="Notes"
          description="What you asked and what you heard; only your company reads this"
          autosize
          minRows={4}
          maxRows={14}
          maxLength={interviewLimits.notes.max}
          value={notes}
          error={failure?.fields.notes}
          onChange={(event) => setNotes(event.currentTarget.value)}
        />
        <Refused
          failure={failure}
          title="The scorecard was not kept"
          beside={['recommendation', 'notes']}
        />
        <DialogEnd back="Close" onBack={onClose}>
          <Button loading={busy} disabled={!recommendation} onClick={() => void save()}>
            {own ? 'Change my scorecard' : 'Hand in my scorecard'}
          </Button>
        </DialogEnd>
        {!own && waiting > 0 && (
          <Text size="sm" c="dimmed">
            {waiting === 1 ? 'One colleague has' : `${waiting} colleagues have`} handed in theirs.
            You read it once yours is in, so that each judges alone.
          </Text>
        )}
        {others.map((card, index) => (
          <div key={index} className="cl-card">
            <Group justify="space-between" gap="xs">
              <strong>{card.by ?? 'Someone who left'}</strong>
              <Text size="sm" c="dimmed">
                {wordFor(card.recommendation)}
                {card.rating && `, ${card.rating} of 5`} · <When at={card.at!} />
              </Text>
            </Group>
            {card.notes && (
              <Text size="sm" mt="xs" style={{ whiteSpace: 'pre-line' }}>
                {card.notes}
              </Text>
            )}
          </div>
        ))}
      </Stack>
    </Dialog>
  )
}

/** How it went: it took place, with a first word about it, or somebody was missing. */
export function OutcomeDialog({
  interview,
  onClose,
}: {
  interview: Interview
  onClose: () => void
}) {
  const [outcome, setOutcome] = useState<InterviewOutcome>('completed')
  const [who, setWho] = useState<EitherSide>('candidate')
  const [recommendation, setRecommendation] = useState<Recommendation | null>(null)
  const [notes, setNotes] = useState('')
  const missing = outcome === 'no_show'

  const {
    send: save,
    busy,
    failure,
  } = useWrite(
    () =>
      api.patch('/client/completeInterview', {
        body: {
          interviewId: interview._id,
          outcome,
          who: missing ? who : undefined,
          scorecard:
            !missing && (recommendation || notes)
              ? { recommendation: recommendation ?? undefined, notes: notes || undefined }
              : undefined,
        },
      }),
    { refreshes: interviewReads, onDone: onClose }
  )

  return (
    <Dialog onClose={onClose} title={`Interview with ${nameOf(interview)}`}>
      <Stack>
        <SegmentedControl
          aria-label="Outcome"
          data={[...interviewOutcomes]}
          value={outcome}
          onChange={setOutcome}
        />
        {missing ? (
          <Select
            label="Who was missing?"
            allowDeselect={false}
            data={bothSides.map((value) => ({
              value,
              label: value === 'client' ? 'We were' : nameOf(interview),
            }))}
            value={who}
            onChange={(value) => value && setWho(value)}
          />
        ) : (
          <>
            <Select
              label="Your recommendation"
              clearable
              data={recommendations}
              value={recommendation}
              onChange={(value) => setRecommendation(value)}
            />
            <Textarea
              label="Notes"
              description="Only your company reads this"
              autosize
              minRows={3}
              maxLength={interviewLimits.notes.max}
              value={notes}
              onChange={(event) => setNotes(event.currentTarget.value)}
              data-autofocus
            />
          </>
        )}
        <Refused failure={failure} beside={[]} />
        <DialogEnd back="Back" onBack={onClose}>
          <Button loading={busy} onClick={() => void save()}>
            Save
          </Button>
        </DialogEnd>
      </Stack>
    </Dialog>
  )
}

/** Others take part, or nobody but the one who leads it; a held time is held for them too. */
export function InterviewersDialog({
  interview,
  onClose,
}: {
  interview: Interview
  onClose: () => void
}) {
  const [people, setPeople] = useState(() =>
    interview.interviewers.flatMap(({ userId }) => userId ?? [])
  )
  const {
    send: save,
    busy,
    failure,
  } = useWrite(
    () =>
      api.patch('/client/interviewers', {
        body: { interviewId: interview._id, interviewerIds: people },
      }),
    { refreshes: interviewReads, onDone: onClose }
  )
  const field = failure?.fields.interviewerIds ?? failure?.fields.slots

  return (
    <Dialog onClose={onClose} title={`Who talks with ${nameOf(interview)}`}>
      <Stack>
        <TeamPicker
          value={people}
          named={interview.interviewers}
          nobody="Whoever leads it"
          description={
            interview.start
              ? 'The time is held for them too, and they see the interview in their calendar.'
              : 'Their time is held once a time is set.'
          }
          error={field}
          onChange={setPeople}
        />
        <Refused failure={failure} beside={['interviewerIds', 'slots']} />
        <DialogEnd back="Back" onBack={onClose}>
          <Button loading={busy} onClick={() => void save()}>
            Save
          </Button>
        </DialogEnd>
      </Stack>
    </Dialog>
  )
}

/** The candidate says that it was otherwise: the company agrees, or stays with what it said. */
export function Dispute({ interview }: { interview: Interview }) {
  const {
    send: settle,
    busy,
    failure,
  } = useWrite(
    (outcome: InterviewOutcome) =>
      api.patch('/client/settleDispute', { body: { interviewId: interview._id, outcome } }),
    { refreshes: interviewReads }
  )
  if (!interview.disputedAt) return null
  return (
    <Alert
      color={interview.settledAt ? 'gray' : 'amber'}
      mt="sm"
      title={
        interview.settledAt
          ? 'The dispute is settled'
          : `${interview.dev.fName} says that it was otherwise`
      }
    >
      {interview.disputeReason}
      {failure && <Text c="var(--harm)">{failure.message}</Text>}
      {interview.actions.includes('settle_completed') && (
        <Group gap="xs" mt="sm">
          <Button size="xs" loading={busy} onClick={() => void settle('completed')}>
            It took place
          </Button>
          <Button size="xs" variant="default" loading={busy} onClick={() => void settle('no_show')}>
            It did not take place
          </Button>
        </Group>
      )}
    </Alert>
  )
}
