import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { api, type BodyOf, type DataOf } from '../../../app/api'
import { addressOf } from '../../../app/language'
import { useWrite } from '../../../components/forms/write'
import { useTakeBack } from './take_back_change'

export type PostedJob = DataOf<'POST', '/client/get-posted-jobs'>[number]
type Sent = BodyOf<'PUT', '/client/job-status'>

export type JobRights = { mayPost: boolean; mayEdit: boolean; mayPromote: boolean }

export type JobMenuProps = JobRights & {
  job: PostedJob
  onClose: () => void
  onPromote: () => void
}

/** What can be done with a job of the company. */
export function JobMenu({ job, mayPost, mayEdit, mayPromote, onClose, onPromote }: JobMenuProps) {
  const { send: act } = useWrite((call: () => Promise<unknown>) => call(), {
    refreshes: ['/client/get-posted-jobs'],
  })
  const takeBack = useTakeBack(job._id)
  const status = (to: Sent['status']) => () =>
    void act(() => api.put('/client/job-status', { body: { jobId: job._id, status: to } }))
  const can = (action: PostedJob['actions'][number]) => mayPost && job.actions.includes(action)
  const editable = mayEdit && ['draft', 'pending', 'rejected', 'live', 'paused'].includes(job.state)
  const acts = mayPost || editable || job.state === 'live'
  return (
    <Menu position="bottom-end" withinPortal disabled={!acts}>
      <Menu.Target>
        <ActionIcon
          hidden={!acts}
          variant="subtle"
          color="gray"
          size={32}
          aria-label={t`Actions for ${{ jobTitle: job.jobTitle }}`}
        >
          <IconDots size={20} stroke={1.5} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {editable && (
          <Menu.Item component={Link} to={`/client/jobs/${job._id}/edit`}>
            {t`Edit`}
          </Menu.Item>
        )}
        {job.state === 'live' && (
          <Menu.Item component="a" href={addressOf(`/jobs/${job.slug}`)}>
            {t`View as a candidate`}
          </Menu.Item>
        )}
        {job.state === 'live' && (
          <Menu.Item
            component="a"
            target="_blank"
            rel="noopener noreferrer"
            href={`https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(`${location.origin}/jobs/${job.slug}`)}`}
          >
            {t`Share on LinkedIn`}
          </Menu.Item>
        )}
        {mayPromote && job.state === 'live' && (
          <Menu.Item onClick={onPromote}>
            {job.promotionExpiryDate ? t`Promote for longer` : t`Promote`}
          </Menu.Item>
        )}
        {can('submit') && <Menu.Item onClick={status('open')}>{t`Submit for approval`}</Menu.Item>}
        {can('withdraw') && (
          <Menu.Item onClick={status('draft')}>{t`Withdraw from approval`}</Menu.Item>
        )}
        {mayEdit && job.change && (
          <Menu.Item onClick={() => void takeBack.send()}>{t`Take back the change`}</Menu.Item>
        )}
        {can('pause') && <Menu.Item onClick={status('paused')}>{t`Pause`}</Menu.Item>}
        {can('resume') && <Menu.Item onClick={status('open')}>{t`Resume the job`}</Menu.Item>}
        {can('refresh') && (
          <Menu.Item
            onClick={() =>
              void act(() => api.post('/client/job-refresh', { body: { jobId: job._id } }))
            }
          >
            {t`Refresh, 30 more days`}
          </Menu.Item>
        )}
        {mayPost && (
          <Menu.Item
            onClick={() =>
              void act(() => api.post('/client/duplicate-job', { body: { jobId: job._id } }))
            }
          >
            {t`Duplicate as a draft`}
          </Menu.Item>
        )}
        {can('close') && (
          <Menu.Item color="var(--harm)" onClick={onClose}>
            {t`Close`}
          </Menu.Item>
        )}
        {mayPost && job.applicantCount === 0 && job.state !== 'live' ? (
          <Menu.Item
            color="var(--harm)"
            onClick={() =>
              void act(() => api.delete('/client/job/:jobId', { params: { jobId: job._id } }))
            }
          >
            {t`Delete`}
          </Menu.Item>
        ) : (
          can('archive') &&
          job.state !== 'live' && (
            <Menu.Item color="var(--harm)" onClick={status('archived')}>
              {t`Archive`}
            </Menu.Item>
          )
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
