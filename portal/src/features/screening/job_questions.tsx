import './screening.css'
import { useState } from 'react'
import { Badge, Button, Group, NumberInput, Select, Text, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { t } from '@lingui/core/macro'
import { questionKinds, screeningLimits, type QuestionKind } from '#api/screening/screening_facts'
import { api } from '../../app/api'
import { readAs } from '../../app/read'
import { NotYet } from '../../components/page/fetched'
import { useUnsaved, useUnsavedGuard } from '../../components/forms/form'
import { Refused } from '../../components/forms/refused'
import { useWrite, type Write } from '../../components/forms/write'
import { EmptyState } from '../../components/message'
import { Spot } from '../../components/spot'
import { ListSkeleton } from '../../components/page/skeletons'
import type { Question } from './reads'

type Draft = Pick<Question, 'question' | 'kind' | 'weight'> & {
  _id?: string
  idealAnswer: string | null
  isAsked?: boolean
}
const QUESTIONS = ['/client/get-ai-questions']

/** The questions of a job with their ideal answers; changes stay in the page until they are saved together. */
export function JobQuestions({ jobId, mayEdit }: { jobId: string; mayEdit: boolean }) {
  const read = useQuery(readAs<Question[]>('GET', '/client/get-ai-questions', { query: { jobId } }))
  const [draft, setDraft] = useState<Draft[]>()
  const kept = read.data?.data
  const list: Draft[] = draft ?? kept ?? []
  useUnsaved(draft !== undefined)
  useUnsavedGuard(draft !== undefined)
  const change = (at: number, over: Partial<Draft>) =>
    setDraft(list.map((one, index) => (index === at ? { ...one, ...over } : one)))
  const swap = (at: number, by: 1 | -1) => {
    const next = [...list]
    ;[next[at], next[at + by]] = [next[at + by], next[at]]
    setDraft(next)
  }
  const save = useWrite(
    () =>
      api.post('/client/create-or-update-ai-questions', {
        body: {
          jobId,
          questions: list.map(({ _id, question, kind, weight, idealAnswer }) => ({
            ...(_id && { _id }),
            question,
            kind,
            weight,
            idealAnswer,
          })),
        },
      }),
    { refreshes: QUESTIONS, onDone: () => setDraft(undefined) }
  )
  const generate = useWrite(
    () => api.post('/client/create-or-update-ai-questions', { body: { jobId, generate: 5 } }),
    { refreshes: QUESTIONS }
  )
  const ideal = useWrite(
    (questionId: string) => api.post('/client/generate-ideal-answer', { body: { questionId } }),
    { refreshes: QUESTIONS }
  )
  const remove = useWrite(
    (id: string) => api.delete('/client/ai-questions/:id', { params: { id } }),
    {
      refreshes: QUESTIONS,
      onDone: (_, id) => setDraft((typed) => typed?.filter((one) => one._id !== id)),
    }
  )
  const take = (at: number) => {
    const { _id } = list[at]
    if (_id) void remove.send(_id)
    else setDraft(list.filter((_, index) => index !== at))
  }
  return (
    <section className="sc-section" aria-label={t`Questions`}>
      <Head mayEdit={mayEdit} draft={draft} generate={generate} setDraft={setDraft} list={list} />
      <Text size="sm" c="dimmed">
        {t`Answers of the application form are compared with the ideal answer of the same question. Questions that are not on the form are for interviews.`}
      </Text>
      {!kept ? (
        <NotYet read={read} what={t`The questions`}>
          <ListSkeleton rows={3} />
        </NotYet>
      ) : list.length === 0 ? (
        <EmptyState icon={<Spot name="messages" />} title={t`No questions yet`}>
          {t`Have some written from the skills and text of this job, or add your own.`}
        </EmptyState>
      ) : (
        <ol className="sc-rows">
          {list.map((one, at) => (
            <QuestionRow
              key={one._id ?? `new-${at}`}
              one={one}
              at={at}
              mayEdit={mayEdit}
              save={save}
              change={change}
              draft={draft}
              ideal={ideal}
              swap={swap}
              list={list}
              take={take}
            />
          ))}
        </ol>
      )}
      <Refused failure={save.failure} />
      {draft && (
        <Group mt="md">
          <Button loading={save.busy} onClick={() => void save.send()}>
            {t`Save questions`}
          </Button>
          <Button variant="default" onClick={() => setDraft(undefined)}>
            {t`Discard changes`}
          </Button>
        </Group>
      )}
    </section>
  )
}

/** The heading, with what adds to the list. */
function Head({
  mayEdit,
  draft,
  generate,
  setDraft,
  list,
}: {
  mayEdit: boolean
  draft: Draft[] | undefined
  generate: Write
  setDraft: (draft: Draft[] | undefined) => void
  list: Draft[]
}) {
  return (
    <Group justify="space-between">
      <h2>{t`Questions`}</h2>
      {mayEdit && (
        <Group gap="xs">
          {!draft && (
            <Button variant="default" loading={generate.busy} onClick={() => void generate.send()}>
              {t`Write 5 questions`}
            </Button>
          )}
          <Button
            variant="default"
            onClick={() =>
              setDraft([...list, { question: '', kind: 'technical', weight: 3, idealAnswer: null }])
            }
          >
            {t`Add a question`}
          </Button>
        </Group>
      )}
    </Group>
  )
}

/** One question, with its ideal answer and its place in the list. */
function QuestionRow({
  one,
  at,
  mayEdit,
  save,
  change,
  draft,
  ideal,
  swap,
  list,
  take,
}: {
  one: Draft
  at: number
  mayEdit: boolean
  save: Write
  change: (at: number, over: Partial<Draft>) => void
  draft: Draft[] | undefined
  ideal: Write<[string]>
  swap: (at: number, by: 1 | -1) => void
  list: Draft[]
  take: (at: number) => void
}) {
  return (
    <li className="sc-row">
      <div className="sc-fields">
        <Textarea
          label={t`Question ${{ at: at + 1 }}`}
          autosize
          readOnly={!mayEdit}
          maxLength={screeningLimits.question.max}
          value={one.question}
          error={save.failure?.fields[`questions.${at}.question`]}
          onChange={(event) => change(at, { question: event.currentTarget.value })}
        />
        <Select
          label={t`Kind`}
          allowDeselect={false}
          disabled={!mayEdit}
          data={questionKinds.map(({ value, label }) => ({ value, label }))}
          value={one.kind}
          onChange={(value) => value && change(at, { kind: value as QuestionKind })}
        />
        <NumberInput
          label={t`Weight, 1 to 5`}
          disabled={!mayEdit}
          min={screeningLimits.weight.min}
          max={screeningLimits.weight.max}
          allowDecimal={false}
          value={one.weight}
          onChange={(value) => change(at, { weight: Number(value) || 1 })}
        />
      </div>
      <Textarea
        label={t`Ideal answer`}
        autosize
        minRows={2}
        readOnly={!mayEdit}
        maxLength={screeningLimits.idealAnswer.max}
        value={one.idealAnswer ?? ''}
        onChange={(event) => change(at, { idealAnswer: event.currentTarget.value })}
      />
      <Group gap="xs">
        {one.isAsked && <Badge>{t`On the application form`}</Badge>}
        {mayEdit && (
          <>
            {one._id && !draft && (
              <Button
                size="xs"
                variant="default"
                loading={ideal.busyWith(one._id)}
                onClick={() => void ideal.send(one._id!)}
              >
                {t`Write the ideal answer`}
              </Button>
            )}
            <Button size="xs" variant="subtle" disabled={at === 0} onClick={() => swap(at, -1)}>
              {t`Up`}
            </Button>
            <Button
              size="xs"
              variant="subtle"
              disabled={at === list.length - 1}
              onClick={() => swap(at, 1)}
            >
              {t`Down`}
            </Button>
            <Button size="xs" variant="subtle" c="var(--harm)" onClick={() => take(at)}>
              {t`Delete`}
            </Button>
          </>
        )}
      </Group>
    </li>
  )
}
