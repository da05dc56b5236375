import { Button, Text } from '@mantine/core'
import { Link } from 'react-router-dom'
import { Face } from '../../components/face'
import { day, count } from '../../components/format'
import { EmptyState } from '../../components/message'
import { Section } from '../../components/page_header'
import { useAccess } from '../../app/access'
import { modeLabel } from '../jobs'
import type { Board } from './company_board'

/** The way to a new job. */
export const PostJob = () => (
  <Button component={Link} to="/client/jobs/new">
    Post a job
  </Button>
)

/** The profiles the team kept last. */
export function Saved({ profiles }: { profiles: Board['savedProfiles'] }) {
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

/** The open jobs with how many of their applicants wait. */
export function OpenJobs({ jobs, mayPost }: { jobs: Board['openJobs']; mayPost?: boolean }) {
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
                {[job.city, modeLabel(job.jobLocation), `until ${day(job.validThrough)}`]
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
