import './job_form.css'
import { useState, useRef, useMemo } from 'react'
import {
  Button,
  Stack,
  TextInput,
  SimpleGrid,
  Select,
  Input,
  SegmentedControl,
  NumberInput,
  Switch,
  TagsInput,
  Text,
} from '@mantine/core'
import { PAGE_MOST } from '#api/http/paging_facts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { IconEye } from '@tabler/icons-react'
import { useParams, useNavigate } from 'react-router-dom'
import { api } from '../../../app/api'
import { Dialog } from '../../../components/dialog'
import { read } from '../../../app/read'
import { Refused } from '../../../components/forms/refused'
import { PageHeader, Section } from '../../../components/page_header'
import { PlaceSelect, TaxonAdd } from '../../../components/forms/pickers'
import { RichText } from '../../../components/forms/rich_text'
import { NotYet, together } from '../../../components/fetched'
import { PageSkeleton } from '../../../components/skeletons'
import { useSendForm } from '../../../components/forms/form'
import { type Group_, type Stored, type Values, bodyOf, valuesOf } from './job_values'
import { TitleAdvice, useTitleCheck } from './title_check'
import { ChosenList } from './chosen_list'
import { QuestionGroup } from './question_group'
import { Preview } from './preview'
import { currencies, jobLimits, jobTypes, payPeriods, workModes } from '#api/jobs/job_facts'

/** The first skills are taken for needed; the rest is welcome until it is marked. */
const taxons = [
  {
    kind: 'skill',
    field: 'devChooseSkills',
    label: 'Skills',
    most: jobLimits.skills.max,
    required: 3,
    hint: undefined,
  },
  {
    kind: 'stack',
    field: 'devChooseStacks',
    label: 'Stacks',
    most: jobLimits.stacks.max,
    required: 0,
    hint: 'If you work with a known combination',
  },
] as const

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
  const industries = useQuery(read('GET', '/industries', { query: { limit: PAGE_MOST } }))
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
      <Refused failure={form.failure} title="The job was not saved" />

      <div className="job-form">
        <Section title="The role">
          <Stack gap="md">
            <div>
              <TextInput
                label="Job title"
                withAsterisk
                placeholder="Senior Node.js Developer"
                maxLength={jobLimits.title.max}
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
                data={jobTypes}
                {...form.getInputProps('jobType')}
              />
              <div>
                <Input.Label labelElement="div" id="mode-label">
                  Where people work
                </Input.Label>
                <SegmentedControl
                  fullWidth
                  aria-labelledby="mode-label"
                  data={[...workModes]}
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
                data={payPeriods}
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
                {...jobLimits.experience}
                suffix=" years"
                {...form.getInputProps('minExpRange')}
              />
              <NumberInput
                label="to"
                {...jobLimits.experience}
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
              maxTags={jobLimits.tags.max}
              {...form.getInputProps('tags')}
            />
          </Stack>
        </Section>

        <Section title="Description">
          <Stack gap="md">
            <RichText
              label="In short"
              description={`Two or three sentences for the list, ${jobLimits.shortDescription.min} to ${jobLimits.shortDescription.max} characters`}
              required
              minHeight={90}
              value={values.shortDesc}
              onChange={(html) => form.setFieldValue('shortDesc', html)}
              error={form.errors.shortDesc}
            />
            <RichText
              label="The whole job"
              description={`What the person will do, what they bring, how you work, what you offer; from ${jobLimits.description.min} characters`}
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
          note={`${asked} of ${jobLimits.questions.max} chosen. Fewer questions bring more applications.`}
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
                full={asked >= jobLimits.questions.max}
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
            {...jobLimits.answerByDays}
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

      {preview && (
        <Dialog onClose={() => setPreview(false)} title="As candidates will see it" size="xl">
          <Preview values={values} categories={categories.data?.data ?? []} />
        </Dialog>
      )}
    </form>
  )
}
