import '../../components/lists/cards.css'
import './assessments.css'
import { useState } from 'react'
import { Badge, Button, Group, NumberInput, Select, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { plural, t } from '@lingui/core/macro'
import { dueDays, sendLimits } from '#api/assessments/sends/send_facts'
import {
  applicationFlow,
  isRunning,
  runningStatuses,
  type ApplicationStatus,
} from '#api/applications/application_flow'
import { api, type DataOf } from '../../app/api'
import { read, readAs } from '../../app/read'
import { NotYet } from '../../components/page/fetched'
import { useSendForm } from '../../components/forms/form'
import { FormDialog } from '../../components/forms/form_dialog'
import { useWrite } from '../../components/forms/write'
import { EmptyState } from '../../components/message'
import { Spot } from '../../components/spot'
import { ListSkeleton } from '../../components/page/skeletons'
import { DueAndMessage } from './due_and_message'
import { sendReads, useJobChoices } from './reads'
import { TestPicker, useKnownTests } from './test_picker'

type Attached = DataOf<'GET', '/client/job-assessments/:jobId'>[number]
type Board = {
  columns: { stageId: string | null; status: string; name: string; key: string }[]
}

/** The tests that a job sends by itself to all who come to a place of its pipeline. */
export function AttachedTests({ maySend }: { maySend: boolean }) {
  const [params, setParams] = useSearchParams()
  const { jobs, choices } = useJobChoices()
  const jobId = params.get('job') ?? choices[0]?.value
  const [attaching, setAttaching] = useState(false)
  const list = useQuery({
    ...read('GET', '/client/job-assessments/:jobId', { params: { jobId: jobId ?? '' } }),
    enabled: Boolean(jobId),
  })
  const rows = (list.data?.data ?? []) as Attached[]
  const asks = (list.data as { asks?: { minutes: number; tests: number } } | undefined)?.asks
  return (
    <>
      <Group mb="lg" gap="sm" justify="space-between">
        <Select
          aria-label={t`Job`}
          placeholder={t`Choose a job`}
          w={{ base: '100%', xs: 320 }}
          searchable
          allowDeselect={false}
          data={choices}
          value={jobId ?? null}
          onChange={(value) => value && setParams({ tab: 'jobs', job: value }, { replace: true })}
        />
        <Group gap="sm">
          {jobId && rows.length > 0 && (
            <Button component={Link} variant="default" to={`/client/assessments/results/${jobId}`}>
              {t`Results side by side`}
            </Button>
          )}
          {maySend && jobId && (
            <Button onClick={() => setAttaching(true)}>{t`Attach tests`}</Button>
          )}
        </Group>
      </Group>
      {!jobId && !jobs.data ? (
        <NotYet read={jobs} what={t`Your jobs`}>
          <ListSkeleton rows={2} />
        </NotYet>
      ) : !jobId ? (
        <EmptyState
          icon={<Spot name="jobs" />}
          title={t`No job to attach tests to`}
        >{t`Post a job first.`}</EmptyState>
      ) : !list.data ? (
        <NotYet read={list} what={t`The tests of this job`}>
          <ListSkeleton rows={2} />
        </NotYet>
      ) : rows.length === 0 ? (
        <EmptyState icon={<Spot name="papers" />} title={t`This job asks for no tests`}>
          {t`Attach tests to a point in its pipeline: everyone who reaches it gets them automatically.`}
        </EmptyState>
      ) : (
        <>
          {asks && asks.tests > 0 && (
            <Text mb="md">
              {t`This job asks ${plural({ minutes: asks.minutes }, { one: '# minute', other: '# minutes' })} of each applicant. Its public page says so.`}
            </Text>
          )}
          <ul className="cards">
            {rows.map((row) => (
              <Row key={row._id} row={row} maySend={maySend} />
            ))}
          </ul>
        </>
      )}
      {attaching && jobId && <Attach jobId={jobId} onClose={() => setAttaching(false)} />}
    </>
  )
}

function Row({ row, maySend }: { row: Attached; maySend: boolean }) {
  const [adding, setAdding] = useState(false)
  const end = useWrite(
    () => api.put('/client/job-assessments/:id/end', { params: { id: row._id } }),
    { refreshes: sendReads }
  )
  return (
    <li className="card as-row as-plain">
      <div className="as-main">
        <h3>
          {row.tests.map(({ name }) => name).join(', ')}
          <Badge color={row.state === 'active' ? 'candor' : 'gray'}>
            {row.state === 'active' ? t`At ${{ place: row.placeLabel }}` : t`Taken off`}
          </Badge>
        </h3>
        <p>
          {t`${plural({ minutes: row.minutes }, { one: '# minute', other: '# minutes' })}, due ${plural({ days: row.dueDays }, { one: '# day', other: '# days' })} after it is sent`}
        </p>
        {row.message && <p className="as-note">{row.message}</p>}
        {row.state === 'active' && (
          <p className="as-foot">
            {t`${plural({ credits: row.credits }, { one: '# credit', other: '# credits' })} put aside`}
          </p>
        )}
      </div>
      {maySend && row.state === 'active' && (
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={() => setAdding(true)}>
            {t`Put credits aside`}
          </Button>
          <Button size="xs" variant="default" loading={end.busy} onClick={() => void end.send()}>
            {t`Take off`}
          </Button>
        </Group>
      )}
      {adding && <AddCredits id={row._id} onClose={() => setAdding(false)} />}
    </li>
  )
}

function AddCredits({ id, onClose }: { id: string; onClose: () => void }) {
  const [key] = useState(() => crypto.randomUUID())
  const form = useSendForm({
    initialValues: { credits: 10 as number | string },
    send: ({ credits }) =>
      api.put('/client/job-assessments/:id/credits', {
        params: { id },
        body: { credits: Number(credits), key },
      }),
    refreshes: sendReads,
    onSent: onClose,
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t`Put credits aside`}
      action={t`Put aside`}
      beside={['credits']}
    >
      <NumberInput
        label={t`Further credits`}
        min={sendLimits.credits.min}
        max={sendLimits.credits.max}
        allowDecimal={false}
        {...form.getInputProps('credits')}
      />
    </FormDialog>
  )
}

function Attach({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  const { known, onKnow, minutes } = useKnownTests()
  const credits = useQuery(read('GET', '/client/assessment-credit')).data?.data
  const board = useQuery(
    readAs<Board>('POST', '/client/applicant-list', { body: { jobId }, query: { limit: 1 } })
  ).data?.data
  const stages = (board?.columns ?? []).filter(
    ({ stageId, status }) => stageId && isRunning(status as ApplicationStatus)
  )
  const places = stages.length
    ? stages.map(({ stageId, name }) => ({ value: `stage ${stageId}`, label: name }))
    : runningStatuses.map((status) => ({
        value: status as string,
        label: applicationFlow.states[status].label as string,
      }))
  const form = useSendForm({
    guard: true,
    initialValues: {
      testIds: [] as string[],
      place: '',
      credits: 10 as number | string,
      dueDays: dueDays.usual as number | string,
      message: '',
    },
    validate: {
      testIds: (value) => (value.length ? null : t`Choose at least one test`),
      place: (value) => (value ? null : t`Choose where applicants are sent the tests`),
    },
    send: ({ testIds, place, credits: aside, dueDays: days, message }) =>
      api.post('/client/job-assessments', {
        body: {
          jobId,
          testIds,
          ...(place.startsWith('stage ')
            ? { stageId: place.slice(6) }
            : { atStatus: place as (typeof runningStatuses)[number] }),
          credits: Number(aside),
          dueDays: Number(days),
          message: message.trim() || undefined,
        },
      }),
    refreshes: sendReads,
    onSent: onClose,
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      size="lg"
      title={t`Attach tests to this job`}
      action={t`Attach tests`}
      beside={['testIds', 'credits', 'dueDays', 'stageId']}
    >
      <TestPicker
        value={form.values.testIds}
        onChange={(chosen) => form.setFieldValue('testIds', chosen)}
        known={known}
        onKnow={onKnow}
        error={form.errors.testIds}
      />
      <Select
        label={t`Sent to who comes to`}
        withAsterisk
        data={places}
        {...form.getInputProps('place')}
        error={form.errors.place ?? form.errors.stageId ?? form.errors.atStatus}
      />
      <NumberInput
        label={t`Credits put aside`}
        description={
          credits
            ? t`One for each person; you have ${{ credits: credits.available }}. What is left returns when the job closes.`
            : t`One for each person. What is left returns when the job closes.`
        }
        min={sendLimits.credits.min}
        max={sendLimits.credits.max}
        allowDecimal={false}
        {...form.getInputProps('credits')}
      />
      <DueAndMessage props={form.getInputProps} message={{ minRows: 2 }} />
      {form.values.testIds.length > 0 && (
        <Text size="sm">
          {t`It asks ${plural({ minutes: minutes(form.values.testIds) }, { one: '# minute', other: '# minutes' })} of each person.`}
        </Text>
      )}
    </FormDialog>
  )
}
