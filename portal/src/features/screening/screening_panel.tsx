import './screening.css'
import { useState } from 'react'
import { Anchor, Badge, Button, Group, NumberInput, Select, Text, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { Trans } from '@lingui/react/macro'
import { t } from '@lingui/core/macro'
import { isRunning, type ApplicationStatus } from '#api/applications/application_flow'
import {
  contestOutcomes,
  screeningLimits,
  type ContestOutcome,
} from '#api/screening/screening_facts'
import { useAccess } from '../../app/session/access'
import { api } from '../../app/api'
import { readAs } from '../../app/read'
import { NotYet } from '../../components/page/fetched'
import { useSendForm } from '../../components/forms/form'
import { FormDialog } from '../../components/forms/form_dialog'
import { useWrite } from '../../components/forms/write'
import { day } from '../../components/format'
import { ListSkeleton } from '../../components/page/skeletons'
import { When } from '../../components/when'
import { JudgementList } from './judgement_list'
import {
  analysisReads,
  isLive,
  useProgress,
  type Analysis,
  type Contest,
  type Question,
  type Quoted,
} from './reads'

/** A place of a resume that a quote leads to, with its words. */
export type Spot = { page: number; top: number; words: string }

/** What screening says of an applicant, with its receipts; a person decides. */
export function Screening({
  one,
  onShow,
}: {
  one: { _id: string; jobId: string; status: ApplicationStatus }
  onShow: (spot: Spot) => void
}) {
  const sees = useAccess('see_ai', one.jobId)?.allowed ?? false
  const mayRun = useAccess('ai')?.allowed ?? false
  const read = useQuery({
    ...readAs<Analysis | null>('GET', '/client/ai-analysis/:applicationId', {
      params: { applicationId: one._id },
    }),
    enabled: sees,
  })
  useProgress(one.jobId)
  const run = useWrite(
    () =>
      api.post('/client/run-ai-analysis', { body: { jobId: one.jobId, appliedIds: [one._id] } }),
    { refreshes: analysisReads }
  )
  const [deciding, setDeciding] = useState(false)
  if (!sees) return null
  const analysis = read.data?.data
  const again = mayRun && isRunning(one.status)
  const show = (quote: Quoted) =>
    onShow({
      page: quote.page ?? 1,
      top: Math.max(0, Math.round((quote.box?.[1] ?? 0) - 40)),
      words: quote.quote,
    })
  return (
    <section className="ap-part" aria-label={t`Screening`}>
      <Group justify="space-between" align="baseline">
        <h3>{t`Screening`}</h3>
        <Anchor component={Link} size="sm" to={`/client/jobs/${one.jobId}/screening`}>
          {t`Questions and rubric`}
        </Anchor>
      </Group>
      {!read.data ? (
        <NotYet read={read} what={t`The screening`}>
          <ListSkeleton rows={2} />
        </NotYet>
      ) : !analysis ? (
        <>
          <p className="dim">
            {t`Not analysed yet. An analysis compares what they sent with the rubric of this job and quotes the words it is based on. It decides nothing, and they can read all of it.`}
          </p>
          {again && (
            <Button
              size="xs"
              mt="sm"
              variant="default"
              loading={run.busy}
              onClick={() => void run.send()}
            >
              {t`Analyse`}
            </Button>
          )}
        </>
      ) : isLive(analysis.state) ? (
        <p role="status">{t`It is being analysed; this takes a few seconds.`}</p>
      ) : analysis.state === 'failed' ? (
        <>
          <p>{analysis.reason}</p>
          {again && (
            <Button size="xs" mt="sm" loading={run.busy} onClick={() => void run.send()}>
              {t`Try again`}
            </Button>
          )}
        </>
      ) : (
        <>
          <Score analysis={analysis} />
          <Caveats analysis={analysis} />
          {analysis.contests.map((contest) => (
            <Contested key={contest._id} contest={contest} mayAnswer={mayRun} />
          ))}
          <JudgementList criteria={analysis.criteria} onShow={show} />
          {mayRun && (
            <Group gap="xs" mt="md">
              <Button size="xs" variant="default" onClick={() => setDeciding(true)}>
                {t`Decide on the score`}
              </Button>
              {again && (
                <Button
                  size="xs"
                  variant="default"
                  loading={run.busy}
                  onClick={() => void run.send()}
                >
                  {t`Analyse again`}
                </Button>
              )}
            </Group>
          )}
          {analysis.notices.length > 0 && (
            <Text size="xs" c="dimmed" mt="sm">
              {t`Told ${{ day: day(analysis.notices[0].sentAt) }} under ${{ notices: analysis.notices.map(({ law }) => law).join(', ') }}.`}
            </Text>
          )}
        </>
      )}
      <OwnQuestions one={one} mayWrite={mayRun} />
      {deciding && analysis && (
        <Decide id={one._id} score={analysis.score} onClose={() => setDeciding(false)} />
      )}
    </section>
  )
}

function Contested({ contest, mayAnswer }: { contest: Contest; mayAnswer: boolean }) {
  const [answering, setAnswering] = useState(false)
  const take = useWrite(
    () => api.put('/client/ai-contests/:id/take', { params: { id: contest._id } }),
    { refreshes: analysisReads }
  )
  return (
    <div className="sc-contest">
      <Group justify="space-between" gap="xs">
        <strong>{t`Contested: ${{ kindLabel: contest.kindLabel }}`}</strong>
        <Badge color={contest.state === 'answered' ? 'candor' : 'yellow'}>
          {contest.stateLabel}
        </Badge>
      </Group>
      <p>{contest.message}</p>
      {contest.answer ? (
        <p>
          <span className="dim">{contest.outcomeLabel}: </span>
          {contest.answer}
        </p>
      ) : (
        <p className="dim">{t`Answer by ${{ day: day(contest.due) }}`}</p>
      )}
      {mayAnswer && contest.actions.length > 0 && (
        <Group gap="xs" mt="xs">
          <Button size="xs" onClick={() => setAnswering(true)}>
            {t`Answer`}
          </Button>
          {contest.actions.includes('take') && (
            <Button
              size="xs"
              variant="default"
              loading={take.busy}
              onClick={() => void take.send()}
            >
              {t`Look at it`}
            </Button>
          )}
        </Group>
      )}
      {answering && <AnswerContest contest={contest} onClose={() => setAnswering(false)} />}
    </div>
  )
}

function AnswerContest({ contest, onClose }: { contest: Contest; onClose: () => void }) {
  const form = useSendForm({
    initialValues: { answer: '', outcome: 'explained' as ContestOutcome },
    send: (body) =>
      api.put('/client/ai-contests/:id/answer', { params: { id: contest._id }, body }),
    refreshes: analysisReads,
    onSent: onClose,
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t`Answer the applicant`}
      action={t`Send the answer`}
    >
      <Text size="sm">{t`They write: ${{ message: contest.message }}`}</Text>
      <Textarea
        label={t`Your answer`}
        description={t`They read it as you write it`}
        autosize
        minRows={4}
        maxLength={screeningLimits.answer.max}
        {...form.getInputProps('answer')}
      />
      <Select
        label={t`What came of it`}
        allowDeselect={false}
        data={contestOutcomes.map(({ value, label }) => ({ value, label }))}
        {...form.getInputProps('outcome')}
      />
    </FormDialog>
  )
}

function Decide({ id, score, onClose }: { id: string; score: number | null; onClose: () => void }) {
  const form = useSendForm({
    initialValues: { score: (score ?? '') as number | string, reason: '' },
    send: ({ score: wanted, reason }) =>
      api.put('/client/ai-analysis/:applicationId/review', {
        params: { applicationId: id },
        body: { score: wanted === '' ? null : Number(wanted), reason },
      }),
    refreshes: analysisReads,
    onSent: onClose,
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t`Decide on the score`}
      action={t`Keep the decision`}
    >
      <NumberInput
        label={t`Score`}
        description={t`Leave it as it is to agree with it`}
        min={screeningLimits.score.min}
        max={screeningLimits.score.max}
        allowDecimal={false}
        {...form.getInputProps('score')}
      />
      <Textarea
        label={t`Why`}
        description={t`The applicant can read this`}
        autosize
        minRows={3}
        maxLength={screeningLimits.reason.max}
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  )
}

/** Questions for a talk with this applicant. */
function OwnQuestions({
  one,
  mayWrite,
}: {
  one: { _id: string; jobId: string; status: ApplicationStatus }
  mayWrite: boolean
}) {
  const read = useQuery(
    readAs<Question[]>('GET', '/client/get-ai-questions', { query: { appliedId: one._id } })
  )
  const write = useWrite(
    () =>
      api.post('/client/applicant/generate-ai-question', {
        body: { appliedId: Number(one._id), count: 4 },
      }),
    { refreshes: ['/client/get-ai-questions'] }
  )
  const own = (read.data?.data ?? []).filter(({ appliedId }) => appliedId)
  if (own.length === 0 && !mayWrite) return null
  return (
    <div className="sc-contest">
      <strong>{t`Questions for an interview`}</strong>
      {own.map(({ _id, question }) => (
        <p key={_id}>{question}</p>
      ))}
      {mayWrite && (
        <Button
          size="xs"
          variant="default"
          mt="xs"
          loading={write.busy}
          onClick={() => void write.send()}
        >
          {own.length > 0 ? t`Write more` : t`Draft questions from what they sent`}
        </Button>
      )}
    </div>
  )
}

/** The score, who agreed with it, and what it was made by. */
function Score({ analysis }: { analysis: Analysis }) {
  return (
    <>
      <div className="sc-score">
        <strong>{analysis.score ?? '–'}</strong>
        <span>{t`of 100`}</span>
        {analysis.decidedBy && (
          <Badge>{analysis.overrideScore !== null ? t`Set by a person` : t`Agreed with`}</Badge>
        )}
      </div>
      <Text size="sm" c="dimmed">
        <Trans>
          <When at={analysis.createdAt} prefix={t`Analysed`} />,{' '}
          {{ engineLabel: analysis.engineLabel }} ({{ model: analysis.model ?? '' }}), rubric
          version {{ rubricVersion: analysis.rubricVersion }}
        </Trans>
      </Text>
    </>
  )
}

/** What a person should know before they trust the score. */
function Caveats({ analysis }: { analysis: Analysis }) {
  return (
    <>
      {analysis.fallback && <p className="sc-flag">{analysis.fallback}</p>}
      {!analysis.resumeRead && (
        <p className="sc-flag">
          {t`The resume could not be read, so only the profile and the answers count. Open it yourself.`}
        </p>
      )}
      {analysis.hiddenText.found && (
        <p className="sc-flag">
          {t`The file has text that a person cannot see. It was left out${{ extract: analysis.hiddenText.extract ? `: “${analysis.hiddenText.extract.slice(0, 160)}”` : '' }}`}
        </p>
      )}
      {analysis.setAside.length > 0 && (
        <p className="sc-flag">
          {t`Left out, because it addresses software: “${{ text: analysis.setAside[0].text.slice(0, 200) }}”${{ count: analysis.setAside.length > 1 ? t`, and ${{ count: analysis.setAside.length - 1 }} more` : '' }}`}
        </p>
      )}
      {analysis.decidedBy && (
        <p className="ap-words">
          {analysis.decidedBy}
          {analysis.overrideScore !== null &&
            t` set ${{ overrideScore: analysis.overrideScore }} in place of ${{ engineScore: analysis.engineScore ?? '' }}`}
          : {analysis.overrideReason}
        </p>
      )}
    </>
  )
}
