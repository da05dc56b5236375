import '../../components/lists/person_line.css'
import { Button, Text } from '@mantine/core'
import { Link } from 'react-router-dom'
import { Trans } from '@lingui/react/macro'
import { plural, t } from '@lingui/core/macro'
import { Face } from '../../components/face'
import { day } from '../../components/format'
import { EmptyState } from '../../components/message'
import { Spot } from '../../components/spot'
import { Section } from '../../components/page/page_header'
import { useAccess } from '../../app/session/access'
import { modeLabel } from '../jobs'
import type { Board } from './company_board'

/** The way to a new job; a quiet button where something else is the next thing to do. */
export const PostJob = ({ stands = false }: { stands?: boolean }) => (
  <Button component={Link} to="/client/jobs/new" variant={stands ? 'default' : 'filled'}>
    {t`Post a job`}
  </Button>
)

/** The profiles the team kept last. */
export function Saved({ profiles }: { profiles: Board['savedProfiles'] }) {
  const search = useAccess('search')
  if (!search?.allowed) return null
  return (
    <Section
      title={t`Saved profiles`}
      actions={
        profiles.length > 0 && (
          <Button component={Link} to="/client/saved" variant="subtle" size="compact-sm">
            {t`All saved`}
          </Button>
        )
      }
    >
      {profiles.length === 0 ? (
        <Text size="sm" c="dimmed">
          <Trans>
            Nobody yet.{' '}
            <Link className="c-text-link" to="/client/search">
              Search developers
            </Link>
          </Trans>
        </Text>
      ) : (
        profiles.slice(0, 4).map((one) => {
          const name = `${one.fName} ${one.lName}`
          return (
            <div className="person-line" key={one._id}>
              <Face name={name} src={one.userImage} size={40} />
              <div style={{ minWidth: 0 }}>
                <Link to={`/client/candidates/${one._id}`}>{name}</Link>
                <Text size="sm" c="dimmed" truncate>
                  {one.headline}
                </Text>
              </div>
              <span className="person-line-end">{one.isUnlocked ? t`contact unlocked` : ''}</span>
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
      title={t`Open jobs`}
      actions={
        <Button component={Link} to="/client/jobs" variant="subtle" size="compact-sm">
          {t`All jobs`}
        </Button>
      }
    >
      {jobs.length === 0 ? (
        <EmptyState
          icon={<Spot name="jobs" />}
          title={t`No open jobs`}
          action={mayPost && <PostJob />}
        >
          {t`A job that is approved appears here with its applicants.`}
        </EmptyState>
      ) : (
        jobs.map((job) => (
          <div className="person-line" key={job._id} data-plain>
            <div style={{ minWidth: 0 }}>
              <Link to={`/client/jobs/${job._id}/applicants`}>{job.jobTitle}</Link>
              <Text size="sm" c="dimmed">
                {[job.city, modeLabel(job.jobLocation), t`until ${{ day: day(job.validThrough) }}`]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </div>
            <span className="person-line-end">
              {plural({ count: job.applicantCount }, { one: '# applicant', other: '# applicants' })}
              {job.waiting > 0 && (
                <small className="clock">{t`${{ waiting: job.waiting }} waiting`}</small>
              )}
            </span>
          </div>
        ))
      )}
    </Section>
  )
}
