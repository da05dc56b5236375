import { useState } from 'react'
import { Button, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { read } from '../../app/read'
import { NotYet } from '../../components/page/fetched'
import { payRange } from '../../components/format'
import './browse/for_you.css'
import { placeOf } from './job'
import { Reasons } from './reasons'

const RECENT = 30 * 86_400_000

/** What was missing for a job that said no, and three that do not ask for it. */
export function AfterRejection({ id, at }: { id: string; at: string }) {
  const [open, setOpen] = useState(Date.now() - Date.parse(at) < RECENT)
  const after = useQuery({
    ...read('GET', '/candidate/after-rejection/:id', { params: { id } }),
    enabled: open,
  })
  if (!open)
    return (
      <Button variant="subtle" size="compact-sm" mt="sm" onClick={() => setOpen(true)}>
        {t`What was missing, and jobs where it does not matter`}
      </Button>
    )
  const found = after.data?.data
  if (!found)
    return (
      <NotYet read={after} what={t`What was missing`}>
        <Skeleton height={64} mt="sm" />
      </NotYet>
    )
  const { lacking, jobs } = found
  return (
    <div className="c-after">
      <Text size="sm">
        {lacking.length === 0
          ? t`Your profile shows every skill that the job asks for.`
          : t`Asked for, and not on your profile: `}
        {lacking.map(({ name, years, wanted }, at) => (
          <span key={name}>
            {at > 0 && ', '}
            <strong>{name}</strong>
            {years !== null && t` (${years} of ${wanted} years)`}
          </span>
        ))}
        {lacking.length > 0 && (
          <>
            .{' '}
            <Link className="c-text-link" to="/candidate/profile/skills">
              {t`Add what you have`}
            </Link>
          </>
        )}
      </Text>
      {jobs.length > 0 && (
        <>
          <Text size="sm" mt="xs" fw={550}>
            {lacking.length ? t`Open jobs where that does not matter` : t`Open jobs that fit you`}
          </Text>
          <ul className="c-after-jobs">
            {jobs.map(({ why, ...job }) => (
              <li key={job._id}>
                <Link className="c-text-link" to={`/jobs/${job.slug}`}>
                  {job.jobTitle}
                </Link>{' '}
                <Text span size="sm" c="dimmed">
                  {[job.organisation, placeOf(job), payRange(job) ?? t`Pay not shown`].join(' · ')}
                </Text>
                <Reasons why={why} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
