import './job_form.css'
import { useState, useRef, useMemo } from 'react'
import { Button, NumberInput, Stack, Text } from '@mantine/core'
import { PAGE_MOST } from '#api/http/paging_facts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { IconEye } from '@tabler/icons-react'
import { useParams, useNavigate } from 'react-router-dom'
import { api } from '../../../app/api'
import { Dialog } from '../../../components/dialog'
import { read } from '../../../app/read'
import { Refused } from '../../../components/forms/refused'
import { PageHeader, Section } from '../../../components/page_header'
import { RichText } from '../../../components/forms/rich_text'
import { PageNotYet, together } from '../../../components/fetched'
import { useSendForm } from '../../../components/forms/form'
import { type Group_, type Stored, type Values, bodyOf, valuesOf } from './job_values'
import { Pay } from './pay'
import { Role } from './role'
import { Skills } from './skills'
import { QuestionGroup } from './question_group'
import { Preview } from './preview'
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
        what="The job’s form"
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
  const asked = values.questionaries.reduce(
    (sum, group) => sum + group.questionLists.filter((item) => item.isChecked).length,
    0
  )
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
            className="job-form-look"
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
        <aside className="job-form-live" tabIndex={0} aria-label="As candidates will see it">
          <Preview values={values} categories={categories.data?.data ?? []} />
        </aside>
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
