import { useState } from 'react'
import { Alert, Button, Group, Modal, Rating, Select, Stack, Text, Textarea } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { Data } from '#data'
import { api } from '../../app/api'
import { useSending } from '../../components/sending'
import { When } from '../../components/when'

type Interview = Data.Interviews.Interview
export const recommendations = [
  { value: 'strong_yes', label: 'Strong yes' },
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'strong_no', label: 'Strong no' },
]
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
  const client = useQueryClient()
  const [interview, setInterview] = useState(first)
  const own = interview.scorecard
  const [recommendation, setRecommendation] = useState<string | null>(own?.recommendation ?? null)
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
          interviewId: interview._id as any,
          recommendation: recommendation as any,
          rating: rating || null,
          notes: notes.trim() || null,
        },
      })
      setInterview(data as Interview)
      await client.invalidateQueries({ queryKey: ['/client/getInterviewsData'] })
    })
  }

  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={`Scorecard: ${interview.dev.fName} ${interview.dev.lName}`}
    >
      <Stack>
        <Select
          label="Your recommendation"
          withAsterisk
          placeholder="Choose one"
          data={recommendations}
          value={recommendation}
          error={failure?.fields.recommendation}
          onChange={setRecommendation}
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
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          <Button loading={busy} disabled={!recommendation} onClick={() => void save()}>
            {own ? 'Change my scorecard' : 'Hand in my scorecard'}
          </Button>
        </Group>
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

/** The candidate says that it was otherwise: the company agrees, or stays with what it said. */
export function Dispute({ interview }: { interview: Interview }) {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  if (!interview.disputedAt) return null
  const settle = async (outcome: 'completed' | 'no_show') => {
    setBusy(true)
    await api
      .patch('/client/settleDispute', { body: { interviewId: interview._id as any, outcome } })
      .catch(() => undefined)
    await client.invalidateQueries({ queryKey: ['/client/getInterviewsData'] })
    setBusy(false)
  }
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
