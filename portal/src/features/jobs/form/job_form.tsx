import './job_form.css'
import { useState, useRef, useMemo } from 'react'
import { Button, NumberInput, Stack, Text } from '@mantine/core'
import { PAGE_MOST } from '#api/http/paging_facts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { IconEye } from '@tabler/icons-react'
import { useParams, useNavigate } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { api } from '../../../app/api'
import { Dialog } from '../../../components/dialog'
import { read } from '../../../app/read'
import { Refused } from '../../../components/forms/refused'
import { PageHeader, Section } from '../../../components/page/page_header'
import { RichText } from '../../../components/forms/rich_text'
import { PageNotYet, together } from '../../../components/page/fetched'
import { useSendForm } from '../../../components/forms/form'
import {
  type Group_,
  type JobForm,
  type Stored,
  type Values,
  bodyOf,
  lacksOf,
  valuesOf,
} from './job_values'
import { Pay } from './pay'
import { Role } from './role'
import { Skills } from './skills'
import { QuestionGroup } from './question_group'
import { Preview } from './preview'
import { WaitingChange } from '../waiting_change'
import { jobLimits } from '#api/jobs/job_facts'

/** /client/jobs/new and /client/jobs/:id/edit */
export default function JobFormScreen() {
  const { id } = useParams()
  const groups = useQuery(read('GET', '/client/questionnaire-groups'))
  const job = useQuery({
    ...read('GET', '/job-detail/:jobId', { params: { jobId: id ?? '' } }),
    enabled: Boolean(id),
    staleTime: 0,
  })
  // an empty form would invite to overwrite the stored job
  if (!groups.data || (id && !job.data))
    return (
      <PageNotYet
        read={id ? together(groups, job) : groups}
        what={t`The job’s form`}
        home="/client/dashboard"
      />
    )
  return (
    <Fields
      key={id ?? 'new'}
      id={id}
      job={(job.data?.data as { job?: Stored } | undefined)?.job}
      offered={groups.data?.data ?? []}
    />
  )
}

function Fields({ id, job, offered }: { id?: string; job?: Stored; offered: Group_[] }) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [preview, setPreview] = useState(false)
  const sendAs = useRef<'draft' | 'open'>('open')
  const categories = useQuery(read('GET', '/job-count-cate'))
  const industries = useQuery(read('GET', '/industries', { query: { limit: PAGE_MOST } }))
  const isDraft = !job || job.status === 'draft'
  const form = useSendForm<Values>({
    guard: true,
    initialValues: useMemo(() => valuesOf(job, offered), [job, offered]),
    // a draft may lack anything but its title
    validate: (values) => (isDraft && sendAs.current === 'draft' ? {} : lacksOf(values)),
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

  const submit = (as: 'draft' | 'open') => {
    sendAs.current = as
    form.submit()
  }

  return (
    <form
      onSubmit={(event) => (event.preventDefault(), submit(isDraft ? 'open' : 'draft'))}
      noValidate
    >
      <PageHeader
        title={id ? t`Edit job` : t`Post a job`}
        tab={id ? t`Edit ${{ jobTitle: job?.jobTitle ?? t`job` }}` : t`Post a job`}
        actions={
          <Button
            className="job-form-look"
            variant="default"
            leftSection={<IconEye size={18} stroke={1.5} />}
            onClick={() => setPreview(true)}
          >
            {t`Preview`}
          </Button>
        }
      >
        {id && !isDraft
          ? t`We review changes to the title, category or place, and lower pay, before candidates see them.`
          : t`We review every job before it goes public, usually within a day.`}
      </PageHeader>
      {job && <WaitingChange job={job} />}
      <Refused failure={form.failure} title={t`The job was not saved`} />

      <div className="job-form-sides">
        <div className="job-form">
          <Role
            form={form}
            id={id}
            categories={categories.data?.data ?? []}
            industries={industries.data?.data ?? []}
          />

          <Pay form={form} />

          <Skills form={form} />

          <Description form={form} />

          <Questions form={form} />

          <Section
            title={t`Your answer`}
            note={t`Candidates see this date. Keeping it raises your response rate; after it you are shown as late.`}
          >
            <NumberInput
              label={t`We answer within`}
              w={200}
              {...jobLimits.answerByDays}
              suffix={t` days`}
              {...form.getInputProps('answerByDays')}
            />
          </Section>

          <SaveBar form={form} isDraft={isDraft} sentAs={sendAs.current} onSubmit={submit} />
        </div>
        <aside className="job-form-live" tabIndex={0} aria-label={t`As candidates will see it`}>
          <Text size="sm" c="dimmed" mb="xs" aria-hidden="true">
            {t`As candidates will see it`}
          </Text>
          <Preview values={values} categories={categories.data?.data ?? []} />
        </aside>
      </div>

      {preview && (
        <Dialog onClose={() => setPreview(false)} title={t`As candidates will see it`} size="xl">
          <Preview values={values} categories={categories.data?.data ?? []} />
        </Dialog>
      )}
    </form>
  )
}

/** The text of the job, in short and in full. */
function Description({ form }: { form: JobForm }) {
  return (
    <Section title={t`Description`}>
      <Stack gap="md">
        <RichText
          label={t`In short`}
          description={t`Two or three sentences for the list, ${{ min: jobLimits.shortDescription.min }} to ${{ max: jobLimits.shortDescription.max }} characters`}
          required
          minHeight={90}
          value={form.values.shortDesc}
          onChange={(html) => form.setFieldValue('shortDesc', html)}
          error={form.errors.shortDesc}
        />
        <RichText
          label={t`The whole job`}
          description={t`What the person will do, what they bring, how you work, what you offer; from ${{ min: jobLimits.description.min }} characters`}
          required
          minHeight={300}
          value={form.values.editorText}
          onChange={(html) => form.setFieldValue('editorText', html)}
          error={form.errors.editorText}
        />
      </Stack>
    </Section>
  )
}

/** What the company asks of every applicant. */
function Questions({ form }: { form: JobForm }) {
  const { values } = form
  const asked = values.questionaries.reduce(
    (sum, group) => sum + group.questionLists.filter((item) => item.isChecked).length,
    0
  )
  return (
    <Section
      title={t`Questions to applicants`}
      note={t`${asked} of ${{ max: jobLimits.questions.max }} chosen. Fewer questions bring more applications.`}
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
  )
}

/** Saves as a draft or hands in; a job that candidates saw has no draft. */
function SaveBar({
  form,
  isDraft,
  sentAs,
  onSubmit,
}: {
  form: JobForm
  isDraft: boolean
  sentAs: 'draft' | 'open'
  onSubmit: (as: 'draft' | 'open') => void
}) {
  const navigate = useNavigate()
  return (
    <div className="job-form-bar">
      <Text size="sm" c="dimmed" className="job-form-bar-note">
        {form.isDirty() ? t`Not saved yet` : ''}
      </Text>
      <Button variant="default" onClick={() => navigate('/client/jobs')}>
        {t`Cancel`}
      </Button>
      {isDraft && (
        <Button
          variant="default"
          loading={form.busy && sentAs === 'draft'}
          onClick={() => onSubmit('draft')}
        >
          {t`Save draft`}
        </Button>
      )}
      <Button type="submit" loading={form.busy && (sentAs === 'open' || !isDraft)}>
        {isDraft ? t`Submit for approval` : t`Save changes`}
      </Button>
    </div>
  )
}
