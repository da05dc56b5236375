import { useState } from 'react'
import {
  Alert,
  Button,
  Group,
  Modal,
  Rating,
  SegmentedControl,
  Select,
  Stack,
  Text,
  Textarea,
} from '@mantine/core'
import { api } from '../../app/api'
import { DialogEnd } from '../../components/forms/dialog_end'
import { useRefreshInterviews, type Interview } from './interview_parts'
import { useSending } from '../../components/forms/sending'
import { When } from '../../components/when'
import { nameOf } from '../applicants'
import { TeamPicker } from '../team'
import { recommendations, type Recommendation } from '#api/interviews/interview_facts'

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
  const refresh = useRefreshInterviews()
  const [interview, setInterview] = useState(first)
  const own = interview.scorecard
  const [recommendation, setRecommendation] = useState(own?.recommendation ?? null)
  const [rating, setRating] = useState(own?.rating ?? 0)
  const [notes, setNotes] = useState(own?.notes ?? '')
  const { busy, failure, run } = useSending()
  const others = (interview.scorecards ?? []).filter(
    (card) => card.at !== own?.at || card.by !== own?.by
  )
  const waiting = (interview.scorecardCount ?? 0) - (own ? 1 : 0)

  async function save() {
    await run(async () => {
      const { data } = await api.put('/client/scorecard', {
        body: {
          interviewId: interview._id,
          recommendation: recommendation!,
          rating: rating || null,
          notes: notes.trim() || null,
        },
      })
      setInterview(data)
      await refresh()
    })
  }

  return (
    <Modal opened onClose={onClose} size="lg" title={`Scorecard: ${nameOf(interview)}`}>
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
          maxLength={4000}
          value={notes}
          error={failure?.fields.notes}
          onChange={(event) => setNotes(event.currentTarget.value)}
        />
        {failure && !failure.errors.length && (
          <Alert color="red" title="The scorecard was not kept">
            {failure.message}
          </Alert>
        )}
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
    </Modal>
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
  const refresh = useRefreshInterviews()
  const [outcome, setOutcome] = useState<'completed' | 'no_show'>('completed')
  const [who, setWho] = useState<'candidate' | 'client'>('candidate')
  const [recommendation, setRecommendation] = useState<Recommendation | null>(null)
  const [notes, setNotes] = useState('')
  const { busy, failure, run } = useSending()
  const missing = outcome === 'no_show'

  const save = () =>
    run(async () => {
      await api.patch('/client/completeInterview', {
        body: {
          interviewId: interview._id,
          outcome,
          who: missing ? who : undefined,
          scorecard:
            !missing && (recommendation || notes)
              ? { recommendation: recommendation ?? undefined, notes: notes || undefined }
              : undefined,
        },
      })
      await refresh()
      onClose()
    })

  return (
    <Modal opened onClose={onClose} title={`Interview with ${nameOf(interview)}`}>
      <Stack>
        <SegmentedControl
          aria-label="Outcome"
          data={[
            { value: 'completed', label: 'It took place' },
            { value: 'no_show', label: 'Someone was missing' },
          ]}
          value={outcome}
          onChange={setOutcome}
        />
        {missing ? (
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
              maxLength={4000}
              value={notes}
              onChange={(event) => setNotes(event.currentTarget.value)}
              data-autofocus
            />
          </>
        )}
        {failure && <Alert color="red">{failure.message}</Alert>}
        <DialogEnd back="Back" onBack={onClose}>
          <Button loading={busy} onClick={() => void save()}>
            Save
          </Button>
        </DialogEnd>
      </Stack>
    </Modal>
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
  const refresh = useRefreshInterviews()
  const [people, setPeople] = useState(() =>
    interview.interviewers.flatMap(({ userId }) => userId ?? [])
  )
  const { busy, failure, run } = useSending()
  const field = failure?.fields.interviewerIds ?? failure?.fields.slots

  const save = () =>
    run(async () => {
      await api.patch('/client/interviewers', {
        body: { interviewId: interview._id, interviewerIds: people },
      })
      await refresh()
      onClose()
    })

  return (
    <Modal opened onClose={onClose} title={`Who talks with ${nameOf(interview)}`}>
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
        {failure && !field && <Alert color="red">{failure.message}</Alert>}
        <DialogEnd back="Back" onBack={onClose}>
          <Button loading={busy} onClick={() => void save()}>
            Save
          </Button>
        </DialogEnd>
      </Stack>
    </Modal>
  )
}

/** The candidate says that it was otherwise: the company agrees, or stays with what it said. */
export function Dispute({ interview }: { interview: Interview }) {
  const refresh = useRefreshInterviews()
  const { busy, failure, run } = useSending()
  if (!interview.disputedAt) return null
  const settle = (outcome: 'completed' | 'no_show') =>
    run(async () => {
      await api.patch('/client/settleDispute', { body: { interviewId: interview._id, outcome } })
      await refresh()
    })
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
