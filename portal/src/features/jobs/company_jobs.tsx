import { useAddress } from '../../app/address'
import '../../app/look/client.css'
import { useState } from 'react'
import {
  ActionIcon,
  Alert,
  Badge,
  Button,
  Group,
  Menu,
  Select,
  Stack,
  Tabs,
  Text,
  TextInput,
} from '@mantine/core'
import { SEARCH_MAX } from '#api/http/paging_facts'
import { useDebouncedCallback } from '@mantine/hooks'
import { useInfiniteQuery } from '@tanstack/react-query'
import { IconDots, IconPlus, IconSearch } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import { addressOf } from '../../app/language'
import { api, type BodyOf, type DataOf } from '../../app/api'
import { Dialog, DialogEnd } from '../../components/dialog'
import { readPages } from '../../app/read'
import { GrowingList } from '../../components/lists/growing_list'
import { count, day, payRange } from '../../components/format'
import { EmptyState } from '../../components/message'
import { PageHeader } from '../../components/page_header'
import { Refused } from '../../components/forms/refused'
import { useWrite } from '../../components/forms/write'
import { When } from '../../components/when'
import { useAccess } from '../../app/access'
import { PromoteJob } from '../billing'
import { modeLabel } from './job'
import { jobStates } from './job_states'
import { closeReasons, type CloseReason } from '#api/jobs/job_facts'

type PostedJob = DataOf<'POST', '/client/get-posted-jobs'>[number]

type Sent = BodyOf<'PUT', '/client/job-status'>

const tabs = ['all', 'live', 'pending', 'draft', 'rejected', 'paused', 'closed', 'expired'] as const

/** /client/jobs: every job of the company, by state, with how its applicants stand. */
export default function Jobs() {
  const [params, set] = useAddress()
  const status = params.get('status') ?? 'all'
  const search = params.get('search') ?? ''
  const list = useInfiniteQuery(
    readPages('POST', '/client/get-posted-jobs', {
      query: { limit: 20 },
      body: { status: status === 'all' ? undefined : status, search: search || undefined },
    })
  )
  const mayPost = useAccess('post_job')?.allowed ?? false
  const mayEdit = useAccess('edit_job')?.allowed ?? false
  const mayPromote = useAccess('promote_job')?.allowed ?? false
  const [closing, setClosing] = useState<PostedJob>()
  const [promoting, setPromoting] = useState<PostedJob>()
  const rows = list.data?.pages.flatMap((page) => page.data) ?? []
  const onSearch = useDebouncedCallback((value: string) => set({ search: value }), 250)
  return (
    <>
      <PageHeader
        title="Jobs"
        actions={
          mayPost && (
            <Button
              component={Link}
              to="/client/jobs/new"
              leftSection={<IconPlus size={18} stroke={1.5} />}
            >
              Post a job
            </Button>
          )
        }
      />
      <Group mb="md" align="flex-end" justify="space-between">
        <Tabs
          className="cl-tabs"
          value={status}
          onChange={(value) => set({ status: value === 'all' ? null : value })}
        >
          <Tabs.List>
            {tabs.map((tab) => (
              <Tabs.Tab key={tab} value={tab}>
                {tab === 'all' ? 'All' : jobStates[tab].label}
              </Tabs.Tab>
            ))}
          </Tabs.List>
        </Tabs>
        <TextInput
          key={params.get('search') === null ? 'none' : 'some'}
          aria-label="Search your jobs"
          placeholder="Search your jobs"
          leftSection={<IconSearch size={16} stroke={1.5} />}
          defaultValue={search}
          onChange={(event) => onSearch(event.currentTarget.value)}
          w={{ base: '100%', sm: 240 }}
          maxLength={SEARCH_MAX}
        />
      </Group>
      <GrowingList
        list={list}
        what="Your jobs"
        rows={rows}
        empty={
          status === 'all' && !search ? (
            <EmptyState
              title="No jobs yet"
              action={
                mayPost && (
                  <Button component={Link} to="/client/jobs/new">
                    Post a job
                  </Button>
                )
              }
            >
              {mayPost
                ? 'Post your first job; we look at it, and candidates can apply.'
                : 'The jobs that you are put on stand here; ask a recruiter to add you.'}
            </EmptyState>
          ) : (
            <EmptyState
              title="Nothing here"
              action={
                <Button variant="default" onClick={() => set({ status: null, search: null })}>
                  Show all jobs
                </Button>
              }
            >
              No job fits this choice.
            </EmptyState>
          )
        }
      >
        <ul className="cl-list">
          {rows.map((job) => (
            <JobCard
              key={job._id}
              job={job}
              mayPost={mayPost}
              mayEdit={mayEdit}
              mayPromote={mayPromote}
              onClose={() => setClosing(job)}
              onPromote={() => setPromoting(job)}
            />
          ))}
        </ul>
      </GrowingList>
      {promoting && <PromoteJob job={promoting} onClose={() => setPromoting(undefined)} />}
      {closing && <CloseJob job={closing} onDone={() => setClosing(undefined)} />}
    </>
  )
}

const groups = [
  { label: 'new', statuses: ['applied'] },
  { label: 'in review', statuses: ['reviewing', 'assessment'] },
  { label: 'shortlisted', statuses: ['shortlisted'] },
  { label: 'in interviews', statuses: ['interview'] },
  { label: 'with an offer', statuses: ['offer'] },
  { label: 'hired', statuses: ['hired'] },
]

function JobCard({
  job,
  mayPost,
  mayEdit,
  mayPromote,
  onClose,
  onPromote,
}: {
  job: PostedJob
  mayPost: boolean
  mayEdit: boolean
  mayPromote: boolean
  onClose: () => void
  onPromote: () => void
}) {
  const state = jobStates[job.state] ?? { label: job.state, color: 'gray' }
  const { send: act } = useWrite((call: () => Promise<unknown>) => call(), {
    refreshes: ['/client/get-posted-jobs'],
  })
  const status = (to: Sent['status']) => () =>
    void act(() => api.put('/client/job-status', { body: { jobId: job._id, status: to } }))
  const can = (action: PostedJob['actions'][number]) => mayPost && job.actions.includes(action)
  const editable = mayEdit && ['draft', 'pending', 'rejected', 'live', 'paused'].includes(job.state)
  const acts = mayPost || editable || job.state === 'live'
  const applicants = `/client/jobs/${job._id}/applicants`
  return (
    <li className="cl-card cl-job">
      <div>
        <h3>
          <Link
            to={
              ['draft', 'rejected'].includes(job.state)
                ? `/client/jobs/${job._id}/edit`
                : applicants
            }
          >
            {job.jobTitle}
          </Link>
        </h3>
      </div>
      <Group gap="xs" align="flex-start" wrap="nowrap">
        <Badge color={state.color}>{state.label}</Badge>
        <Menu position="bottom-end" withinPortal disabled={!acts}>
          <Menu.Target>
            <ActionIcon
              hidden={!acts}
              variant="subtle"
              color="gray"
              size={32}
              aria-label={`Actions for ${job.jobTitle}`}
            >
              <IconDots size={20} stroke={1.5} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {editable && (
              <Menu.Item component={Link} to={`/client/jobs/${job._id}/edit`}>
                Edit
              </Menu.Item>
            )}
            {job.state === 'live' && (
              <Menu.Item component="a" href={addressOf(`/jobs/${job.slug}`)}>
                See it as candidates do
              </Menu.Item>
            )}
            {job.state === 'live' && (
              <Menu.Item
                component="a"
                target="_blank"
                rel="noopener noreferrer"
                href={`https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(`${location.origin}/jobs/${job.slug}`)}`}
              >
                Share on LinkedIn
              </Menu.Item>
            )}
            {mayPromote && job.state === 'live' && (
              <Menu.Item onClick={onPromote}>
                {job.promotionExpiryDate ? 'Promote for longer' : 'Promote'}
              </Menu.Item>
            )}
            {can('submit') && <Menu.Item onClick={status('open')}>Submit for approval</Menu.Item>}
            {can('withdraw') && (
              <Menu.Item onClick={status('draft')}>Withdraw from approval</Menu.Item>
            )}
            {can('pause') && <Menu.Item onClick={status('paused')}>Pause</Menu.Item>}
            {can('resume') && <Menu.Item onClick={status('open')}>Resume</Menu.Item>}
            {can('refresh') && (
              <Menu.Item
                onClick={() =>
                  void act(() => api.post('/client/job-refresh', { body: { jobId: job._id } }))
                }
              >
                Refresh, 30 more days
              </Menu.Item>
            )}
            {mayPost && (
              <Menu.Item
                onClick={() =>
                  void act(() => api.post('/client/duplicate-job', { body: { jobId: job._id } }))
                }
              >
                Duplicate as a draft
              </Menu.Item>
            )}
            {can('close') && (
              <Menu.Item color="var(--harm)" onClick={onClose}>
                Close
              </Menu.Item>
            )}
            {mayPost && job.applicantCount === 0 && job.state !== 'live' ? (
              <Menu.Item
                color="var(--harm)"
                onClick={() =>
                  void act(() => api.delete('/client/job/:jobId', { params: { jobId: job._id } }))
                }
              >
                Delete
              </Menu.Item>
            ) : (
              can('archive') &&
              job.state !== 'live' && (
                <Menu.Item color="var(--harm)" onClick={status('archived')}>
                  Archive
                </Menu.Item>
              )
            )}
          </Menu.Dropdown>
        </Menu>
      </Group>
      <div className="cl-job-facts">
        <Text size="sm" c="dimmed">
          {[
            job.jobAddress?.city ?? job.jobCountry?.countryName,
            job.jobLocation && modeLabel(job.jobLocation),
            payRange(job),
          ]
            .filter(Boolean)
            .join(' · ')}
          {job.state === 'live' && job.validThrough && ` · until ${day(job.validThrough)}`}
          {job.promotionExpiryDate && ` · sponsored until ${day(job.promotionExpiryDate)}`}
          {job.state === 'draft' && (
            <>
              {' '}
              · <When at={job.updatedAt} prefix="changed" />
            </>
          )}
        </Text>
        {job.state === 'rejected' && job.rejectionReason && (
          <Alert color="red" mt="sm" p="xs" title="Not approved">
            {job.rejectionReason.replace(/(?<![.\s])[.\s]*$/, '.')} Edit the job and submit it
            again.
          </Alert>
        )}
        {job.state === 'suspended' && job.statusReason && (
          <Alert color="red" mt="sm" p="xs" title="Suspended">
            {job.statusReason}
          </Alert>
        )}
      </div>
      {job.counts &&
        (job.applicantCount > 0 || ['live', 'paused', 'closed', 'expired'].includes(job.state)) && (
          <div className="cl-counts">
            <Link to={applicants}>
              <strong>{job.applicantCount ?? 0}</strong>
              <span>{(job.applicantCount ?? 0) === 1 ? 'applicant' : 'applicants'}</span>
            </Link>
            {groups.map(({ label, statuses }) => {
              const total = statuses.reduce((sum, name) => sum + (job.counts?.[name] ?? 0), 0)
              return (
                total > 0 && (
                  <Link key={label} to={`${applicants}?status=${statuses[0]}`}>
                    <strong>{total}</strong>
                    <span>{label}</span>
                  </Link>
                )
              )
            })}
          </div>
        )}
    </li>
  )
}

function CloseJob({ job, onDone }: { job: PostedJob; onDone: () => void }) {
  const [reason, setReason] = useState<CloseReason>('filled_here')
  const close = useWrite(
    () => api.put('/client/job-status', { body: { jobId: job._id, status: 'closed', reason } }),
    { refreshes: ['/client/get-posted-jobs'], onDone }
  )
  const waiting = Object.entries(job.counts ?? {}).reduce(
    (sum, [status, total]) =>
      ['total', 'hired', 'rejected', 'withdrawn', 'job_closed', 'expired'].includes(status)
        ? sum
        : sum + Number(total),
    0
  )
  return (
    <Dialog onClose={onDone} title={`Close “${job.jobTitle}”?`}>
      <Stack>
        <Text size="sm">
          {waiting > 0
            ? `${count(waiting, 'application')} still open ${waiting === 1 ? 'gets' : 'get'} an answer that the job is closed.`
            : 'Nobody waits for an answer.'}{' '}
          A closed job cannot be opened again; you can duplicate it.
        </Text>
        <Select
          label="Why?"
          data={closeReasons}
          value={reason}
          onChange={(value) => value && setReason(value)}
          allowDeselect={false}
        />
        <Refused failure={close.failure} beside={[]} />
        <DialogEnd back="Keep it open" onBack={onDone}>
          <Button color="red" loading={close.busy} onClick={() => void close.send()}>
            Close job
          </Button>
        </DialogEnd>
      </Stack>
    </Dialog>
  )
}
