import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { notify } from '../../app/notices'
import { day } from '../../components/format'
import { EmptyState } from '../../components/message'
import { Spot } from '../../components/spot'
import type { JobShown } from './applicants_data'

/** What helps a job to which nobody applied yet. */
export function NobodyYet({ job }: { job?: JobShown }) {
  if (job?.state !== 'live')
    return (
      <EmptyState
        title={t`Nobody has applied yet`}
        icon={<Spot name="people" />}
        action={
          <Button component={Link} to={`/client/jobs/${job?._id}/edit`} variant="default">
            {t`Look at the job`}
          </Button>
        }
      >
        {job?.state === 'pending'
          ? t`We are looking at this job; candidates see it as soon as it is approved.`
          : t`Candidates do not see this job at present.`}
      </EmptyState>
    )
  const share = async () => {
    await navigator.clipboard.writeText(`${location.origin}/jobs/${job.slug}`)
    notify.success(t`The address is copied`)
  }
  return (
    <EmptyState
      title={t`Nobody has applied yet`}
      icon={<Spot name="people" />}
      action={<Button onClick={() => void share()}>{t`Copy the job’s address`}</Button>}
    >
      <Trans>
        Candidates see this job since {{ day: day(job.publishedAt!) }}. Send its address to people
        you would like to hear from.
      </Trans>
    </EmptyState>
  )
}
