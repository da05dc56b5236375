import '../../components/lists/cards.css'
import './assessments.css'
import {
  Button,
  Checkbox,
  Group,
  NumberInput,
  Stack,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { plural, t } from '@lingui/core/macro'
import { assessmentLimits as bankLimits } from '#api/assessments/assessment_facts'
import { sendLimits as limits } from '#api/assessments/sends/send_facts'
import { api, type DataOf } from '../../app/api'
import { read, readPages, rowsOf } from '../../app/read'
import { NotYet } from '../../components/page/fetched'
import { useSendForm } from '../../components/forms/form'
import { Refused } from '../../components/forms/refused'
import { GrowingList } from '../../components/lists/growing_list'
import { ListSkeleton } from '../../components/page/skeletons'
import { EmptyState } from '../../components/message'
import { PageHeader, Section } from '../../components/page/page_header'
import { Draws, type Draw, type Topic } from './draws'
import { Exercises } from './exercises'
import type { OwnQuestion } from './question_dialog'

type Built = DataOf<'GET', '/client/assessments/:id'>

/** /client/assessments/build: topics to draw from, questions that everybody gets, how long, and what passes. With an id it changes that test. */
export default function BuildTest() {
  const { id } = useParams()
  const before = useQuery({
    ...read('GET', '/client/assessments/:id', { params: { id: id! } }),
    enabled: Boolean(id),
  })
  const test = before.data?.data as Built | undefined
  if (id && !test)
    return (
      <NotYet read={before} what={t`This test`}>
        <ListSkeleton rows={4} />
      </NotYet>
    )
  return <Form key={test?._id} test={test} />
}

function useTestForm(test: Built | undefined) {
  const navigate = useNavigate()
  return useSendForm({
    guard: true,
    initialValues: {
      name: test?.name ?? '',
      description: test?.description ?? '',
      minutes: (test?.minutes ?? 30) as number | string,
      passPercent: (test?.pass ?? 60) as number | string,
      draws: (test?.draws ?? []).map(({ topic, difficulty, count: wanted }): Draw => ({
        topic: topic as Topic,
        difficulty: difficulty ?? '',
        count: wanted,
      })),
      // what is asked no more is left out, which the page says
      questionIds: (test?.questions ?? []).filter(({ active }) => active).map(({ _id }) => _id),
    },
    validate: {
      name: (value) => (value.trim().length >= bankLimits.name.min ? null : t`Name the test`),
    },
    send({ draws, name, description, minutes, passPercent, questionIds }) {
      const body = {
        name,
        description: description.trim() || undefined,
        minutes: Number(minutes),
        passPercent: Number(passPercent),
        questionIds,
        draws: draws.map(({ topic, difficulty, count: wanted }) => ({
          topicId: topic._id,
          difficulty: difficulty || undefined,
          count: Number(wanted),
        })),
      }
      return test
        ? api.put('/client/assessments/:id/content', { params: { id: test._id }, body })
        : api.post('/client/assessments', { body })
    },
    refreshes: ['/client/assessments', '/client/assessments/:id', '/client/job-assessments/:jobId'],
    onSent: () => navigate('/client/assessments?tab=own'),
  })
}

function Form({ test }: { test?: Built }) {
  const form = useTestForm(test)
  const { draws, questionIds } = form.values
  const total = questionIds.length + draws.reduce((sum, draw) => sum + Number(draw.count || 0), 0)
  const toggle = (id: string, on: boolean) =>
    form.setFieldValue(
      'questionIds',
      on ? [...questionIds, id] : questionIds.filter((one) => one !== id)
    )
  const drawFaults = Object.entries(form.errors).filter(([field]) => field.startsWith('draws'))
  return (
    <>
      <PageHeader title={test ? t`Change the test` : t`Build a test`}>
        {test
          ? t`People you sent it to keep it as it is; what you send next, and jobs that ask for it, use your changes.`
          : t`Everyone gets the exercises and questions that you choose; from a topic each person gets different ones of the same difficulty.`}
      </PageHeader>
      {test?.questions.some(({ active }) => !active) && (
        <p role="note" className="as-note">
          {t`One question of this test is no longer asked, so it is left out here.`}
        </p>
      )}
      <form onSubmit={form.submit} noValidate className="as-send">
        <div className="as-build">
          <Facts form={form} />
          <Section title={t`Topics`} note={t`Questions are drawn from the banks for each person.`}>
            <Draws
              draws={draws}
              faults={drawFaults}
              onChange={(next) => {
                form.setFieldValue('draws', next)
                if (next.length > draws.length) form.clearFieldError('draws')
              }}
            />
          </Section>
          <Section
            title={t`Exercises`}
            note={t`Coding exercises, tried out in the browser and run on hidden cases at the end. Everyone gets the ones you choose; allow about 15 minutes for each.`}
          >
            <Exercises chosen={questionIds} onToggle={toggle} />
          </Section>
          <Section title={t`Your own questions`}>
            <Questions chosen={questionIds} onToggle={toggle} />
          </Section>
          <Refused
            failure={form.failure}
            beside={[
              'name',
              'minutes',
              'passPercent',
              'draws',
              ...drawFaults.map(([field]) => field),
            ]}
          />
        </div>
        <aside className="card as-sum" aria-label={t`What it asks`}>
          <Text className="num" fw={550}>
            {t`${plural(total, { one: '# question', other: '# questions' })} in ${plural({ minutes: Number(form.values.minutes || 0) }, { one: '# minute', other: '# minutes' })}`}
          </Text>
          <Group mt="md">
            <Button component={Link} to="/client/assessments?tab=own" variant="default">
              {t`Cancel`}
            </Button>
            <Button type="submit" loading={form.busy}>
              {test ? t`Change the test` : t`Build the test`}
            </Button>
          </Group>
        </aside>
      </form>
    </>
  )
}

/** Its name, how long it takes, and what passes. */
function Facts({ form }: { form: ReturnType<typeof useTestForm> }) {
  return (
    <Stack>
      <TextInput
        label={t`Name`}
        withAsterisk
        maxLength={bankLimits.name.max}
        {...form.getInputProps('name')}
      />
      <Textarea
        label={t`What it is about (optional)`}
        autosize
        minRows={2}
        maxLength={bankLimits.description.max}
        {...form.getInputProps('description')}
      />
      <Group grow align="start">
        <NumberInput
          label={t`Minutes`}
          min={limits.minutes.min}
          max={limits.minutes.max}
          allowDecimal={false}
          {...form.getInputProps('minutes')}
        />
        <NumberInput
          label={t`Pass mark in percent`}
          min={limits.percent.min}
          max={limits.percent.max}
          allowDecimal={false}
          {...form.getInputProps('passPercent')}
        />
      </Group>
    </Stack>
  )
}

/** The company's own questions, each to be asked or not. */
function Questions({
  chosen,
  onToggle,
}: {
  chosen: string[]
  onToggle: (id: string, on: boolean) => void
}) {
  const list = useInfiniteQuery(
    readPages('GET', '/client/assessment-questions', { query: { limit: 50 } })
  )
  const rows = rowsOf(list) as OwnQuestion[]
  return (
    <GrowingList
      list={list}
      what={t`Your questions`}
      rows={rows}
      empty={
        <EmptyState title={t`No questions of your own yet`}>
          {t`Write them under "Your tests"; topics alone make a test too.`}
        </EmptyState>
      }
    >
      <ul className="as-people">
        {rows.map((question) => (
          <li key={question._id}>
            <Checkbox
              label={question.body}
              checked={chosen.includes(question._id)}
              onChange={(event) => onToggle(question._id, event.currentTarget.checked)}
            />
          </li>
        ))}
      </ul>
    </GrowingList>
  )
}
