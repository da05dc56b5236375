import '../../app/look/client.css'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { Alert, Button, Group, Skeleton, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import type { Data } from '#data'
import { api, type DataOf } from '../../app/api'
import { useSession } from '../../app/session'
import { read } from '../../app/read'
import { NotYet, Stale } from '../../components/fetched'
import { Face } from '../../components/face'
import { count, day, dayTime } from '../../components/format'
import { EmptyState } from '../../components/message'
import { PageHeader, Section } from '../../components/page_header'
import { PageSkeleton } from '../../components/skeletons'
import { useAccess } from '../../app/access'

const Charts = lazy(() => import('./company_charts'))

// a list nested twice leaves no trace in the route's own type
export type Board = DataOf<'GET', '/client/dashboard'> & {
  savedProfiles: Data.Talent.Saved.SavedProfile[]
}
type Waiting = Board['today']['applicationsWaiting'][number]

const SHOWN = 6
const SOON = 3 * 86_400_000

/** /client/dashboard: what needs an answer today first, numbers second, charts third. */
export default function Dashboard() {
  const { user } = useSession()
  const posting = useAccess('post_job')
  const dashboard = useQuery(read('GET', '/client/dashboard'))
  const data = dashboard.data?.data as Board | undefined
  if (!data)
    return (
      <NotYet read={dashboard} what="The dashboard">
        <PageSkeleton />
      </NotYet>
    )
  return (
    <>
      <Stale read={dashboard} what="The figures" />
      <PageHeader
        title={user ? `Hello ${user.fName}` : 'Dashboard'}
        tab="Dashboard"
        actions={posting?.allowed && <PostJob />}
      />
      {data.firstEntry ? (
        <Guide data={data} />
      ) : (
        data.verification !== 'verified' && <Unverified verification={data.verification} />
      )}

      <div className="cl-two">
        <Answers today={data.today} />
        <Today today={data.today} />
      </div>

      <div className="cl-numbers">
        <Figure
          to="/client/jobs?status=live"
          value={data.openJobsCount}
          label={data.openJobsCount === 1 ? 'open job' : 'open jobs'}
        />
        <Figure
          to="/client/saved"
          value={data.savedProfilesCount}
          label={data.savedProfilesCount === 1 ? 'saved profile' : 'saved profiles'}
        />
        <Figure
          value={data.candidatesHiredCount}
          label={data.candidatesHiredCount === 1 ? 'candidate hired' : 'candidates hired'}
        />
        <Figure
          value={data.responseRate === null ? '–' : `${data.responseRate} %`}
          label={data.responseRate === null ? 'no answers due yet' : 'answered in time'}
        />
      </div>

      <div className="cl-two">
        <div>
          <OpenJobs jobs={data.openJobs} mayPost={posting?.allowed} />
          <Saved profiles={data.savedProfiles} />
        </div>
        <div>
          <Section
            title="Hired"
            note={data.candidatesHired.length > 0 ? 'The latest first' : undefined}
          >
            {data.candidatesHired.length === 0 ? (
              <Text size="sm" c="dimmed">
                The people you hire stand here.
              </Text>
            ) : (
              data.candidatesHired
                .slice(0, SHOWN)
                .map((one) => <Person key={one._id} of={one} end={day(one.hiredAt)} />)
            )}
          </Section>
        </div>
      </div>

      <Suspense fallback={<Skeleton height={280} radius="lg" />}>
        <Charts data={data} />
      </Suspense>
    </>
  )
}

const PostJob = () => (
  <Button component={Link} to="/client/jobs/new">
    Post a job
  </Button>
)

/** Who waits for an answer, the most urgent first. */
function Answers({ today }: { today: Board['today'] }) {
  const shown = today.applicationsWaiting.slice(0, SHOWN)
  const more = today.applicationsWaitingCount - shown.length
  return (
    <Section
      title="Needs your answer"
      note={
        today.applicationsLateCount > 0 ? (
          <span className="cl-harm">
            {count(today.applicationsLateCount, 'answer')} overdue; candidates see this company as
            late
          </span>
        ) : undefined
      }
    >
      {shown.length === 0 ? (
        <Text size="sm" c="dimmed">
          Nobody waits for an answer.
        </Text>
      ) : (
        shown.map((one) => (
          <Person
            key={one._id}
            of={one}
            tone={dueTone(one)}
            end={`${one.isLate ? 'was due' : 'answer by'} ${day(one.answerBy)}`}
          />
        ))
      )}
      {more > 0 && (
        <Text size="sm" mt="xs">
          <Link className="c-text-link" to="/client/unanswered">
            and {more} more, by the date of the answer
          </Link>
        </Text>
      )}
    </Section>
  )
}

const dueTone = ({ isLate, answerBy }: Waiting) =>
  isLate ? 'harm' : Date.parse(answerBy) - Date.now() < SOON ? 'clock' : undefined

/** An applicant as a row that leads to the application. */
function Person({
  of,
  end,
  tone,
}: {
  of: Pick<Waiting, 'dev' | 'jobId' | 'jobTitle' | 'appliedId'>
  end: ReactNode
  tone?: 'harm' | 'clock'
}) {
  const name = `${of.dev.fName} ${of.dev.lName}`
  return (
    <div className="cl-person">
      <Face name={name} src={of.dev.userImage} size={40} />
      <div style={{ minWidth: 0 }}>
        <Link to={`/client/jobs/${of.jobId}/applicants?application=${of.appliedId}`}>{name}</Link>
        <Text size="sm" c="dimmed" truncate>
          {of.jobTitle}
        </Text>
      </div>
      <span className="cl-person-end" data-tone={tone}>
        {end}
      </span>
    </div>
  )
}

/** What the calendar and the queue hold today. */
function Today({ today }: { today: Board['today'] }) {
  return (
    <div>
      <Section
        title="Interviews today"
        actions={
          <Button component={Link} to="/client/interviews" variant="subtle" size="compact-sm">
            All interviews
          </Button>
        }
      >
        {today.interviews.length === 0 ? (
          <Text size="sm" c="dimmed">
            None today.
          </Text>
        ) : (
          today.interviews.map((interview) => {
            const name = `${interview.dev.fName} ${interview.dev.lName}`
            return (
              <div className="cl-person" key={interview._id}>
                <Face name={name} src={interview.dev.userImage} size={40} />
                <div style={{ minWidth: 0 }}>
                  <Link to={`/client/interviews?id=${interview._id}`}>{name}</Link>
                  <Text size="sm" c="dimmed" truncate>
                    {interview.jobTitle}
                  </Text>
                </div>
                <span className="cl-person-end">{dayTime(interview.start).split(', ').at(-1)}</span>
              </div>
            )
          })
        )}
      </Section>
      {today.jobsAwaitingApproval.length > 0 && (
        <Section title="Waiting for approval" note="We look at every job, usually within a day.">
          {today.jobsAwaitingApproval.map((job) => (
            <Text key={job._id} size="sm">
              <Link className="c-text-link" to={`/client/jobs/${job._id}/edit`}>
                {job.jobTitle}
              </Link>
              {job.submittedAt && <span className="dim"> · sent {day(job.submittedAt)}</span>}
            </Text>
          ))}
        </Section>
      )}
    </div>
  )
}

/** The profiles the team kept last. */
function Saved({ profiles }: { profiles: Board['savedProfiles'] }) {
  const search = useAccess('search')
  if (!search?.allowed) return null
  return (
    <Section
      title="Saved profiles"
      actions={
        profiles.length > 0 && (
          <Button component={Link} to="/client/saved" variant="subtle" size="compact-sm">
            All saved
          </Button>
        )
      }
    >
      {profiles.length === 0 ? (
        <Text size="sm" c="dimmed">
          Nobody yet.{' '}
          <Link className="c-text-link" to="/client/search">
            Search developers
          </Link>
        </Text>
      ) : (
        profiles.slice(0, 4).map((one) => {
          const name = `${one.fName} ${one.lName}`
          return (
            <div className="cl-person" key={one._id}>
              <Face name={name} src={one.userImage} size={40} />
              <div style={{ minWidth: 0 }}>
                <Link to={`/client/candidates/${one._id}`}>{name}</Link>
                <Text size="sm" c="dimmed" truncate>
                  {one.headline}
                </Text>
              </div>
              <span className="cl-person-end">{one.isUnlocked ? 'contact unlocked' : ''}</span>
            </div>
          )
        })
      )}
    </Section>
  )
}

function OpenJobs({ jobs, mayPost }: { jobs: Board['openJobs']; mayPost?: boolean }) {
  return (
    <Section
      title="Open jobs"
      actions={
        <Button component={Link} to="/client/jobs" variant="subtle" size="compact-sm">
          All jobs
        </Button>
      }
    >
      {jobs.length === 0 ? (
        <EmptyState title="No open jobs" action={mayPost && <PostJob />}>
          A job that is approved stands here with its applicants.
        </EmptyState>
      ) : (
        jobs.map((job) => (
          <div className="cl-person" key={job._id} data-plain>
            <div style={{ minWidth: 0 }}>
              <Link to={`/client/jobs/${job._id}/applicants`}>{job.jobTitle}</Link>
              <Text size="sm" c="dimmed">
                {[job.city, job.jobLocation, `until ${day(job.validThrough)}`]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </div>
            <span className="cl-person-end">
              {count(job.applicantCount, 'applicant')}
              {job.waiting > 0 && <small className="clock">{job.waiting} waiting</small>}
            </span>
          </div>
        ))
      )}
    </Section>
  )
}

function Figure({ to, value, label }: { to?: string; value: number | string; label: string }) {
  const inside = (
    <>
      <strong>{value}</strong>
      <span>{label}</span>
    </>
  )
  return to ? (
    <Link to={to} className="cl-number">
      {inside}
    </Link>
  ) : (
    <div className="cl-number">{inside}</div>
  )
}

const verificationWords: Record<Board['verification'], [string, string]> = {
  unverified: [
    'Your company is not verified yet',
    'You can write drafts. Complete the company profile and ask for verification, so that your jobs can be approved.',
  ],
  pending: [
    'We are checking your company',
    'Usually within a day; we will write to you. You can write drafts meanwhile.',
  ],
  rejected: [
    'Your company was not verified',
    'Look at the note in your company profile, correct it, and ask again.',
  ],
  suspended: [
    'Your company is suspended',
    'Your jobs are hidden. Write to us if you think this is wrong.',
  ],
  verified: ['Your company is verified', 'Your jobs can be approved.'],
}

function Unverified({ verification }: { verification: Board['verification'] }) {
  const [title, text] = verificationWords[verification]
  return (
    <Alert
      color={verification === 'suspended' || verification === 'rejected' ? 'red' : 'amber'}
      title={title}
      mb="md"
    >
      <Group justify="space-between">
        <Text size="sm">{text}</Text>
        <Button component={Link} to="/client/company" size="xs">
          Company profile
        </Button>
      </Group>
    </Alert>
  )
}

/** The guided start of a new company: it stays until it is hidden or the first job is out. */
function Guide({ data }: { data: Board }) {
  const client = useQueryClient()
  const [hiding, setHiding] = useState(false)
  const team = useQuery(read('GET', '/client/company-all-active-user', { query: { limit: 2 } }))
  const steps = [
    {
      label: 'Tell candidates who you are',
      why: 'What you make, how many you are, where you sit',
      done: data.verification !== 'unverified',
      to: '/client/company',
      act: 'Company profile',
    },
    {
      label:
        data.verification === 'pending' ? 'We check your company' : 'Have your company verified',
      why: 'Usually within a day; until then your jobs stay drafts',
      done: data.verification === 'verified',
      to: '/client/company',
      act: 'Verification',
    },
    {
      label: 'Bring in your team',
      why: 'Recruiters, hiring managers and interviewers, each with what they need',
      done: (team.data?.pagination.total ?? 0) > 1,
      to: '/client/team',
      act: 'Invite',
    },
    {
      label: 'Post your first job',
      why: 'With pay and the date by which you answer',
      done: data.openJobsCount > 0 || data.today.jobsAwaitingApproval.length > 0,
      to: '/client/jobs/new',
      act: 'Post a job',
    },
  ]
  const next = steps.findIndex(({ done }) => !done)
  async function hide() {
    setHiding(true)
    await api
      .put('/client/set-first-entry', { body: { firstEntry: false }, notice: 'errors' })
      .catch(() => undefined)
    await client.invalidateQueries({ queryKey: ['/client/dashboard'] })
  }
  return (
    <Section
      title="Your first hire, step by step"
      note={`${steps.filter(({ done }) => done).length} of ${steps.length} done`}
      actions={
        <Button variant="subtle" color="gray" size="compact-sm" loading={hiding} onClick={hide}>
          Hide
        </Button>
      }
    >
      <ol className="cl-guide">
        {steps.map(({ label, why, done, to, act }, index) => (
          <li key={label} data-done={done || undefined}>
            {done ? (
              <IconCircleCheckFilled size={22} color="var(--accent)" aria-label="Done" />
            ) : (
              <IconCircle size={22} stroke={1.5} aria-label="Open" />
            )}
            <span>
              {label}
              <small>{why}</small>
            </span>
            {!done && (
              <Button
                component={Link}
                to={to}
                size="compact-sm"
                variant={index === next ? 'filled' : 'default'}
              >
                {act}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}
