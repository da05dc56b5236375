import './candidate.css'
import { useState } from 'react'
import {
  ActionIcon,
  Badge,
  Button,
  Group,
  NumberInput,
  Progress,
  Select,
  SimpleGrid,
  Skeleton,
  Stack,
  Switch,
  TagsInput,
  Text,
  Textarea,
  TextInput,
  MultiSelect,
} from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { IconCircle, IconCircleCheckFilled, IconTrash } from '@tabler/icons-react'
import { ApiError, pending } from '../../app/api'
import { readPending } from '../../app/read'
import { notify } from '../../app/notices'
import { Face } from '../../components/face'
import { FileDrop } from '../../components/file_drop'
import { fileSize } from '../../components/format'
import { useSendForm } from '../../components/form'
import { PageHeader, Section } from '../../components/page_header'
import { noPlace, PlaceSelect, TaxonAdd, type Place } from '../../components/pickers'
import { PageSkeleton } from '../../components/skeletons'
import { When } from '../../components/when'
import { sectionDefinitions } from './profile_sections'
import { SectionEditor } from './section_editor'

const keys = {
  profile: ['/candidate/profile'],
  skills: ['/candidate/dev-techskill'],
  resumes: ['/candidate/resumes'],
  progress: ['/candidate/progress'],
  dashboard: ['/candidate/dashboard'],
}

/** After any change: what is shown here, and how far the profile is. */
function useRefresh() {
  const client = useQueryClient()
  return (...names: (keyof typeof keys)[]) =>
    Promise.all(
      [...names, 'progress' as const, 'dashboard' as const].map((name) =>
        client.invalidateQueries({ queryKey: keys[name] })
      )
    )
}

/** /candidate/profile: a first profile; each part saves by itself. */
export default function Profile() {
  const profile = useQuery(readPending<any>('GET', '/candidate/profile'))
  if (profile.isPending) return <PageSkeleton />
  const person = profile.data?.data?.profile ?? profile.data?.data
  if (!person) return null
  return (
    <>
      <PageHeader title="Profile">
        A verified address and a resume let you apply; the rest helps companies say yes.
      </PageHeader>
      <div className="cand-two">
        <div className="cand-profile">
          <About person={person} />
          <ResumePart person={person} />
          <Skills />
          {sectionDefinitions.map((section) => (
            <SectionEditor key={section.area} section={section} />
          ))}
          <Wishes person={person} />
        </div>
        <aside className="cand-side" aria-label="Your progress">
          <ProgressCard />
        </aside>
      </div>
    </>
  )
}

function About({ person }: { person: any }) {
  const refresh = useRefresh()
  const form = useSendForm({
    guard: true,
    initialValues: {
      fName: person.fName as string,
      lName: person.lName as string,
      headline: (person.headline ?? '') as string,
      story: (person.story ?? '') as string,
      phone: (person.phone ?? '') as string,
      place: {
        ...noPlace,
        countryCode: person.countryCode ?? '',
        countryName: person.countryName ?? '',
        state: person.state ?? '',
        stateName: person.stateName ?? '',
        city: person.city ?? '',
      } as Place,
    },
    send: ({ place, ...values }) =>
      pending('PUT', '/candidate/profile', {
        body: {
          ...values,
          headline: values.headline || null,
          story: values.story || null,
          phone: values.phone || null,
          countryCode: place.countryCode || undefined,
          state: place.state || null,
          city: place.city || null,
        },
      }),
    onSent: () => refresh('profile'),
  })
  return (
    <Section title="About you" id="about">
      <form onSubmit={form.submit} noValidate>
        <Stack gap="md">
          <Photo person={person} />
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput
              label="First name"
              withAsterisk
              autoComplete="given-name"
              maxLength={60}
              {...form.getInputProps('fName')}
            />
            <TextInput
              label="Last name"
              withAsterisk
              autoComplete="family-name"
              maxLength={60}
              {...form.getInputProps('lName')}
            />
          </SimpleGrid>
          <TextInput
            label="Headline"
            description="What you do, in one line of 10 to 120 characters"
            placeholder="Backend engineer for payments, Node.js and PostgreSQL"
            maxLength={120}
            {...form.getInputProps('headline')}
          />
          <PlaceSelect
            label="Where you live"
            value={form.values.place}
            onChange={(place) => form.setFieldValue('place', place)}
            error={form.errors.city ?? form.errors.countryCode}
          />
          <TextInput
            label="Phone"
            description="Shown only to companies that you apply to"
            type="tel"
            autoComplete="tel"
            placeholder="+91 98765 43210"
            {...form.getInputProps('phone')}
          />
          <Textarea
            label="Your story"
            description={`What you like to work on and how; 100 to 3,000 characters${form.values.story ? `, ${form.values.story.trim().length} so far` : ''}`}
            autosize
            minRows={4}
            maxLength={3000}
            {...form.getInputProps('story')}
          />
          <Group justify="flex-end">
            <Button type="submit" loading={form.busy} disabled={!form.isDirty()}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  )
}

function Photo({ person }: { person: any }) {
  const refresh = useRefresh()
  const client = useQueryClient()
  const changed = async () => {
    await refresh('profile')
    await client.invalidateQueries({ queryKey: ['/get-user'] })
  }
  const remove = async () => {
    await pending('DELETE', '/candidate/profile-image').catch(() => undefined)
    await changed()
  }
  return (
    <Group align="center" gap="md" wrap="nowrap">
      <Face name={`${person.fName} ${person.lName}`} src={person.userImage} size={72} />
      <div style={{ flex: 1, minWidth: 0 }}>
        <FileDrop
          path="/candidate/profile-image"
          field="image"
          accept={['image/jpeg', 'image/png', 'image/webp']}
          maxSize={2_000_000}
          label={person.userImage ? 'Change your photo' : 'Add a photo'}
          hint="JPEG, PNG or WebP, at most 2 MB"
          onUploaded={changed}
        />
        {person.userImage && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            mt={4}
            onClick={() => void remove()}
          >
            Remove the photo
          </Button>
        )}
      </div>
    </Group>
  )
}

function ResumePart({ person }: { person: any }) {
  const refresh = useRefresh()
  const resumes = useQuery(readPending<any[]>('GET', '/candidate/resumes'))
  const rows = resumes.data?.data ?? (person.resume ? [person.resume] : [])
  const remove = async (resumeId: string) => {
    await pending('DELETE', '/candidate/resume', { query: { resumeId } }).catch(() => undefined)
    await refresh('profile', 'resumes')
  }
  return (
    <Section
      title="Resume"
      id="resume"
      note="The newest one goes with your applications unless you choose another."
    >
      <Stack gap="sm">
        {rows.map((resume) => (
          <Group key={resume._id} justify="space-between" wrap="nowrap" gap="sm">
            <div style={{ minWidth: 0 }}>
              <Text size="sm" fw={550} truncate>
                <a href={resume.resumeUrl}>{resume.fileName}</a>{' '}
                {resume.isCurrent && <Badge ml={6}>In use</Badge>}
              </Text>
              <Text size="sm" c="dimmed">
                {fileSize(resume.size)} · <When at={resume.uploadedAt} prefix="uploaded" />
              </Text>
            </div>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={`Delete ${resume.fileName}`}
              onClick={() => void remove(resume._id)}
            >
              <IconTrash size={18} stroke={1.5} />
            </ActionIcon>
          </Group>
        ))}
        <FileDrop
          path="/candidate/resume"
          field="resume"
          accept={[
            'application/pdf',
            'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
          ]}
          maxSize={5_000_000}
          label={rows.length ? 'Upload a newer resume' : 'Upload your resume'}
          hint="PDF or DOCX, at most 5 MB"
          onUploaded={() => refresh('profile', 'resumes')}
        />
      </Stack>
    </Section>
  )
}

const levels = [
  { value: 'beginner', label: 'Beginner' },
  { value: 'intermediate', label: 'Intermediate' },
  { value: 'advanced', label: 'Advanced' },
  { value: 'expert', label: 'Expert' },
]

function Skills() {
  const refresh = useRefresh()
  const skills = useQuery(readPending<any[]>('GET', '/candidate/dev-techskill'))
  const rows = skills.data?.data ?? []
  const act = async (call: () => Promise<unknown>) => {
    try {
      await call()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
    await refresh('skills')
  }
  const add = (skillId: string) =>
    act(() =>
      pending('POST', '/candidate/dev-techskill', {
        body: { skillId, years: 1, level: 'intermediate' },
      })
    )
  const change = (row: any, values: object) =>
    act(() =>
      pending('PUT', '/candidate/dev-techskill/:id', {
        params: { id: row._id },
        body: {
          years: row.years,
          level: row.level,
          lastUsed: row.lastUsed ? Number(row.lastUsed) : null,
          ...values,
        },
        notice: 'errors',
      })
    )
  const remove = (row: any) =>
    act(async () => {
      await pending('DELETE', '/candidate/dev-techskill/:id', {
        params: { id: row._id },
        notice: 'errors',
      })
      notify.undo(`${row.skillName} removed`, () =>
        act(() =>
          pending('POST', '/candidate/dev-techskill', {
            body: { skillId: row.skillId, years: row.years, level: row.level },
            notice: 'errors',
          })
        )
      )
    })
  return (
    <Section
      title="Skills"
      id="skills"
      note="Five or more, the strongest first. Jobs then show how many of theirs you have."
    >
      <TaxonAdd
        kind="skill"
        label="Add a skill"
        description={`${rows.length} of 50`}
        chosen={rows.map((row) => row.skillId)}
        disabled={rows.length >= 50}
        onAdd={(one) => void add(one._id)}
      />
      {skills.isPending ? (
        <Skeleton height={40} mt="sm" />
      ) : (
        rows.length > 0 && (
          <ul className="cand-skills" aria-label="Your skills">
            {rows.map((row) => (
              <li key={row._id}>
                <span>{row.skillName}</span>
                <Years
                  key={row.years}
                  row={row}
                  onChange={(years) => void change(row, { years })}
                />
                <Select
                  aria-label={`Level of ${row.skillName}`}
                  allowDeselect={false}
                  data={levels}
                  value={row.level}
                  onChange={(level) => level && void change(row, { level })}
                />
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={36}
                  aria-label={`Remove ${row.skillName}`}
                  onClick={() => void remove(row)}
                >
                  <IconTrash size={18} stroke={1.5} />
                </ActionIcon>
              </li>
            ))}
          </ul>
        )
      )}
    </Section>
  )
}

/** Saves when one leaves the field, not at every key. */
function Years({ row, onChange }: { row: any; onChange: (years: number) => void }) {
  const [years, setYears] = useState<number | string>(row.years)
  return (
    <NumberInput
      aria-label={`Years of ${row.skillName}`}
      suffix=" years"
      min={0}
      max={50}
      step={1}
      decimalScale={1}
      value={years}
      onChange={setYears}
      onBlur={() => Number(years) !== row.years && onChange(Number(years) || 0)}
    />
  )
}

const modes = ['On Site', 'Hybrid', 'Remote']
const jobTypes = ['Full-Time', 'Part-Time', 'Contract', 'Freelance', 'Internship']

function Wishes({ person }: { person: any }) {
  const refresh = useRefresh()
  const form = useSendForm({
    guard: true,
    initialValues: {
      preferredTitles: (person.preferredTitles ?? []) as string[],
      availability: (person.availability ?? 'open') as string,
      noticePeriodDays: (person.noticePeriodDays ?? '') as number | '',
      payMin: (person.expectedPay?.min ?? '') as number | '',
      payCurrency: (person.expectedPay?.currency ?? 'INR') as string,
      payPer: (person.expectedPay?.per ?? 'year') as string,
      workModes: (person.workModes ?? []) as string[],
      jobTypes: (person.jobTypes ?? []) as string[],
      relocation: Boolean(person.relocation),
    },
    send: ({ payMin, payCurrency, payPer, noticePeriodDays, ...values }) =>
      pending('PUT', '/candidate/profile', {
        body: {
          ...values,
          noticePeriodDays: noticePeriodDays === '' ? null : noticePeriodDays,
          expectedPay: payMin === '' ? null : { min: payMin, currency: payCurrency, per: payPer },
        },
      }),
    onSent: () => refresh('profile'),
  })
  return (
    <Section title="What you are looking for" id="wishes">
      <form onSubmit={form.submit} noValidate>
        <Stack gap="md">
          <Select
            label="Are you looking?"
            allowDeselect={false}
            data={[
              { value: 'looking', label: 'Yes, actively' },
              { value: 'open', label: 'Open to a good offer' },
              { value: 'not_looking', label: 'Not now' },
            ]}
            {...form.getInputProps('availability')}
          />
          <TagsInput
            label="Job titles"
            placeholder={form.values.preferredTitles.length ? '' : 'Type one and press Enter'}
            maxTags={10}
            {...form.getInputProps('preferredTitles')}
          />
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <MultiSelect label="Where to work" data={modes} {...form.getInputProps('workModes')} />
            <MultiSelect
              label="Kinds of employment"
              data={jobTypes}
              {...form.getInputProps('jobTypes')}
            />
          </SimpleGrid>
          <SimpleGrid cols={{ base: 1, sm: 3 }}>
            <NumberInput
              label="Pay, from"
              min={0}
              allowDecimal={false}
              thousandSeparator
              thousandsGroupStyle={form.values.payCurrency === 'INR' ? 'lakh' : 'thousand'}
              hideControls
              {...form.getInputProps('payMin')}
              error={form.errors['expectedPay.min']}
            />
            <Select
              label="Currency"
              searchable
              allowDeselect={false}
              data={['INR', 'USD', 'EUR', 'GBP', 'AED', 'AUD', 'CAD', 'CHF', 'PLN', 'SEK', 'SGD']}
              {...form.getInputProps('payCurrency')}
            />
            <Select
              label="Per"
              allowDeselect={false}
              data={['year', 'month', 'hour']}
              {...form.getInputProps('payPer')}
            />
          </SimpleGrid>
          <NumberInput
            label="Notice period"
            w={200}
            min={0}
            max={365}
            suffix=" days"
            {...form.getInputProps('noticePeriodDays')}
          />
          <Switch
            label="I would move for the right job"
            {...form.getInputProps('relocation', { type: 'checkbox' })}
          />
          <Group justify="flex-end">
            <Button type="submit" loading={form.busy} disabled={!form.isDirty()}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  )
}

/** How far the profile is, and the step that gains most. */
export function ProgressCard() {
  const progress = useQuery(readPending<any>('GET', '/candidate/progress'))
  const data = progress.data?.data
  if (!data) return <Skeleton height={220} radius="lg" />
  return (
    <Section title={`${data.progress} % complete`}>
      <Progress value={data.progress} aria-label="Profile complete" />
      {data.nextStep && (
        <Text size="sm" mt="sm">
          Next best step:{' '}
          {data.nextStep.label.replace(/^./, (letter: string) => letter.toLowerCase())} (+
          {data.nextStep.gains} %)
        </Text>
      )}
      <ul className="cand-checks">
        {data.steps.map((step: any) => (
          <li key={step.key} data-done={step.done || undefined}>
            {step.done ? (
              <IconCircleCheckFilled size={18} color="var(--accent)" aria-label="Done" />
            ) : (
              <IconCircle size={18} stroke={1.5} aria-label="Open" />
            )}
            <span>{step.label}</span>
            <span className="num dim">{step.weight} %</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
