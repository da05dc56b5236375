import './job_form.css'
import { useMemo, useRef, useState } from 'react'
import {
  ActionIcon,
  Alert,
  Anchor,
  Badge,
  Button,
  Checkbox,
  Group,
  Input,
  Modal,
  NumberInput,
  SegmentedControl,
  Select,
  SimpleGrid,
  Stack,
  Switch,
  TagsInput,
  Text,
  TextInput,
} from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { IconEye, IconPlus, IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react'
import { useNavigate, useParams } from 'react-router-dom'
import type { Data } from '#data'
import type { JobType, PayPeriod, WorkMode } from '../../../../../api/jobs/job_facts'
import { api, ApiError, type DataOf } from '../../../app/api'
import { read } from '../../../app/read'
import { PageHeader, Section } from '../../../components/page_header'
import { experience, payRange } from '../../../components/format'
import {
  noPlace,
  placeLabel,
  PlaceSelect,
  TaxonAdd,
  type Named,
  type Place,
} from '../../../components/forms/pickers'
import { Prose, RichText } from '../../../components/forms/rich_text'
import { NotYet, together } from '../../../components/fetched'
import { PageSkeleton } from '../../../components/skeletons'
import { useSendForm } from '../../../components/forms/form'

type Chosen = Named & { isRequired: boolean }
type Question = { question: string; isMandatory: boolean; isAdded: boolean; isChecked: boolean }
type Group_ = { questionName: string; isCustomQuestion: boolean; questionLists: Question[] }

type Stored = Data.Jobs.Job.Variants['forManaging']
type Values = ReturnType<typeof valuesOf>

/** The first skills are taken for needed; the rest is welcome until it is marked. */
const taxons = [
  {
    kind: 'skill',
    field: 'devChooseSkills',
    label: 'Skills',
    most: 15,
    required: 3,
    hint: undefined,
  },
  {
    kind: 'stack',
    field: 'devChooseStacks',
    label: 'Stacks',
    most: 8,
    required: 0,
    hint: 'If you work with a known combination',
  },
] as const
const MOST_QUESTIONS = 20
const currencies = [
  'INR',
  'USD',
  'EUR',
  'GBP',
  'AED',
  'AUD',
  'CAD',
  'CHF',
  'JPY',
  'NZD',
  'PLN',
  'SEK',
  'SGD',
  'ZAR',
]

/** /client/jobs/new and /client/jobs/:id/edit */
export default function JobFormScreen() {
  const { id } = useParams()
  const groups = useQuery(read('GET', '/client/questionnaire-groups'))
  const job = useQuery({
    ...read('GET', '/job-detail/:jobId', { params: { jobId: id ?? '' } }),
    enabled: Boolean(id),
    staleTime: 0,
  })
  // an empty form would invite to write over the job that stands
  if (!groups.data || (id && !job.data))
    return (
      <NotYet read={id ? together(groups, job) : groups} what="The job’s form">
        <PageSkeleton />
      </NotYet>
    )
  return (
    <JobForm
      key={id ?? 'new'}
      id={id}
      job={(job.data?.data as { job?: Stored } | undefined)?.job}
      offered={groups.data?.data ?? []}
    />
  )
}

function JobForm({ id, job, offered }: { id?: string; job?: Stored; offered: Group_[] }) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [preview, setPreview] = useState(false)
  const sendAs = useRef<'draft' | 'open'>('open')
  const categories = useQuery(read('GET', '/job-count-cate'))
  const industries = useQuery(read('GET', '/industries', { query: { limit: 100 } }))
  const form = useSendForm<Values>({
    guard: true,
    initialValues: useMemo(() => valuesOf(job, offered), [job, offered]),
    send: (values) => {
      const body = bodyOf(
        values,
        id ? (job?.status === 'draft' ? sendAs.current : undefined) : sendAs.current
      )
      return id
        ? api.put('/update-client-job', { body: { jobId: id, ...body } })
        : api.post('/add-job', { body })
    },
    onSent: async () => {
      await client.invalidateQueries({ queryKey: ['/client/get-posted-jobs'] })
      await client.invalidateQueries({ queryKey: ['/job-detail/:jobId'] })
      navigate('/client/jobs')
    },
  })
  const { values } = form
  const remote = values.jobLocation === 'Remote'
  const asked = values.questionaries.reduce(
    (sum, group) => sum + group.questionLists.filter((item) => item.isChecked).length,
    0
  )
  const titleCheck = useTitleCheck(id, (words) => form.setFieldError('jobTitle', words))
  const submit = (as: 'draft' | 'open') => {
    sendAs.current = as
    form.submit()
  }
  const isDraft = !job || job.status === 'draft'

  return (
    <form
      onSubmit={(event) => (event.preventDefault(), submit(isDraft ? 'open' : 'draft'))}
      noValidate
    >
      <PageHeader
        title={id ? 'Edit job' : 'Post a job'}
        tab={id ? `Edit ${job?.jobTitle ?? 'job'}` : 'Post a job'}
        actions={
          <Button
            variant="default"
            leftSection={<IconEye size={18} stroke={1.5} />}
            onClick={() => setPreview(true)}
          >
            Preview
          </Button>
        }
      >
        {id && !isDraft
          ? 'Changes to title, category, place or a lower pay are looked at by us before candidates see them.'
          : 'We look at every job before it is public, usually within a day.'}
      </PageHeader>
      {form.failure && !form.failure.errors.length && (
        <Alert color="red" mb="md" title="The job was not saved">
          {form.failure.message}
        </Alert>
      )}

      <div className="job-form">
        <Section title="The role">
          <Stack gap="md">
            <div>
              <TextInput
                label="Job title"
                withAsterisk
                placeholder="Senior Node.js Developer"
                maxLength={120}
                {...form.getInputProps('jobTitle')}
                onBlur={() => void titleCheck.check(values.jobTitle)}
              />
              <TitleAdvice
                advice={titleCheck.advice}
                title={values.jobTitle}
                onPick={(title) => form.setFieldValue('jobTitle', title)}
                onCategory={(category) =>
                  !values.jobCategory && form.setFieldValue('jobCategory', category)
                }
              />
            </div>
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <Select
                label="Category"
                withAsterisk
                searchable
                placeholder="Choose one"
                data={(categories.data?.data ?? []).map(({ _id, name }) => ({
                  value: _id,
                  label: name,
                }))}
                {...form.getInputProps('jobCategory')}
              />
              <Select
                label="Industry"
                searchable
                clearable
                placeholder="Choose one"
                data={(industries.data?.data ?? []).map(({ _id, name }) => ({
                  value: _id,
                  label: name,
                }))}
                {...form.getInputProps('industryId')}
              />
            </SimpleGrid>
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <Select
                label="Employment"
                allowDeselect={false}
                data={['Full-Time', 'Part-Time', 'Contract', 'Freelance', 'Internship']}
                {...form.getInputProps('jobType')}
              />
              <div>
                <Input.Label labelElement="div" id="mode-label">
                  Where people work
                </Input.Label>
                <SegmentedControl
                  fullWidth
                  aria-labelledby="mode-label"
                  data={['On Site', 'Hybrid', 'Remote']}
                  {...form.getInputProps('jobLocation')}
                />
              </div>
            </SimpleGrid>
            <PlaceSelect
              label={remote ? 'Where from' : 'Office'}
              description={
                remote ? 'The country people must be in; leave it empty for anywhere' : undefined
              }
              value={values.place}
              onChange={(place) => form.setFieldValue('place', place)}
              error={
                form.errors['jobAddress.city'] ?? form.errors.jobAddress ?? form.errors.jobCountry
              }
            />
          </Stack>
        </Section>

        <Section
          title="Pay and experience"
          note="Jobs that show their pay get more and better applicants."
        >
          <Stack gap="md">
            <div className="job-form-pay">
              <Select
                label="Currency"
                searchable
                allowDeselect={false}
                data={currencies}
                {...form.getInputProps('currency')}
              />
              <NumberInput
                label="From"
                withAsterisk
                min={0}
                allowDecimal={false}
                thousandSeparator
                thousandsGroupStyle={values.currency === 'INR' ? 'lakh' : 'thousand'}
                hideControls
                {...form.getInputProps('budgetMin')}
              />
              <NumberInput
                label="To"
                withAsterisk
                min={0}
                allowDecimal={false}
                thousandSeparator
                thousandsGroupStyle={values.currency === 'INR' ? 'lakh' : 'thousand'}
                hideControls
                {...form.getInputProps('budgetMax')}
              />
              <Select
                label="Per"
                allowDeselect={false}
                data={[
                  { value: 'year', label: 'year' },
                  { value: 'month', label: 'month' },
                  { value: 'hour', label: 'hour' },
                ]}
                {...form.getInputProps('budgetFor')}
              />
            </div>
            <Switch
              label="Keep the pay to ourselves"
              description="Candidates see “Pay not shown”"
              {...form.getInputProps('hideBudgetToDev', { type: 'checkbox' })}
            />
            <SimpleGrid cols={2} maw={360}>
              <NumberInput
                label="Experience from"
                min={0}
                max={50}
                suffix=" years"
                {...form.getInputProps('minExpRange')}
              />
              <NumberInput
                label="to"
                min={0}
                max={50}
                suffix=" years"
                {...form.getInputProps('maxExpRange')}
              />
            </SimpleGrid>
          </Stack>
        </Section>

        <Section
          title="Skills and stacks"
          note="Mark what a person must have with the star; the rest is welcome."
        >
          <Stack gap="lg">
            {taxons.map(({ kind, field, label, most, hint, required }) => {
              const chosen = values[field]
              return (
                <ChosenList
                  key={kind}
                  label={label}
                  limit={most}
                  chosen={chosen}
                  onChange={(next) => form.setFieldValue(field, next)}
                  add={
                    <TaxonAdd
                      kind={kind}
                      label={`Add a ${kind}`}
                      description={hint ?? `${chosen.length} of ${most}`}
                      chosen={chosen.map((one) => one._id)}
                      error={form.errors[field]}
                      disabled={chosen.length >= most}
                      onAdd={(one) =>
                        form.setFieldValue(field, [
                          ...chosen,
                          { ...one, isRequired: chosen.length < required },
                        ])
                      }
                    />
                  }
                />
              )
            })}
            <TagsInput
              label="Tags"
              description="Words for your own lists, such as “payments”"
              placeholder={values.tags.length ? '' : 'Type and press Enter'}
              maxTags={15}
              {...form.getInputProps('tags')}
            />
          </Stack>
        </Section>

        <Section title="Description">
          <Stack gap="md">
            <RichText
              label="In short"
              description="Two or three sentences for the list, 50 to 500 characters"
              required
              minHeight={90}
              value={values.shortDesc}
              onChange={(html) => form.setFieldValue('shortDesc', html)}
              error={form.errors.shortDesc}
            />
            <RichText
              label="The whole job"
              description="What the person will do, what they bring, how you work, what you offer; from 200 characters"
              required
              minHeight={300}
              value={values.editorText}
              onChange={(html) => form.setFieldValue('editorText', html)}
              error={form.errors.editorText}
            />
          </Stack>
        </Section>

        <Section
          title="Questions to applicants"
          note={`${asked} of ${MOST_QUESTIONS} chosen. Fewer questions bring more applications.`}
        >
          {form.errors.questionaries && (
            <Text c="var(--harm)" size="sm" role="alert" mb="sm">
              {form.errors.questionaries}
            </Text>
          )}
          <Stack gap="lg">
            {values.questionaries.map((group, index) => (
              <QuestionGroup
                key={group.questionName}
                group={group}
                full={asked >= MOST_QUESTIONS}
                errors={form.errors}
                path={`questionaries.${index}.questionLists`}
                onChange={(questionLists) =>
                  form.setFieldValue(`questionaries.${index}.questionLists`, questionLists)
                }
              />
            ))}
          </Stack>
        </Section>

        <Section
          title="Your answer"
          note="Candidates see this date. Keeping it raises your response rate; after it you are shown as late."
        >
          <NumberInput
            label="We answer within"
            w={200}
            min={1}
            max={60}
            suffix=" days"
            {...form.getInputProps('answerByDays')}
          />
        </Section>
      </div>

      <div className="job-form-bar">
        <Text size="sm" c="dimmed" className="job-form-bar-note">
          {form.isDirty() ? 'Not saved yet' : ''}
        </Text>
        <Button variant="default" onClick={() => navigate('/client/jobs')}>
          Cancel
        </Button>
        {isDraft && (
          <Button
            variant="default"
            loading={form.busy && sendAs.current === 'draft'}
            onClick={() => submit('draft')}
          >
            Save draft
          </Button>
        )}
        <Button type="submit" loading={form.busy && (sendAs.current === 'open' || !isDraft)}>
          {isDraft ? 'Submit for approval' : 'Save changes'}
        </Button>
      </div>

      <Modal
        opened={preview}
        onClose={() => setPreview(false)}
        title="As candidates will see it"
        size="xl"
      >
        <Preview values={values} categories={categories.data?.data ?? []} />
      </Modal>
    </form>
  )
}

function ChosenList({
  label,
  chosen,
  onChange,
  add,
  limit,
}: {
  label: string
  chosen: Chosen[]
  onChange: (chosen: Chosen[]) => void
  add: React.ReactNode
  limit: number
}) {
  return (
    <div>
      <div className="job-form-add">{add}</div>
      {chosen.length > 0 && (
        <ul className="job-form-chosen" aria-label={`${label}, ${chosen.length} of ${limit}`}>
          {chosen.map((one) => (
            <li key={one._id} data-required={one.isRequired || undefined}>
              <ActionIcon
                variant="subtle"
                size={28}
                aria-pressed={one.isRequired}
                aria-label={
                  one.isRequired
                    ? `${one.name} is needed; make it welcome`
                    : `${one.name} is welcome; make it needed`
                }
                onClick={() =>
                  onChange(
                    chosen.map((other) =>
                      other === one ? { ...one, isRequired: !one.isRequired } : other
                    )
                  )
                }
              >
                {one.isRequired ? (
                  <IconStarFilled size={16} />
                ) : (
                  <IconStar size={16} stroke={1.5} />
                )}
              </ActionIcon>
              <span>{one.name}</span>
              <small>{one.isRequired ? 'needed' : 'welcome'}</small>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={28}
                aria-label={`Remove ${one.name}`}
                onClick={() => onChange(chosen.filter((other) => other !== one))}
              >
                <IconTrash size={16} stroke={1.5} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function QuestionGroup({
  group,
  full,
  errors,
  path,
  onChange,
}: {
  group: Group_
  full: boolean
  errors: Record<string, any>
  path: string
  onChange: (questions: Question[]) => void
}) {
  const { questionLists: questions } = group
  const chosen = questions.filter((item) => item.isChecked).length
  const set = (index: number, change: Partial<Question>) =>
    onChange(questions.map((item, at) => (at === index ? { ...item, ...change } : item)))
  return (
    <details open={chosen > 0 || group.isCustomQuestion}>
      <summary>
        <Text component="span" fw={600} size="sm">
          {group.questionName}
        </Text>{' '}
        {chosen > 0 && <Badge>{chosen}</Badge>}
      </summary>
      <Stack gap={6} mt="xs">
        {questions.map((item, index) => (
          <div key={index} className="job-form-question">
            {group.isCustomQuestion ? (
              <TextInput
                aria-label={`Own question ${index + 1}`}
                placeholder="What would you like to know?"
                maxLength={300}
                value={item.question}
                error={errors[`${path}.${index}.question`]}
                onChange={(event) => set(index, { question: event.currentTarget.value })}
              />
            ) : (
              <Checkbox
                label={item.question}
                checked={item.isChecked}
                disabled={full && !item.isChecked}
                onChange={(event) =>
                  set(index, {
                    isChecked: event.currentTarget.checked,
                    isAdded: event.currentTarget.checked,
                    isMandatory: event.currentTarget.checked && item.isMandatory,
                  })
                }
              />
            )}
            <Group gap={4} wrap="nowrap">
              {item.isChecked && (
                <Switch
                  size="xs"
                  label="Must answer"
                  checked={item.isMandatory}
                  onChange={(event) => set(index, { isMandatory: event.currentTarget.checked })}
                />
              )}
              {group.isCustomQuestion && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={`Remove own question ${index + 1}`}
                  onClick={() => onChange(questions.filter((_, at) => at !== index))}
                >
                  <IconTrash size={16} stroke={1.5} />
                </ActionIcon>
              )}
            </Group>
          </div>
        ))}
        {group.isCustomQuestion && (
          <Button
            variant="default"
            size="xs"
            w="fit-content"
            leftSection={<IconPlus size={16} stroke={1.5} />}
            disabled={full}
            onClick={() =>
              onChange([
                ...questions,
                { question: '', isMandatory: false, isAdded: true, isChecked: true },
              ])
            }
          >
            Add an own question
          </Button>
        )}
      </Stack>
    </details>
  )
}

type TitleFound = DataOf<'POST', '/client/verify-job-title'>

/** Asks the server about the title once it is typed: what cannot be used, known titles, their category, own jobs of the same name. */
function useTitleCheck(jobId: string | undefined, onRefused: (words: string) => void) {
  const [advice, setAdvice] = useState<TitleFound>()
  const [checked, setChecked] = useState('')
  return {
    advice,
    async check(jobTitle: string) {
      if (jobTitle.trim().length < 5 || jobTitle === checked) return
      setChecked(jobTitle)
      try {
        const { data } = await api.post('/client/verify-job-title', {
          body: { jobTitle, jobId },
          notice: 'none',
          latest: 'title',
        })
        setAdvice(data)
      } catch (error) {
        if (!(error instanceof ApiError)) return
        setAdvice(undefined)
        if (error.fields.jobTitle) onRefused(error.fields.jobTitle)
      }
    },
  }
}

function TitleAdvice({
  advice,
  title,
  onPick,
  onCategory,
}: {
  advice?: TitleFound
  title: string
  onPick: (title: string) => void
  onCategory: (id: string) => void
}) {
  if (!advice) return null
  const titles = advice.suggestions
    .filter(({ jobTitle }) => jobTitle.toLowerCase() !== title.trim().toLowerCase())
    .slice(0, 4)
  return (
    <Stack gap={4} mt={6} aria-live="polite">
      {advice.duplicates.length > 0 && (
        <Text size="sm">
          You have this job already:{' '}
          <Anchor
            href={`/client/jobs?search=${encodeURIComponent(advice.duplicates[0].jobTitle)}`}
            target="_blank"
          >
            {advice.duplicates[0].jobTitle}
          </Anchor>
          . Change that one, or make clear how this one differs.
        </Text>
      )}
      {titles.length > 0 && (
        <Group gap={6}>
          <Text size="sm" c="dimmed">
            Titles candidates look for:
          </Text>
          {titles.map(({ _id, jobTitle, jobCategory }) => (
            <button
              type="button"
              key={_id}
              className="c-link"
              onClick={() => (onPick(jobTitle), jobCategory && onCategory(jobCategory))}
            >
              {jobTitle}
            </button>
          ))}
        </Group>
      )}
    </Stack>
  )
}

function Preview({
  values,
  categories,
}: {
  values: Values
  categories: { _id: string; name: string }[]
}) {
  const pay = values.hideBudgetToDev
    ? null
    : payRange({
        budgetMin: values.budgetMin === '' ? null : values.budgetMin,
        budgetMax: values.budgetMax === '' ? null : values.budgetMax,
        currency: values.currency,
        budgetFor: values.budgetFor,
      })
  const facts = [
    pay ?? 'Pay not shown',
    [placeLabel(values.place), values.jobLocation].filter(Boolean).join(' · '),
    experience(values.minExpRange || 0, values.maxExpRange === '' ? null : values.maxExpRange),
    values.jobType,
    categories.find(({ _id }) => _id === values.jobCategory)?.name,
  ]
  return (
    <Stack gap="md">
      <div>
        <h2 className="job-form-preview-title">{values.jobTitle || 'Job title'}</h2>
        <Text c="dimmed">{facts.filter(Boolean).join(' · ')}</Text>
      </div>
      <Group gap={6}>
        {values.devChooseSkills.map((skill) => (
          <Badge key={skill._id} variant={skill.isRequired ? 'light' : 'default'}>
            {skill.name}
          </Badge>
        ))}
      </Group>
      <Prose html={values.shortDesc || '<p>The short description stands here.</p>'} />
      <Prose html={values.editorText || '<p>The whole description stands here.</p>'} />
    </Stack>
  )
}

function valuesOf(job: Stored | undefined, offered: Group_[]) {
  const stored = job?.questionaries ?? []
  const questionaries = offered.map((group) => {
    const kept = stored.find((one) => one.questionName === group.questionName)?.questionLists ?? []
    const own = kept.filter(
      (item) => !group.questionLists.some((other) => other.question === item.question)
    )
    return {
      ...group,
      questionLists: [
        ...group.questionLists.map((item) => {
          const same = kept.find((one) => one.question === item.question)
          return {
            question: item.question,
            isMandatory: same?.isMandatory ?? false,
            isAdded: Boolean(same),
            isChecked: Boolean(same),
          }
        }),
        ...own.map((item) => ({ ...item, isAdded: true, isChecked: true })),
      ],
    }
  })
  return {
    jobTitle: job?.jobTitle ?? '',
    jobCategory: job?.jobCategory ?? null,
    industryId: job?.industryId ?? null,
    jobType: (job?.jobType ?? 'Full-Time') as JobType,
    jobLocation: (job?.jobLocation ?? 'On Site') as WorkMode,
    place: {
      ...noPlace,
      countryCode: job?.jobCountry.countryCode ?? '',
      countryName: job?.jobCountry.countryName ?? '',
      state: job?.jobAddress.state ?? '',
      stateName: job?.jobAddress.stateName ?? '',
      city: job?.jobAddress.city ?? '',
    } as Place,
    currency: job?.currency ?? 'INR',
    budgetMin: (job?.budgetMin ?? '') as number | '',
    budgetMax: (job?.budgetMax ?? '') as number | '',
    budgetFor: (job?.budgetFor ?? 'year') as PayPeriod,
    hideBudgetToDev: Boolean(job?.hideBudgetToDev),
    minExpRange: (job?.minExpRange ?? '') as number | '',
    maxExpRange: (job?.maxExpRange ?? '') as number | '',
    devChooseSkills: (job?.devChooseSkills ?? []).map(
      ({ skillId, skillName, skillTestIcon, isRequired }): Chosen => ({
        _id: skillId,
        name: skillName,
        icon: skillTestIcon,
        isRequired,
      })
    ),
    devChooseStacks: (job?.devChooseStacks ?? []).map(
      ({ stackId, stackName, stackIcon, isRequired }): Chosen => ({
        _id: stackId,
        name: stackName,
        icon: stackIcon,
        isRequired,
      })
    ),
    shortDesc: job?.shortDesc ?? '',
    editorText: job?.editorText ?? '',
    tags: job?.tags ?? [],
    answerByDays: job?.answerByDays ?? 14,
    questionaries,
  }
}

const orUndefined = <T,>(value: T | '' | null) =>
  value === '' || value === null ? undefined : value

function bodyOf({ place, questionaries, ...values }: Values, status?: 'draft' | 'open') {
  return {
    ...values,
    jobCategory: orUndefined(values.jobCategory),
    industryId: orUndefined(values.industryId),
    budgetMin: orUndefined(values.budgetMin),
    budgetMax: orUndefined(values.budgetMax),
    minExpRange: orUndefined(values.minExpRange),
    maxExpRange: orUndefined(values.maxExpRange),
    answerByDays: orUndefined(values.answerByDays),
    devChooseSkills: values.devChooseSkills.map(({ _id, isRequired }) => ({
      skillId: _id,
      isRequired,
    })),
    devChooseStacks: values.devChooseStacks.map(({ _id, isRequired }) => ({
      stackId: _id,
      isRequired,
    })),
    jobAddress: {
      state: orUndefined(place.state),
      stateName: orUndefined(place.stateName),
      city: orUndefined(place.city),
    },
    jobCountry: {
      countryCode: orUndefined(place.countryCode),
      countryName: orUndefined(place.countryName),
    },
    questionaries: questionaries
      .map((group) => ({
        ...group,
        questionLists: group.questionLists.filter((item) => item.isChecked),
      }))
      .filter((group) => group.questionLists.length > 0),
    status,
  }
}
