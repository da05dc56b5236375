import '../../components/lists/cards.css'
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
import { plural, t } from '@lingui/core/macro'
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
  recommendations.find((one) => one.value === value)?.label ?? t`No recommendation`

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
    <Dialog
      onClose={onClose}
      saved={own?.at}
      size="lg"
      title={t`Scorecard: ${{ nameOf: nameOf(interview) }}`}
    >
      <Stack>
        <Select
          label={t`Your recommendation`}
          withAsterisk
          placeholder={t`Choose one`}
          data={recommendations}
          value={recommendation}
          error={failure?.fields.recommendation}
          onChange={(value) => setRecommendation(value)}
          data-autofocus
        />
        <Group gap="xs">
          <Text size="sm" id="score-rating">
            {t`Rating`}
          </Text>
          <Rating value={rating} onChange={setRating} aria-labelledby="score-rating" />
        </Group>
        <Textarea
          label={t`Notes`}
          description={t`What you asked and what you heard; only your company reads this`}
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
          title={t`The scorecard was not saved`}
          beside={['recommendation', 'notes']}
        />
        <DialogEnd back={t`Close`} onBack={onClose}>
          <Button loading={busy} disabled={!recommendation} onClick={() => void save()}>
            {own ? t`Edit my scorecard` : t`Submit my scorecard`}
          </Button>
        </DialogEnd>
        {!own && waiting > 0 && (
          <Text size="sm" c="dimmed">
            {plural(waiting, {
              one: 'One colleague has handed in theirs.',
              other: '# colleagues have handed in theirs.',
            })}{' '}
            {t`You read it once yours is in, so that each judges alone.`}
          </Text>
        )}
        {others.map((card, index) => (
          <div key={index} className="card">
            <Group justify="space-between" gap="xs">
              <strong>{card.by ?? t`Someone who left`}</strong>
              <Text size="sm" c="dimmed">
                {wordFor(card.recommendation)}
                {card.rating && t`, ${{ rating: card.rating }} of 5`} · <When at={card.at!} />
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
    <Dialog onClose={onClose} title={t`Interview with ${{ nameOf: nameOf(interview) }}`}>
      <Stack>
        <SegmentedControl
          aria-label={t`Outcome`}
          data={[...interviewOutcomes]}
          value={outcome}
          onChange={setOutcome}
        />
        {missing ? (
          <Select
            label={t`Who was missing?`}
            allowDeselect={false}
            data={bothSides.map((value) => ({
              value,
              label: value === 'client' ? t`We were` : nameOf(interview),
            }))}
            value={who}
            onChange={(value) => value && setWho(value)}
          />
        ) : (
          <>
            <Select
              label={t`Your recommendation`}
              clearable
              data={recommendations}
              value={recommendation}
              onChange={(value) => setRecommendation(value)}
            />
            <Textarea
              label={t`Notes`}
              description={t`Only your company reads this`}
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
        <DialogEnd back={t`Back`} onBack={onClose}>
          <Button loading={busy} onClick={() => void save()}>
            {t`Save`}
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
    <Dialog onClose={onClose} title={t`Who talks with ${{ nameOf: nameOf(interview) }}`}>
      <Stack>
        <TeamPicker
          value={people}
          named={interview.interviewers}
          nobody={t`Whoever leads it`}
          description={
            interview.start
              ? t`The time is held for them too, and they see the interview in their calendar.`
              : t`Their time is held once a time is set.`
          }
          error={field}
          onChange={setPeople}
        />
        <Refused failure={failure} beside={['interviewerIds', 'slots']} />
        <DialogEnd back={t`Back`} onBack={onClose}>
          <Button loading={busy} onClick={() => void save()}>
            {t`Save`}
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
          ? t`The dispute is settled`
          : t`${{ fName: interview.dev.fName }} says that it went differently`
      }
    >
      {interview.disputeReason}
      {failure && <Text c="var(--harm)">{failure.message}</Text>}
      {interview.actions.includes('settle_completed') && (
        <Group gap="xs" mt="sm">
          <Button size="xs" loading={busy} onClick={() => void settle('completed')}>
            {t`It took place`}
          </Button>
          <Button size="xs" variant="default" loading={busy} onClick={() => void settle('no_show')}>
            {t`It did not take place`}
          </Button>
        </Group>
      )}
    </Alert>
  )
}
