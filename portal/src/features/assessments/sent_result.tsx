import '../../components/lists/cards.css'
import './assessments.css'
import { useState } from 'react'
import { Badge, Button, Group, NumberInput, Stack, Text, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { plural, t } from '@lingui/core/macro'
import { exerciseLanguages, type SignalLevel } from '#api/assessments/assessment_facts'
import { labelIn } from '#api/http/choices'
import { dueDays, sendLimits } from '#api/assessments/sends/send_facts'
import { sendFlow } from '#api/assessments/sends/send_flow'
import { api, type DataOf } from '../../app/api'
import { useAccess } from '../../app/session/access'
import { read } from '../../app/read'
import { SideDialog } from '../../components/dialog'
import { NotYet } from '../../components/page/fetched'
import { useSendForm } from '../../components/forms/form'
import { FormDialog } from '../../components/forms/form_dialog'
import { useWrite } from '../../components/forms/write'
import { dayTime } from '../../components/format'
import { ListSkeleton } from '../../components/page/skeletons'
import { When } from '../../components/when'
import { saidBy, sendReads, sendStates } from './reads'

type Result = DataOf<'GET', '/client/assessment-result/:id'>

const signalWords: Record<SignalLevel, string> = {
  none: t`No signals`,
  some: t`Some signals`,
  major: t`Many signals`,
}

/** One sent test: its course, the result of each test with its topics and signals, and what can be done with it. */
export function SentResult({ id, onClose }: { id: string; onClose: () => void }) {
  const result = useQuery(read('GET', '/client/assessment-result/:id', { params: { id } }))
  const maySend = useAccess('assessments')?.allowed ?? false
  const [doing, setDoing] = useState<'extend' | 'cancel'>()
  const data = result.data?.data
  const remind = useWrite(
    () => api.put('/client/sent-assessments/:id/remind', { params: { id } }),
    { refreshes: sendReads }
  )
  return (
    <SideDialog
      onClose={onClose}
      position="right"
      size="lg"
      title={data ? t`Test of ${{ name: `${data.dev.fName} ${data.dev.lName}`.trim() }}` : t`Test`}
    >
      {!data ? (
        <NotYet read={result} what={t`This test`}>
          <ListSkeleton rows={3} />
        </NotYet>
      ) : (
        <Stack>
          <div>
            <Badge color={sendStates[data.state].color}>{sendStates[data.state].label}</Badge>
            <p className="as-foot">
              <When at={data.sentAt} prefix={t`Sent`} />
              {data.sentBy
                ? t` by ${{ name: data.sentBy }}, due by ${{ due: dayTime(data.due) }}`
                : t`, due by ${{ due: dayTime(data.due) }}`}
              {data.job && t`, for ${{ jobTitle: data.job.jobTitle }}`}
            </p>
            {data.remindedAt && (
              <p className="as-foot">
                <When at={data.remindedAt} prefix={t`Reminded`} />
              </p>
            )}
          </div>
          {data.message && (
            <p className="as-note">{t`Your message: ${{ message: data.message }}`}</p>
          )}
          {data.reason && (
            <p className="as-note">
              {saidBy(data)}: {data.reason}
            </p>
          )}
          {data.tests.map((test) => {
            const done = data.results.find(({ testId }) => testId === test._id)
            return (
              <section key={test._id} className="card" aria-label={test.name}>
                <h3 className="as-test">{test.name}</h3>
                {done ? (
                  <Score result={done} />
                ) : (
                  <p className="dim">
                    {test.state === 'open' && sendFlow.over.includes(data.state)
                      ? t`Not taken`
                      : waits[test.state]}
                  </p>
                )}
              </section>
            )
          })}
          {data.results.length > 0 && (
            <Text size="sm" c="dimmed">
              {t`Signals say what was seen beside the answers. They decide nothing; the candidate sees them too.`}
            </Text>
          )}
          {maySend && (
            <Group>
              {data.actions.includes('remind') && (
                <Button variant="default" loading={remind.busy} onClick={() => void remind.send()}>
                  {t`Remind now`}
                </Button>
              )}
              {data.actions.includes('extend') && (
                <Button variant="default" onClick={() => setDoing('extend')}>
                  {t`Give more time`}
                </Button>
              )}
              {data.actions.includes('cancel') && (
                <Button variant="default" color="red" onClick={() => setDoing('cancel')}>
                  {t`Cancel the test`}
                </Button>
              )}
            </Group>
          )}
        </Stack>
      )}
      {doing === 'extend' && <Extend id={id} onClose={() => setDoing(undefined)} />}
      {doing === 'cancel' && <Cancel id={id} onClose={() => setDoing(undefined)} />}
    </SideDialog>
  )
}

const waits = {
  open: t`Not started yet`,
  running: t`Running now`,
  done: t`Being marked; the result comes in a moment`,
}

function Score({ result }: { result: Result['results'][number] }) {
  return (
    <>
      <p className="as-score num">
        {result.score} % <Badge color={result.passed ? 'candor' : 'gray'}>{result.bandLabel}</Badge>
      </p>
      <p className="dim num">
        {result.passed
          ? t`Passed in ${plural({ minutes: Math.ceil(result.seconds / 60) }, { one: '# minute', other: '# minutes' })}`
          : t`Not passed in ${plural({ minutes: Math.ceil(result.seconds / 60) }, { one: '# minute', other: '# minutes' })}`}
      </p>
      {result.topics.length > 0 && (
        <dl className="as-topics">
          {result.topics.map((topic) => (
            <div key={topic.name}>
              <dt>{topic.name}</dt>
              <dd className="num">
                {t`${{ correct: topic.correct }} of ${{ total: topic.total }}`}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {result.exercises.length > 0 && (
        <dl className="as-topics">
          {result.exercises.map((one, at) => (
            <div key={at}>
              <dt>
                {one.title} <span className="dim">{labelIn(exerciseLanguages, one.language)}</span>
              </dt>
              <dd className="num">
                {one.state === 'run'
                  ? t`${{ passed: one.passed ?? '' }} of ${plural({ cases: one.cases }, { one: '# case', other: '# cases' })}`
                  : one.state === 'not run'
                    ? t`Not counted: our server could not run it`
                    : t`Nothing written`}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="as-foot">
        {signalWords[result.signals.level]}
        {result.signals.seen.length > 0 &&
          `: ${result.signals.seen.map((one) => t`${{ signal: one.label.toLowerCase() }} ${plural({ times: one.count ?? 0 }, { one: '# time', other: '# times' })}`).join(', ')}`}
      </p>
    </>
  )
}

function Extend({ id, onClose }: { id: string; onClose: () => void }) {
  const form = useSendForm({
    initialValues: { days: 7 as number | string },
    send: ({ days }) =>
      api.put('/client/sent-assessments/:id/extend', {
        params: { id },
        body: { days: Number(days) },
      }),
    refreshes: sendReads,
    onSent: onClose,
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t`Give more time`}
      back={t`Back`}
      action={t`Give more time`}
      beside={['days']}
    >
      <NumberInput
        label={t`Further days`}
        description={t`Due within ${{ max: dueDays.max }} days from today at the latest`}
        min={dueDays.min}
        max={dueDays.max}
        allowDecimal={false}
        {...form.getInputProps('days')}
      />
    </FormDialog>
  )
}

function Cancel({ id, onClose }: { id: string; onClose: () => void }) {
  const form = useSendForm({
    initialValues: { reason: '' },
    send: ({ reason }) =>
      api.put('/client/sent-assessments/:id/cancel', {
        params: { id },
        body: { reason: reason.trim() || undefined },
      }),
    refreshes: sendReads,
    onSent: onClose,
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t`Cancel the test?`}
      back={t`Keep it`}
      action={t`Cancel the test`}
      color="red"
      beside={['reason']}
    >
      <Text size="sm">{t`The candidate hears that it is taken back, and its credit returns.`}</Text>
      <Textarea
        label={t`For the candidate (optional)`}
        autosize
        minRows={2}
        maxLength={sendLimits.reason.max}
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  )
}
