import './client.css'
import { useState } from 'react'
import { Alert, Button, Group, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { pending } from '../../app/api'
import { useSession } from '../../app/session'
import { readPending } from '../../app/read'
import { Face } from '../../components/face'
import { count, day, dayTime } from '../../components/format'
import { EmptyState } from '../../components/message'
import { PageHeader, Section } from '../../components/page_header'
import { PageSkeleton } from '../../components/skeletons'

/** /client/dashboard: what needs an answer today first, numbers second, the chart last. */
export default function Dashboard() {
  const { user } = useSession()
  const dashboard = useQuery(readPending<any>('GET', '/client/dashboard'))
  if (dashboard.isPending) return <PageSkeleton />
  const data = dashboard.data?.data
  if (!data) return null
  const today = data.today ?? {}
  const waiting = (today.applicationsWaiting ?? []).slice(0, 6)
  return (
    <>
      <PageHeader
        title={user ? `Hello ${user.fName}` : 'Dashboard'}
        tab="Dashboard"
        actions={
          <Button component={Link} to="/client/jobs/new">
            Post a job
          </Button>
        }
      />
      {data.firstEntry && <Guide data={data} />}
      {!data.firstEntry && data.verification !== 'verified' && (
        <Unverified verification={data.verification} />
      )}

      <Section
        title="Needs your answer"
        note={
          today.applicationsLateCount ? (
            <span style={{ color: 'var(--harm)' }}>
              {count(today.applicationsLateCount, 'answer')} overdue; candidates see this company as
              late
            </span>
          ) : undefined
        }
      >
        {waiting.length === 0 ? (
          <Text size="sm" c="dimmed">
            Nobody waits for an answer. Well kept.
          </Text>
        ) : (
          waiting.map((one: any) => (
            <div className="cl-person" key={one._id ?? one.appliedId}>
              <Face name={`${one.dev.fName} ${one.dev.lName}`} src={one.dev.userImage} size={40} />
              <div style={{ minWidth: 0 }}>
                <Link
                  to={`/client/jobs/${one.jobId}/applicants?application=${one.appliedId ?? one._id}`}
                >
                  {one.dev.fName} {one.dev.lName}
                </Link>
                <Text size="sm" c="dimmed" truncate>
                  {one.jobTitle}
                </Text>
              </div>
              <Text
                size="sm"
                c={
                  one.isLate
                    ? 'var(--harm)'
                    : Date.parse(one.answerBy) - Date.now() < 3 * 86_400_000
                      ? 'var(--clock)'
                      : 'dimmed'
                }
                style={{ whiteSpace: 'nowrap' }}
              >
                {one.isLate ? 'was due' : 'answer by'} {day(one.answerBy)}
              </Text>
            </div>
          ))
        )}
        {(today.applicationsWaitingCount ?? 0) > waiting.length && (
          <Text size="sm" c="dimmed" mt="xs">
            and {today.applicationsWaitingCount - waiting.length} more, by the date of the answer
          </Text>
        )}
      </Section>

      <div className="cl-numbers">
        <Number
          to="/client/jobs?status=live"
          value={data.openJobsCount}
          label={data.openJobsCount === 1 ? 'open job' : 'open jobs'}
        />
        <Number value={data.savedProfilesCount} label="saved profiles" />
        <Number
          value={data.candidatesHiredCount}
          label={data.candidatesHiredCount === 1 ? 'candidate hired' : 'candidates hired'}
        />
        <Number
          value={
            data.responseRate === null || data.responseRate === undefined
              ? '–'
              : `${data.responseRate} %`
          }
          label="answered in time"
        />
      </div>

      <div className="cl-two">
        <div>
          <Section
            title="Open jobs"
            actions={
              <Button component={Link} to="/client/jobs" variant="subtle" size="compact-sm">
                All jobs
              </Button>
            }
          >
            {(data.openJobs ?? []).length === 0 ? (
              <EmptyState
                title="No open jobs"
                action={
                  <Button component={Link} to="/client/jobs/new">
                    Post a job
                  </Button>
                }
              />
            ) : (
              data.openJobs.map((job: any) => (
                <div
                  className="cl-person"
                  key={job._id}
                  style={{ gridTemplateColumns: 'minmax(0, 1fr) auto' }}
                >
                  <div style={{ minWidth: 0 }}>
                    <Link to={`/client/jobs/${job._id}/applicants`}>{job.jobTitle}</Link>
                    <Text size="sm" c="dimmed">
                      {[job.city, job.jobLocation, `until ${day(job.validThrough)}`]
                        .filter(Boolean)
                        .join(' · ')}
                    </Text>
                  </div>
                  <Text size="sm" className="num">
                    {count(job.applicantCount, 'applicant')}
                    {job.waiting ? <span className="clock">, {job.waiting} waiting</span> : ''}
                  </Text>
                </div>
              ))
            )}
          </Section>
          <Applications byDay={data.applicationsByDay ?? []} />
        </div>
        <div>
          <Section title="Interviews today">
            {(today.interviews ?? []).length === 0 ? (
              <Text size="sm" c="dimmed">
                None today.{' '}
                <Link className="c-text-link" to="/client/interviews">
                  See those to come
                </Link>
              </Text>
            ) : (
              today.interviews.map((interview: any) => (
                <div className="cl-person" key={interview._id}>
                  <Face
                    name={`${interview.dev.fName} ${interview.dev.lName}`}
                    src={interview.dev.userImage}
                    size={36}
                  />
                  <div>
                    <Link to={`/client/interviews?id=${interview._id}`}>
                      {interview.dev.fName} {interview.dev.lName}
                    </Link>
                    <Text size="sm" c="dimmed">
                      {interview.jobTitle}
                    </Text>
                  </div>
                  <Text size="sm" className="num">
                    {dayTime(interview.start)}
                  </Text>
                </div>
              ))
            )}
          </Section>
          {(today.jobsAwaitingApproval ?? []).length > 0 && (
            <Section title="Waiting for approval">
              {today.jobsAwaitingApproval.map((job: any) => (
                <Text key={job._id} size="sm">
                  <Link className="c-text-link" to={`/client/jobs/${job._id}/edit`}>
                    {job.jobTitle}
                  </Link>
                  {job.submittedAt && <span className="dim"> · sent {day(job.submittedAt)}</span>}
                </Text>
              ))}
            </Section>
          )}
          <Section title="Hired">
            {(data.candidatesHired ?? []).length === 0 ? (
              <Text size="sm" c="dimmed">
                The people you hire stand here.
              </Text>
            ) : (
              data.candidatesHired.slice(0, 5).map((one: any) => (
                <div className="cl-person" key={one.appliedId ?? one._id}>
                  <Face
                    name={`${one.dev.fName} ${one.dev.lName}`}
                    src={one.dev.userImage}
                    size={36}
                  />
                  <div style={{ minWidth: 0 }}>
                    <Link
                      to={`/client/jobs/${one.jobId}/applicants?application=${one.appliedId ?? one._id}`}
                    >
                      {one.dev.fName} {one.dev.lName}
                    </Link>
                    <Text size="sm" c="dimmed" truncate>
                      {one.jobTitle}
                    </Text>
                  </div>
                  <Text size="sm" c="dimmed">
                    {day(one.hiredAt)}
                  </Text>
                </div>
              ))
            )}
          </Section>
        </div>
      </div>
    </>
  )
}

function Number({ to, value, label }: { to?: string; value: number | string; label: string }) {
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

/** One question, one chart. */
function Applications({ byDay }: { byDay: any[] }) {
  if (!byDay.length) return null
  const values = byDay.map((one) => ({
    day: one.day ?? one.date,
    total: one.total ?? one.count ?? 0,
  }))
  const most = Math.max(1, ...values.map((one) => one.total))
  const total = values.reduce((sum, one) => sum + one.total, 0)
  return (
    <Section
      title="How many people apply?"
      note={`${count(total, 'application')} in the last ${values.length} days`}
    >
      <div
        className="cl-bars"
        role="img"
        aria-label={`Applications a day: ${values.map((one) => `${day(one.day)} ${one.total}`).join(', ')}`}
      >
        {values.map((one) => (
          <i
            key={one.day}
            data-none={one.total === 0 || undefined}
            style={{ height: `${Math.max(2, (100 * one.total) / most)}%` }}
            title={`${day(one.day)}: ${one.total}`}
          />
        ))}
      </div>
    </Section>
  )
}

const verificationWords: Record<string, [string, string]> = {
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
}

function Unverified({ verification }: { verification: string }) {
  const [title, text] = verificationWords[verification] ?? verificationWords.unverified
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

/** The guided start of a new company. */
function Guide({ data }: { data: any }) {
  const client = useQueryClient()
  const [hiding, setHiding] = useState(false)
  const steps = [
    {
      label: 'Tell candidates who you are',
      done: data.verification !== 'unverified',
      to: '/client/company',
      act: 'Company profile',
    },
    {
      label:
        data.verification === 'pending'
          ? 'We check your company, usually within a day'
          : 'Have your company verified',
      done: data.verification === 'verified',
      to: '/client/company',
      act: 'Verification',
    },
    {
      label: 'Post your first job',
      done: data.openJobsCount > 0 || (data.today?.jobsAwaitingApproval ?? []).length > 0,
      to: '/client/jobs/new',
      act: 'Post a job',
    },
  ]
  async function hide() {
    setHiding(true)
    await pending('PUT', '/client/set-first-entry', {
      body: { firstEntry: false },
      notice: 'errors',
    }).catch(() => undefined)
    await client.invalidateQueries({ queryKey: ['/client/dashboard'] })
  }
  return (
    <Section
      title="Three steps to your first hire"
      actions={
        <Button variant="subtle" color="gray" size="compact-sm" loading={hiding} onClick={hide}>
          Hide
        </Button>
      }
    >
      <ol className="cl-guide">
        {steps.map(({ label, done, to, act }) => (
          <li key={label}>
            {done ? (
              <IconCircleCheckFilled size={22} color="var(--accent)" aria-label="Done" />
            ) : (
              <IconCircle size={22} stroke={1.5} aria-label="Open" />
            )}
            <span>{label}</span>
            {!done && (
              <Button component={Link} to={to} size="compact-sm" variant="default">
                {act}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}
