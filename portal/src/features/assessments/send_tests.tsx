import '../../components/lists/cards.css'
import { useAddress } from '../../app/address'
import './assessments.css'
import { useEffect } from 'react'
import { Button, Checkbox, Group, Select, Stack } from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router-dom'
import { plural, t } from '@lingui/core/macro'
import { dueDays } from '#api/assessments/sends/send_facts'
import { isRunning } from '#api/applications/application_flow'
import { api } from '../../app/api'
import { DueAndMessage } from './due_and_message'
import { useAccess } from '../../app/session/access'
import { read, readPages, rowsOf } from '../../app/read'
import { useSendForm, type SendForm } from '../../components/forms/form'
import { Failed } from '../../components/page/fetched'
import { Refused } from '../../components/forms/refused'
import { dayTime } from '../../components/format'
import { GrowingList } from '../../components/lists/growing_list'
import { EmptyState } from '../../components/message'
import { Spot } from '../../components/spot'
import { PageHeader } from '../../components/page/page_header'
import { sendReads, useJobChoices } from './reads'
import type { ApplicantList } from '../applicants'
import { TestPicker, useKnownTests } from './test_picker'

type Sending = {
  testIds: string[]
  appliedIds: string[]
  devIds: string[]
  dueDays: number | string
  message: string
}
type Person = { id: string; name: string; note: string }

const SAVED = 'saved'

/** /client/assessments/send?tests=&job=&applied=: whom, which tests, until when, and what it costs. */
export default function SendTests() {
  const [params, setAddress] = useAddress()
  const navigate = useNavigate()
  const maySend = useAccess('assessments')?.allowed
  const credits = useQuery({
    ...read('GET', '/client/assessment-credit'),
    enabled: useAccess('see_credits')?.allowed ?? false,
  }).data?.data
  const from = params.get('job') ?? ''
  const { jobs, choices } = useJobChoices()
  const { known, onKnow, minutes } = useKnownTests()
  const asked = ids(params.get('tests'))
  const wanted = useQuery({
    ...read('GET', '/client/assessments', { query: { limit: 100 } }),
    enabled: asked.length > 0,
  }).data?.data
  useEffect(() => {
    if (wanted) onKnow(wanted.filter(({ _id }) => asked.includes(_id)))
  }, [wanted])
  const form = useSendForm({
    guard: true,
    initialValues: {
      testIds: asked,
      appliedIds: ids(params.get('applied')),
      devIds: ids(params.get('devs')),
      dueDays: dueDays.usual as number | string,
      message: '',
    },
    validate: {
      testIds: (value) => (value.length ? null : t`Choose at least one test`),
      appliedIds: (value, all) =>
        value.length + all.devIds.length ? null : t`Choose at least one person`,
    },
    send: ({ dueDays: days, message, ...chosen }) =>
      api.post(maySend === false ? '/client/ask-assessment' : '/client/send-assessment', {
        body: { ...chosen, dueDays: Number(days), message: message.trim() || undefined },
      }),
    refreshes: sendReads,
    onSent: () => navigate('/client/assessments'),
  })
  const { values } = form

  const toggle = (id: string, on: boolean) => {
    const field = from === SAVED ? 'devIds' : 'appliedIds'
    form.setFieldValue(
      field,
      on ? [...values[field], id] : values[field].filter((one) => one !== id)
    )
    form.clearFieldError('appliedIds')
  }

  return (
    <>
      <PageHeader title={maySend === false ? t`Ask for tests` : t`Send tests`}>
        {maySend === false
          ? t`A colleague who can send tests gets your request and sends them.`
          : t`Each person gets a notification and a mail with your message, the time it takes and the due date.`}
      </PageHeader>
      <form onSubmit={form.submit} noValidate className="as-send">
        <Stack>
          <TestPicker
            value={values.testIds}
            onChange={(chosen) => form.setFieldValue('testIds', chosen)}
            known={known}
            onKnow={onKnow}
            error={form.errors.testIds}
          />
          <Select
            label={t`People`}
            withAsterisk
            description={t`Applicants of a job, or the profiles that you saved`}
            placeholder={t`Choose a job`}
            searchable
            error={form.errors.appliedIds ?? form.errors.devIds}
            data={[
              ...(maySend === false ? [] : [{ value: SAVED, label: t`Saved profiles` }]),
              ...choices,
            ]}
            value={from || null}
            onChange={(value) => setAddress({ job: value })}
          />
          {jobs.isError && !jobs.data && <Failed read={jobs} what={t`Your jobs`} />}
          {from === SAVED ? (
            <SavedPeople chosen={values.devIds} onToggle={toggle} />
          ) : from ? (
            <Applicants jobId={from} chosen={values.appliedIds} onToggle={toggle} />
          ) : null}
          <DueAndMessage
            props={form.getInputProps}
            message={{ description: t`Why you ask, and what comes next`, minRows: 3 }}
          />
        </Stack>
        <Summary minutes={minutes} maySend={maySend} credits={credits} form={form} />
      </form>
    </>
  )
}

const ids = (text: string | null) => (text ?? '').split(',').filter((id) => /^\d+$/.test(id))

type Choosing = { chosen: string[]; onToggle: (id: string, on: boolean) => void }

function Applicants({ jobId, ...choosing }: Choosing & { jobId: string }) {
  const list = useInfiniteQuery(
    readPages<ApplicantList>('POST', '/client/applicant-list', {
      query: { limit: 50 },
      body: { jobId },
    })
  )
  const people: Person[] = (list.data?.pages.flatMap((page) => page.data.applicants) ?? [])
    .filter((one) => one.reaches && isRunning(one.status))
    .map((one) => ({
      id: one._id,
      name: `${one.dev.fName} ${one.dev.lName}`.trim(),
      note: one.statusLabel,
    }))
  return <People list={list} people={people} what={t`The applicants`} {...choosing} />
}

function SavedPeople(choosing: Choosing) {
  const list = useInfiniteQuery(
    readPages('GET', '/client/saved-profile-list', { query: { limit: 50 } })
  )
  const people: Person[] = rowsOf(list).map((one) => ({
    id: one._id,
    name: `${one.fName} ${one.lName}`.trim(),
    note: one.headline ?? '',
  }))
  return <People list={list} people={people} what={t`The saved profiles`} {...choosing} />
}

function People({
  list,
  people,
  what,
  chosen,
  onToggle,
}: Choosing & { list: any; people: Person[]; what: string }) {
  return (
    <GrowingList
      list={list}
      what={what}
      rows={people}
      empty={
        <EmptyState icon={<Spot name="people" />} title={t`Nobody is here to choose`}>
          {t`Choose another job, or save profiles from search first.`}
        </EmptyState>
      }
    >
      <ul className="as-people">
        {people.map(({ id, name, note }) => (
          <li key={id}>
            <Checkbox
              label={name}
              description={note}
              checked={chosen.includes(id)}
              onChange={(event) => onToggle(id, event.currentTarget.checked)}
            />
          </li>
        ))}
      </ul>
    </GrowingList>
  )
}

/** What the choice asks of people and costs the company, and the button that sends it. */
function Summary({
  minutes,
  maySend,
  credits,
  form,
}: {
  minutes: (ids: string[]) => number
  maySend: boolean | undefined
  credits: { available: number } | undefined
  form: SendForm<Sending>
}) {
  const { values } = form
  const people = values.appliedIds.length + values.devIds.length
  const each = minutes(values.testIds)
  const until = dayTime(new Date(Date.now() + Number(values.dueDays || 0) * 86_400_000))
  return (
    <aside className="card as-sum" aria-label={t`What it asks and costs`}>
      <dl>
        <div>
          <dt>{t`People`}</dt>
          <dd className="num">{people}</dd>
        </div>
        <div>
          <dt>{t`Time each`}</dt>
          <dd className="num">
            {each ? plural(each, { one: '# minute', other: '# minutes' }) : t`No test chosen`}
          </dd>
        </div>
        <div>
          <dt>{t`Due`}</dt>
          <dd>{t`by ${until}`}</dd>
        </div>
        {maySend !== false && (
          <div>
            <dt>{t`Credits`}</dt>
            <dd className="num">
              {people}
              {credits && t` of ${{ available: credits.available }}`}
            </dd>
          </div>
        )}
      </dl>
      {maySend !== false && credits && people > credits.available && (
        <p className="as-note">
          {t`You have too few credits for ${plural(people, { one: '# person', other: '# people' })}. Choose fewer, or buy credits first.`}
        </p>
      )}
      <Refused failure={form.failure} beside={['testIds', 'appliedIds', 'devIds', 'dueDays']} />
      <Group mt="md">
        <Button component={Link} to="/client/assessments" variant="default">
          {t`Cancel`}
        </Button>
        <Button type="submit" loading={form.busy}>
          {maySend === false
            ? t`Ask for these tests`
            : people === 0
              ? t`Send tests`
              : t`Send to ${plural(people, { one: '# person', other: '# people' })}`}
        </Button>
      </Group>
    </aside>
  )
}
