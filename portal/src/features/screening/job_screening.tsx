import '../../app/look/client.css'
import './screening.css'
import { useEffect, useState } from 'react'
import {
  Anchor,
  Badge,
  Button,
  Group,
  NumberInput,
  Progress,
  Select,
  Stack,
  TagsInput,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { questionKinds, screeningLimits, type QuestionKind } from '#api/screening/screening_facts'
import { useAccess } from '../../app/access'
import { api } from '../../app/api'
import { readAs, readPages } from '../../app/read'
import { download } from '../../components/download'
import { NotYet } from '../../components/fetched'
import { Refused } from '../../components/forms/refused'
import { useUnsavedGuard } from '../../components/forms/form'
import { useWrite } from '../../components/forms/write'
import { count, dayTime } from '../../components/format'
import { EmptyState } from '../../components/message'
import { PageHeader } from '../../components/page_header'
import { ListSkeleton } from '../../components/skeletons'
import { ShowMore } from '../../components/lists/show_more'
import { useRuns } from './screening_bar'
import type { Question, Rubric } from './reads'

/** /client/jobs/:id/screening: what the applicants of a job are asked and judged by, and what was judged. */
export default function JobScreening() {
  const { id = '' } = useParams()
  const mayEdit = useAccess('ai')?.allowed ?? false
  const job = useQuery(
    readAs<{ job: { jobTitle: string } }>('GET', '/job-detail/:jobId', { params: { jobId: id } })
  )
  const title = job.data?.data.job.jobTitle
  return (
    <>
      <PageHeader
        title={title ? `Screening: ${title}` : 'Screening'}
        actions={
          <Button component={Link} to={`/client/jobs/${id}/applicants`} variant="default">
            Applicants
          </Button>
        }
      >
        Every score quotes the words that it stands on. Names, gender, age, schools, places and gaps
        are taken out before. It decides nothing; applicants read what is said of them and can
        contest it.
      </PageHeader>
      <Runs jobId={id} mayEdit={mayEdit} />
      <Questions jobId={id} mayEdit={mayEdit} />
      <RubricEditor jobId={id} mayEdit={mayEdit} />
      <Log jobId={id} />
    </>
  )
}

function Runs({ jobId, mayEdit }: { jobId: string; mayEdit: boolean }) {
  const { read, runs, quota, progress, start, cancel } = useRuns(jobId)
  return (
    <section className="sc-section" aria-label="Runs">
      <Group justify="space-between">
        <h2>Runs</h2>
        {mayEdit && !progress && (
          <Button loading={start.busy} onClick={() => void start.send(undefined)}>
            Analyse all who are in the running
          </Button>
        )}
      </Group>
      {quota && (
        <Text size="sm" c="dimmed" className="num">
          {quota.left} of {quota.limit} analyses left this month
        </Text>
      )}
      <Refused failure={start.failure} />
      {progress && (
        <>
          <Text size="sm" role="status" className="num" mt="sm">
            Analysing: {progress.percent} % ({progress.done + progress.failed} of {progress.total})
          </Text>
          <Progress value={progress.percent} mt="xs" aria-label="How far the run is" />
        </>
      )}
      {!runs ? (
        <NotYet read={read} what="The runs">
          <ListSkeleton rows={2} />
        </NotYet>
      ) : runs.length === 0 ? (
        <EmptyState title="Nobody was analysed yet">
          Start a run: each applicant is told first, and each takes one analysis of the month.
        </EmptyState>
      ) : (
        <ul className="sc-rows">
          {runs.map((run) => (
            <li key={run._id} className="sc-row">
              <Group justify="space-between" gap="xs">
                <span className="num">
                  {count(run.total, 'applicant')}, {dayTime(run.createdAt)}
                  {run.startedBy && `, by ${run.startedBy}`}
                </span>
                <Badge color={run.state === 'done' ? 'candor' : 'gray'}>{run.stateLabel}</Badge>
              </Group>
              <Text size="sm" c="dimmed" className="num">
                {run.done} ready, {run.failed} not, rubric version {run.rubricVersion}; took{' '}
                {count(run.aiRuns, 'analysis', 'analyses')} of the month
                {run.tokens > 0 && ` and ${count(run.tokens, 'token')}`}
              </Text>
              {mayEdit && run.actions.includes('cancel') && (
                <Button
                  size="xs"
                  variant="default"
                  w="fit-content"
                  loading={cancel.busy}
                  onClick={() => void cancel.send(run._id)}
                >
                  Cancel the run
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

type Draft = Pick<Question, 'question' | 'kind' | 'weight'> & {
  _id?: string
  idealAnswer: string | null
  isAsked?: boolean
}
const QUESTIONS = ['/client/get-ai-questions']

function Questions({ jobId, mayEdit }: { jobId: string; mayEdit: boolean }) {
  const read = useQuery(readAs<Question[]>('GET', '/client/get-ai-questions', { query: { jobId } }))
  const [draft, setDraft] = useState<Draft[]>()
  const kept = read.data?.data
  useEffect(() => setDraft(undefined), [read.dataUpdatedAt])
  const list: Draft[] = draft ?? kept ?? []
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
    { refreshes: QUESTIONS }
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
    { refreshes: QUESTIONS }
  )
  const take = (at: number) => {
    const { _id } = list[at]
    if (_id) void remove.send(_id)
    else setDraft(list.filter((_, index) => index !== at))
  }
  return (
    <section className="sc-section" aria-label="Questions">
      <Group justify="space-between">
        <h2>Questions</h2>
        {mayEdit && (
          <Group gap="xs">
            <Button variant="default" loading={generate.busy} onClick={() => void generate.send()}>
              Write 5 questions
            </Button>
            <Button
              variant="default"
              onClick={() =>
                setDraft([
                  ...list,
                  { question: '', kind: 'technical', weight: 3, idealAnswer: null },
                ])
              }
            >
              Add a question
            </Button>
          </Group>
        )}
      </Group>
      <Text size="sm" c="dimmed">
        Answers of the application form are compared with the ideal answer of the same question.
        Questions that the form does not ask are for talks.
      </Text>
      {!kept ? (
        <NotYet read={read} what="The questions">
          <ListSkeleton rows={3} />
        </NotYet>
      ) : list.length === 0 ? (
        <EmptyState title="No questions yet">
          Have some written from the skills and text of this job, or add your own.
        </EmptyState>
      ) : (
        <ol className="sc-rows">
          {list.map((one, at) => (
            <li key={one._id ?? `new-${at}`} className="sc-row">
              <div className="sc-fields">
                <Textarea
                  label={`Question ${at + 1}`}
                  autosize
                  readOnly={!mayEdit}
                  maxLength={screeningLimits.question.max}
                  value={one.question}
                  error={save.failure?.fields[`questions.${at}.question`]}
                  onChange={(event) => change(at, { question: event.currentTarget.value })}
                />
                <Select
                  label="Kind"
                  allowDeselect={false}
                  disabled={!mayEdit}
                  data={questionKinds.map(({ value, label }) => ({ value, label }))}
                  value={one.kind}
                  onChange={(value) => value && change(at, { kind: value as QuestionKind })}
                />
                <NumberInput
                  label="Weight, 1 to 5"
                  disabled={!mayEdit}
                  min={screeningLimits.weight.min}
                  max={screeningLimits.weight.max}
                  allowDecimal={false}
                  value={one.weight}
                  onChange={(value) => change(at, { weight: Number(value) || 1 })}
                />
              </div>
              <Textarea
                label="Ideal answer"
                autosize
                minRows={2}
                readOnly={!mayEdit}
                maxLength={screeningLimits.idealAnswer.max}
                value={one.idealAnswer ?? ''}
                onChange={(event) => change(at, { idealAnswer: event.currentTarget.value })}
              />
              <Group gap="xs">
                {one.isAsked && <Badge>On the application form</Badge>}
                {mayEdit && (
                  <>
                    {one._id && !draft && (
                      <Button
                        size="xs"
                        variant="default"
                        loading={ideal.busyWith(one._id)}
                        onClick={() => void ideal.send(one._id!)}
                      >
                        Write the ideal answer
                      </Button>
                    )}
                    <Button
                      size="xs"
                      variant="subtle"
                      disabled={at === 0}
                      onClick={() => swap(at, -1)}
                    >
                      Up
                    </Button>
                    <Button
                      size="xs"
                      variant="subtle"
                      disabled={at === list.length - 1}
                      onClick={() => swap(at, 1)}
                    >
                      Down
                    </Button>
                    <Button size="xs" variant="subtle" c="var(--harm)" onClick={() => take(at)}>
                      Delete
                    </Button>
                  </>
                )}
              </Group>
            </li>
          ))}
        </ol>
      )}
      <Refused failure={save.failure} />
      {draft && (
        <Group mt="md">
          <Button loading={save.busy} onClick={() => void save.send()}>
            Keep the questions
          </Button>
          <Button variant="default" onClick={() => setDraft(undefined)}>
            Drop the changes
          </Button>
        </Group>
      )}
    </section>
  )
}

type Weighed = Rubric['criteria'][number]

function RubricEditor({ jobId, mayEdit }: { jobId: string; mayEdit: boolean }) {
  const read = useQuery(readAs<Rubric>('GET', '/client/ai-rubric/:jobId', { params: { jobId } }))
  const rubric = read.data?.data
  const [draft, setDraft] = useState<Weighed[]>()
  useEffect(() => setDraft(undefined), [rubric?.version])
  useUnsavedGuard(draft !== undefined)
  const list = draft ?? rubric?.criteria ?? []
  const whole = list.reduce((sum, { weight }) => sum + weight, 0)
  const change = (at: number, over: Partial<Weighed>) =>
    setDraft(list.map((one, index) => (index === at ? { ...one, ...over } : one)))
  const save = useWrite(
    () =>
      api.put('/client/ai-rubric/:jobId', {
        params: { jobId },
        body: {
          version: rubric!.version,
          criteria: list.map(({ key, label, weight, words }) => ({
            ...(!key.startsWith('own:') && { key }),
            label,
            weight,
            ...(words.length > 0 && { words }),
          })),
        },
      }),
    { refreshes: ['/client/ai-rubric/:jobId'], onDone: () => setDraft(undefined) }
  )
  const isOwn = ({ key }: Weighed) => key.startsWith('own:')
  return (
    <section className="sc-section" aria-label="Rubric">
      <Group justify="space-between">
        <h2>Rubric</h2>
        {mayEdit && rubric && (
          <Button
            variant="default"
            onClick={() =>
              setDraft([
                ...list,
                { key: `own:${list.length}`, label: '', about: null, weight: 10, words: [] },
              ])
            }
          >
            Add a criterion
          </Button>
        )}
      </Group>
      {!rubric ? (
        <NotYet read={read} what="The rubric">
          <ListSkeleton rows={4} />
        </NotYet>
      ) : (
        <>
          <Text size="sm" c="dimmed" className="num">
            {rubric.version === 0 ? 'The usual one' : `Version ${rubric.version}`}. A weight of 0
            leaves a criterion out; what cannot be judged counts neither way.
          </Text>
          <ul className="sc-rows">
            {list.map((one, at) => (
              <li key={one.key} className="sc-row">
                <div className="sc-weigh">
                  {isOwn(one) ? (
                    <Stack gap="xs">
                      <TextInput
                        label="Name"
                        readOnly={!mayEdit}
                        maxLength={screeningLimits.criterionLabel.max}
                        value={one.label}
                        onChange={(event) => change(at, { label: event.currentTarget.value })}
                      />
                      <TagsInput
                        label="Words that it looks for"
                        readOnly={!mayEdit}
                        maxTags={screeningLimits.words.max}
                        value={one.words}
                        onChange={(words) => change(at, { words })}
                      />
                    </Stack>
                  ) : (
                    <div>
                      <strong>{one.label}</strong>
                      <Text size="sm" c="dimmed">
                        {one.about}
                      </Text>
                    </div>
                  )}
                  <NumberInput
                    label="Weight"
                    aria-label={`Weight of ${one.label || 'the new criterion'}`}
                    description={
                      whole > 0 ? `${Math.round((100 * one.weight) / whole)} %` : undefined
                    }
                    disabled={!mayEdit}
                    min={screeningLimits.criterionWeight.min}
                    max={screeningLimits.criterionWeight.max}
                    allowDecimal={false}
                    value={one.weight}
                    onChange={(value) => change(at, { weight: Number(value) || 0 })}
                  />
                </div>
                {mayEdit && isOwn(one) && (
                  <Button
                    size="xs"
                    variant="subtle"
                    c="var(--harm)"
                    w="fit-content"
                    onClick={() => setDraft(list.filter((_, index) => index !== at))}
                  >
                    Delete
                  </Button>
                )}
              </li>
            ))}
          </ul>
          <Refused failure={save.failure} />
          {draft && (
            <Group mt="md">
              <Button loading={save.busy} onClick={() => void save.send()}>
                Keep as version {rubric.version + 1}
              </Button>
              <Button variant="default" onClick={() => setDraft(undefined)}>
                Drop the changes
              </Button>
            </Group>
          )}
        </>
      )}
    </section>
  )
}

function Log({ jobId }: { jobId: string }) {
  const list = useInfiniteQuery(
    readPages('GET', '/client/ai-log/:jobId', {
      params: { jobId },
      query: { limit: 20 },
    })
  )
  const rows = list.data?.pages.flatMap((page) => page.data)
  return (
    <section className="sc-section" aria-label="Log">
      <Group justify="space-between">
        <h2>Log</h2>
        <Button
          variant="default"
          onClick={() => void download(`/client/ai-impact/${jobId}`, `impact ${jobId}.csv`)}
        >
          Impact ratios as CSV
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        By what each was judged, and who decided. Gender, age and origin are not asked and not
        stored, so ratios compare countries and years of work only.
      </Text>
      {!rows ? (
        <NotYet read={list} what="The log">
          <ListSkeleton rows={3} />
        </NotYet>
      ) : rows.length === 0 ? (
        <EmptyState title="Nothing was judged yet">
          Each analysis leaves a line here, with its input, engine and versions.
        </EmptyState>
      ) : (
        <>
          <div className="sc-log" tabIndex={0} role="region" aria-label="Log of analyses">
            <table>
              <thead>
                <tr>
                  {[
                    'When',
                    'Applicant',
                    'Score',
                    'By',
                    'Versions',
                    'Input',
                    'Decided',
                    'Stands at',
                  ].map((label) => (
                    <th key={label} scope="col">
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row._id}>
                    <td>{dayTime(row.createdAt)}</td>
                    <td>
                      <Anchor
                        component={Link}
                        size="sm"
                        to={`/client/jobs/${jobId}/applicants?application=${row.appliedId}`}
                      >
                        Application {row.appliedId}
                      </Anchor>
                    </td>
                    <td>
                      {row.score ?? 'failed'}
                      {row.overrideScore !== null && `, set to ${row.overrideScore}`}
                    </td>
                    <td>{row.model ?? '–'}</td>
                    <td>
                      rubric {row.rubricVersion}, {row.promptVersion ?? '–'}
                    </td>
                    <td>
                      <code>{row.inputHash?.slice(0, 10) ?? '–'}</code>
                    </td>
                    <td>{row.decidedBy ?? 'nobody yet'}</td>
                    <td>{row.statusLabel}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <ShowMore list={list} />
        </>
      )}
    </section>
  )
}
