import './screening.css'
import { useState } from 'react'
import { Badge, Button, Group, Select, Text, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import {
  CONTEST_DAYS,
  contestKinds,
  screeningLimits,
  type ContestKind,
} from '#api/screening/screening_facts'
import { api } from '../../app/api'
import { readAs } from '../../app/read'
import { PageNotYet } from '../../components/page/fetched'
import { useSendForm } from '../../components/forms/form'
import { FormDialog } from '../../components/forms/form_dialog'
import { useWrite } from '../../components/forms/write'
import { day, dayTime } from '../../components/format'
import { EmptyState } from '../../components/message'
import { Spot } from '../../components/spot'
import { PageHeader } from '../../components/page/page_header'
import { JudgementList } from './judgement_list'
import type { OwnAnalysis, OwnContest } from './reads'

type Shown = {
  appliedId: string
  jobTitle: string
  companyName: string
  analysis: OwnAnalysis | null
  notices: string[]
}
const OWN = '/candidate/ai-analysis/:applicationId'

/** /candidate/screening/:id: what was said about one's application, with the words that it quotes, and how to contest it. */
export default function MyScreening() {
  const { id = '' } = useParams()
  const read = useQuery(readAs<Shown>('GET', OWN, { params: { applicationId: id } }))
  const [asking, setAsking] = useState(false)
  const shown = read.data?.data
  const back = (
    <Button component={Link} to="/candidate/jobs" variant="default">
      {t`Your applications`}
    </Button>
  )
  if (!shown)
    return read.error?.status === 404 ? (
      <EmptyState title={t`This application is not yours, or is gone`} action={back}>
        {t`See your applications.`}
      </EmptyState>
    ) : (
      <PageNotYet read={read} what={t`What was said`} home="/candidate/dashboard" />
    )
  const { analysis, jobTitle, companyName, notices } = shown
  const open = analysis?.contests?.some(({ actions }) => actions.length > 0)
  return (
    <>
      <PageHeader title={t`What was said about your application`} actions={back}>
        {t`${jobTitle} at ${companyName}`}
      </PageHeader>
      {!analysis ? (
        <EmptyState icon={<Spot name="answered" />} title={t`Nothing was said yet`}>
          {notices.length > 0
            ? t`${companyName} told you on ${{ day: day(notices[0]) }} that it uses software to read applications. What it says appears here then.`
            : t`${companyName} has not used software to read your application.`}
        </EmptyState>
      ) : (
        <>
          <div className="sc-score">
            <strong>{analysis.score ?? '–'}</strong>
            <span>{t`of 100, as software compared what you sent with what the job asks for`}</span>
          </div>
          <Text size="sm" c="dimmed">
            {t`${{ dayTime: dayTime(analysis.createdAt) }}, ${{ engineLabel: analysis.engineLabel }} (${{ model: analysis.model ?? '' }}), rubric version ${{ rubricVersion: analysis.rubricVersion }}. Your name, gender, age, school, place and gaps were taken out before. It decides nothing: a person does.`}
          </Text>
          {analysis.isDecided && (
            <p className="sc-contest">
              {analysis.overrideScore === null
                ? t`A person of ${companyName} read it: ${{ reason: analysis.overrideReason ?? '' }}`
                : t`A person of ${companyName} read it and set ${{ overrideScore: analysis.overrideScore }} in place of ${{ engineScore: analysis.engineScore ?? '' }}: ${{ reason: analysis.overrideReason ?? '' }}`}
            </p>
          )}
          {!analysis.resumeRead && (
            <p className="sc-flag">
              {t`Your resume could not be read, so only your profile and answers counted. Upload a PDF with text.`}
            </p>
          )}
          {analysis.hiddenText.found && (
            <p className="sc-flag">
              {t`Your file has text that a person cannot see. It was left out, and the company was told.`}
            </p>
          )}
          {analysis.setAside.length > 0 && (
            <p className="sc-flag">
              {t`Left out, because it addresses software: “${{ text: analysis.setAside[0].text }}”. If it is part of your work, ask for a correction.`}
            </p>
          )}
          <JudgementList criteria={analysis.criteria} />
          <section className="sc-section" aria-label={t`Contest it`}>
            <h2>{t`Contest it`}</h2>
            <Text size="sm" c="dimmed">
              {t`${companyName} answers within ${CONTEST_DAYS} days.`}
            </Text>
            {analysis.contests.map((contest) => (
              <Contested key={contest._id} contest={contest} />
            ))}
            {!open && (
              <Button mt="md" onClick={() => setAsking(true)}>
                {t`Ask about it`}
              </Button>
            )}
          </section>
          {analysis.notices.length > 0 && (
            <Text size="sm" c="dimmed" mt="lg">
              {t`You were told on ${{ dayTime: dayTime(analysis.notices[0].sentAt) }} under ${{ notices: analysis.notices.map(({ law }) => law).join(', ') }}.`}
            </Text>
          )}
        </>
      )}
      {asking && <Ask id={id} company={companyName} onClose={() => setAsking(false)} />}
    </>
  )
}

function Contested({ contest }: { contest: OwnContest }) {
  const withdraw = useWrite(
    () => api.put('/candidate/ai-contests/:id/withdraw', { params: { id: contest._id } }),
    { refreshes: [OWN] }
  )
  return (
    <div className="sc-contest">
      <Group justify="space-between" gap="xs">
        <strong>{contest.kindLabel}</strong>
        <Badge color={contest.state === 'answered' ? 'candor' : 'gray'}>{contest.stateLabel}</Badge>
      </Group>
      <p>{contest.message}</p>
      {contest.answer ? (
        <p>
          <span className="dim">
            {contest.outcomeLabel}, {day(contest.answeredAt!)}:{' '}
          </span>
          {contest.answer}
        </p>
      ) : (
        contest.actions.length > 0 && (
          <p className="dim">{t`An answer is due by ${{ day: day(contest.due) }}`}</p>
        )
      )}
      {contest.actions.includes('withdraw') && (
        <Button
          size="xs"
          variant="default"
          mt="xs"
          loading={withdraw.busy}
          onClick={() => void withdraw.send()}
        >
          {t`Take it back`}
        </Button>
      )}
    </div>
  )
}

function Ask({ id, company, onClose }: { id: string; company: string; onClose: () => void }) {
  const form = useSendForm({
    initialValues: { kind: 'explanation' as ContestKind, message: '' },
    send: (body) =>
      api.post('/candidate/ai-analysis/:applicationId/contest', {
        params: { applicationId: id },
        body,
      }),
    refreshes: [OWN],
    onSent: onClose,
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t`Ask about what was said`}
      action={t`Send it`}
    >
      <Select
        label={t`What you ask for`}
        allowDeselect={false}
        data={contestKinds.map(({ value, label }) => ({ value, label }))}
        {...form.getInputProps('kind')}
      />
      <Textarea
        label={t`Your words to ${company}`}
        description={t`Say what is wrong or unclear, and where it is in what you sent`}
        autosize
        minRows={4}
        maxLength={screeningLimits.message.max}
        {...form.getInputProps('message')}
      />
    </FormDialog>
  )
}
