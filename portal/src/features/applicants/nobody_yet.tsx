import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { notify } from '../../app/notices'
import { day } from '../../components/format'
import { EmptyState } from '../../components/message'
import type { JobShown } from './applicants_data'

export function NobodyYet({ job }: { job?: JobShown }) {
  if (job?.state !== 'live')
    return (
      <EmptyState
        title="Nobody has applied yet"
        action={
          <Button component={Link} to={`/client/jobs/${job?._id}/edit`} variant="default">
            Look at the job
          </Button>
        }
      >
        {job?.state === 'pending'
          ? 'We are looking at this job; candidates see it as soon as it is approved.'
          : 'Candidates do not see this job at present.'}
      </EmptyState>
    )
  const share = async () => {
    await navigator.clipboard.writeText(`${location.origin}/jobs/${job.slug}`)
    notify.success('The address is copied')
  }
  return (
    <EmptyState
      title="Nobody has applied yet"
      action={<Button onClick={() => void share()}>Copy the job’s address</Button>}
    >
      Candidates see this job since {day(job.publishedAt!)}. Send its address to people you would
      like to hear from.
    </EmptyState>
  )
}
