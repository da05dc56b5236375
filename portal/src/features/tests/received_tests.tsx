import '../../components/lists/cards.css'
import '../../components/marks/said.css'
import './tests.css'
import { useState } from 'react'
import { Badge, Button, Group, Text, Textarea } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { Trans } from '@lingui/react/macro'
import { ph, plural, t } from '@lingui/core/macro'
import { companySees } from '#api/assessments/assessment_facts'
import { sendLimits } from '#api/assessments/sends/send_facts'
import { liveSends, sendFlow, type SendState } from '#api/assessments/sends/send_flow'
import { api, type DataOf } from '../../app/api'
import { readPages, rowsOf } from '../../app/read'
import { Face } from '../../components/face'
import { useSendForm } from '../../components/forms/form'
import { FormDialog } from '../../components/forms/form_dialog'
import { dayTime } from '../../components/format'
import { GrowingList } from '../../components/lists/growing_list'
import { EmptyState } from '../../components/message'
import { Spot } from '../../components/spot'
import { PageHeader } from '../../components/page/page_header'
import { ListSkeleton } from '../../components/page/skeletons'
import { looksOf } from '../../components/marks/statuses'
import { When } from '../../components/when'

type Received = DataOf<'GET', '/candidate/received-assessments'>[number]
type Part = Received['tests'][number]

const looks = looksOf(sendFlow, {
  sent: 'amber',
  started: 'amber',
  finished: 'candor',
  declined: 'gray',
  expired: 'gray',
  cancelled: 'gray',
} satisfies Record<SendState, string>)
// the other side's "Sent" is a task here
looks.sent = { label: t`Awaiting your answer`, color: 'amber' }

/** /candidate/assessments: the tests that companies sent, until when to take them, and what the companies will see. */
export default function ReceivedTests() {
  const list = useInfiniteQuery(
    readPages('GET', '/candidate/received-assessments', { query: { limit: 20 } })
  )
  const rows: Received[] = rowsOf(list)
  const [declining, setDeclining] = useState<Received>()
  return (
    <>
      <PageHeader
        title={t`Tests sent to you`}
        actions={
          <Button component={Link} to="/candidate/tests" variant="default">
            {t`Browse tests`}
          </Button>
        }
      >
        {t`Companies ask you to take these. You may decline any of them.`}
      </PageHeader>
      <GrowingList
        list={list}
        what={t`The tests sent to you`}
        rows={rows}
        pending={<ListSkeleton rows={3} />}
        empty={
          <EmptyState
            title={t`No company has sent you a test`}
            icon={<Spot name="papers" />}
            action={
              <Button component={Link} to="/candidate/tests">
                {t`Choose a test yourself`}
              </Button>
            }
          >
            {t`When one does, it is here with its due date, and you get a mail. A test that you pass by choice is a mark on your profile.`}
          </EmptyState>
        }
      >
        <ul className="cards" aria-label={t`Tests sent to you`}>
          {rows.map((row) => (
            <Sending key={row._id} row={row} onDecline={() => setDeclining(row)} />
          ))}
        </ul>
      </GrowingList>
      {declining && <Decline row={declining} onClose={() => setDeclining(undefined)} />}
    </>
  )
}

function Sending({ row, onDecline }: { row: Received; onDecline: () => void }) {
  const { company, job, tests, minutes, message, state, due, reason } = row
  const isLive = (liveSends as readonly string[]).includes(state)
  const inTime = Date.parse(due) > Date.now()
  // one after the other: the one that runs, else the first that is not taken
  const next =
    tests.find((test) => test.state === 'running') ?? tests.find((test) => test.state === 'open')
  return (
    <li className="card">
      <div className="card-head">
        <Face name={company.companyName} src={company.logo} size={44} square />
        <div>
          <h3>
            <Link to={`/companies/${company.slug}`}>{company.companyName}</Link>
          </h3>
          <Text size="sm" c="dimmed">
            {job ? (
              <>
                <Trans>
                  For <Link to={`/jobs/${job.slug}`}>{ph({ jobTitle: job.jobTitle })}</Link>
                </Trans>
              </>
            ) : (
              t`Not for a single job`
            )}
            {t` · ${plural(minutes, { one: '# minute', other: '# minutes' })} in all`}
          </Text>
        </div>
        <Badge color={looks[state].color}>{looks[state].label}</Badge>
      </div>
      <ul className="test-parts" aria-label={t`Tests of ${{ companyName: company.companyName }}`}>
        {tests.map((test) => (
          <li key={test._id}>
            <span>
              <strong>{test.name}</strong>
              <small>
                {plural({ count: test.questions }, { one: '# question', other: '# questions' })},{' '}
                {plural({ count: test.minutes }, { one: '# minute', other: '# minutes' })}
              </small>
            </span>
            <PartState row={row} test={test} isNext={isLive && test === next} inTime={inTime} />
          </li>
        ))}
      </ul>
      {message && <p className="said">{message}</p>}
      {state === 'declined' && reason && <p className="said">{t`You wrote: ${reason}`}</p>}
      {isLive && (
        <Text size="sm" c="dimmed" mt="sm">
          {t`${{ companyName: company.companyName }} will see ${{ companySees: companySees.label }}.`}
        </Text>
      )}
      <Group mt="sm" gap="xs" justify="space-between">
        <Text size="sm" c={isLive ? 'var(--clock)' : 'dimmed'}>
          {isLive ? (
            inTime ? (
              <>{t`Take it by ${{ dayTime: dayTime(due) }}`}</>
            ) : (
              <>{t`The time to start ended on ${{ dayTime: dayTime(due) }}`}</>
            )
          ) : (
            <Ending row={row} />
          )}
        </Text>
        {row.actions.includes('decline') && (
          <Button
            variant="default"
            onClick={onDecline}
            aria-label={t`Decline the test of ${{ companyName: company.companyName }}`}
          >
            {t`Decline`}
          </Button>
        )}
      </Group>
    </li>
  )
}

/** What can be done with one of the tests: start, go on, or read the result. */
function PartState({
  row,
  test,
  isNext,
  inTime,
}: {
  row: Received
  test: Part
  isNext: boolean
  inTime: boolean
}) {
  if (test.state === 'running')
    return (
      <Button
        component={Link}
        to={`/candidate/tests/run/${test.attemptId}`}
        aria-label={t`Continue with ${{ name: test.name }}`}
      >
        {t`Continue`}
      </Button>
    )
  if (test.state === 'done')
    return (
      <Button
        component={Link}
        to={`/candidate/tests/results/${test.attemptId}`}
        variant="default"
        aria-label={t`See the result of ${{ name: test.name }}`}
      >
        {t`See the result`}
      </Button>
    )
  if (isNext && inTime)
    return (
      <Button
        component={Link}
        to={`/candidate/tests/start/${test._id}?send=${row._id}`}
        aria-label={t`See the rules of ${{ name: test.name }}`}
      >
        {t`See the rules`}
      </Button>
    )
  return (
    <span className="dim">
      {(liveSends as readonly string[]).includes(row.state) && inTime
        ? t`Comes next`
        : t`Not taken`}
    </span>
  )
}

const ended: Partial<Record<SendState, string>> = {
  finished: t`Finished`,
  declined: t`Declined; sent`,
  expired: t`Not taken in time; sent`,
}

const Ending = ({ row }: { row: Received }) => (
  <When at={row.finishedAt ?? row.sentAt} prefix={ended[row.state]} />
)

function Decline({ row, onClose }: { row: Received; onClose: () => void }) {
  const { companyName } = row.company
  const form = useSendForm({
    initialValues: { reason: '' },
    send: ({ reason }) =>
      api.put('/candidate/received-assessments/:id/decline', {
        params: { id: row._id },
        body: { reason: reason.trim() || undefined },
      }),
    refreshes: ['/candidate/received-assessments'],
    onSent: onClose,
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t`Decline the test of ${companyName}?`}
      back={t`Back`}
      action={t`Decline the test`}
      color="red"
      beside={['reason']}
      refusal={t`The test is not declined`}
    >
      <Text size="sm">
        {t`${companyName} is told immediately that you decline it.${{ job: row.job ? t` Your application stays open until one of you ends it.` : '' }}`}
      </Text>
      <Textarea
        label={t`Why (optional)`}
        description={t`${companyName} reads this`}
        autosize
        minRows={2}
        maxLength={sendLimits.reason.max}
        data-autofocus
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  )
}
