import '../../components/lists/cards.css'
import '../../components/page/page_tabs.css'
import './company_jobs.css'
import { useAddress } from '../../app/address'
import { useState } from 'react'
import { Alert, Badge, Button, Group, Select, Stack, Tabs, Text, TextInput } from '@mantine/core'
import { SEARCH_MAX } from '#api/http/paging_facts'
import { useDebouncedCallback, useMediaQuery } from '@mantine/hooks'
import { useInfiniteQuery } from '@tanstack/react-query'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { Link, type NavigateOptions } from 'react-router-dom'
import { plural, t } from '@lingui/core/macro'
import { api } from '../../app/api'
import { Dialog, DialogEnd } from '../../components/dialog'
import { readPages, rowsOf } from '../../app/read'
import { SelectableCard, type Selection } from '../../components/lists/grid/selectable_card'
import { ViewSwitch } from '../../components/lists/grid/view_switch'
import { GrowingList } from '../../components/lists/growing_list'
import { day, payRange } from '../../components/format'
import { EmptyState } from '../../components/message'
import { Spot } from '../../components/spot'
import { PageHeader } from '../../components/page/page_header'
import { Refused } from '../../components/forms/refused'
import { useWrite } from '../../components/forms/write'
import { When } from '../../components/when'
import { useAccess } from '../../app/session/access'
import { PromoteJob } from '../billing'
import { countryOf, modeLabel } from './job'
import { CompanyJobsGrid } from './company_jobs_grid'
import { WaitingChange } from './waiting_change'
import { JobMenu, type JobMenuProps, type JobRights, type PostedJob } from './page/job_menu'
import { jobStates } from './job_states'
import { closeReasons, type CloseReason, type PostedSort } from '#api/jobs/job_facts'

const sorts: { value: PostedSort; label: string }[] = [
  { value: 'state', label: t`Live first` },
  { value: 'latest', label: t`Newest first` },
  { value: 'oldest', label: t`Oldest first` },
  { value: 'title', label: t`By title` },
  { value: 'applicants', label: t`Most applicants` },
  { value: 'until', label: t`Ends first` },
]

const tabs = ['all', 'live', 'pending', 'draft', 'rejected', 'paused', 'closed', 'expired'] as const

/** /client/jobs: every job of the company, by state, with its applicants by status. */
export default function Jobs() {
  const [params, set] = useAddress()
  const status = params.get('status') ?? 'all'
  const search = params.get('search') ?? ''
  const sort = (params.get('sort') ?? 'state') as PostedSort
  const phone =
    useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) ?? false
  const asTable = !phone && params.get('view') === 'table'
  const list = useInfiniteQuery(
    readPages('POST', '/client/get-posted-jobs', {
      query: { limit: 20 },
      body: { status: status === 'all' ? undefined : status, search: search || undefined, sort },
    })
  )
  const rights: JobRights = {
    mayPost: useAccess('post_job')?.allowed ?? false,
    mayEdit: useAccess('edit_job')?.allowed ?? false,
    mayPromote: useAccess('promote_job')?.allowed ?? false,
  }
  const { mayPost } = rights
  const [closing, setClosing] = useState<PostedJob>()
  const [promoting, setPromoting] = useState<{ job: PostedJob; days?: number }>()
  const states = list.data?.pages[0].states
  const all = states && Object.values(states).reduce((sum, one) => sum + one) - states.archived
  const rows = rowsOf(list)
  // a state that no job is in says nothing, unless it is the one that is looked at
  const shownTabs = tabs.filter((tab) => tab === 'all' || tab === status || states?.[tab] !== 0)

  return (
    <>
      <PageHeader
        title={t`Jobs`}
        actions={
          mayPost && (
            <Button
              component={Link}
              to="/client/jobs/new"
              leftSection={<IconPlus size={18} stroke={1.5} />}
            >
              {t`Post a job`}
            </Button>
          )
        }
      />
      <Tabs
        className="page-tabs"
        mb="md"
        value={status}
        onChange={(value) => set({ status: value === 'all' ? null : value })}
      >
        <Tabs.List className="c-sideways">
          {shownTabs.map((tab) => (
            <Tabs.Tab key={tab} value={tab}>
              {tab === 'all' ? t`All` : jobStates[tab].label}{' '}
              {states && <span className="dim num">{tab === 'all' ? all : states[tab]}</span>}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      <ListBar
        set={set}
        params={params}
        search={search}
        sort={sort}
        phone={phone}
        asTable={asTable}
      />
      <GrowingList
        list={list}
        what={t`Your jobs`}
        rows={rows}
        empty={status === 'all' && !search ? <NoJobs mayPost={mayPost} /> : <NoneFits set={set} />}
      >
        <CompanyJobsGrid
          rows={rows}
          total={list.data?.pages[0].pagination?.total}
          sort={sort}
          onSort={(to) => set({ sort: to === 'state' ? null : to })}
          {...rights}
          onClose={setClosing}
          onPromote={(job, days) => setPromoting({ job, days })}
          cards={
            asTable
              ? undefined
              : (selection) => (
                  <ul className="cards">
                    {rows.map((job) => (
                      <JobCard
                        key={job._id}
                        job={job}
                        selection={selection}
                        {...rights}
                        onClose={() => setClosing(job)}
                        onPromote={() => setPromoting({ job })}
                      />
                    ))}
                  </ul>
                )
          }
        />
      </GrowingList>
      {promoting && <PromoteJob {...promoting} onClose={() => setPromoting(undefined)} />}
      {closing && <CloseJob job={closing} onDone={() => setClosing(undefined)} />}
    </>
  )
}

const groups = [
  { label: t`new`, statuses: ['applied'] },
  { label: t`in review`, statuses: ['reviewing', 'assessment'] },
  { label: t`shortlisted`, statuses: ['shortlisted'] },
  { label: t`in interviews`, statuses: ['interview'] },
  { label: t`with an offer`, statuses: ['offer'] },
  { label: t`hired`, statuses: ['hired'] },
]

function JobCard({ selection, ...props }: JobMenuProps & { selection?: Selection }) {
  const { job } = props
  const state = jobStates[job.state] ?? { label: job.state, color: 'gray' }
  const applicants = `/client/jobs/${job._id}/applicants`
  return (
    <SelectableCard className="card own-job" id={job._id} name={job.jobTitle} selection={selection}>
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
      <Group gap="xs" wrap="nowrap">
        <Badge color={state.color}>{state.label}</Badge>
        <JobMenu {...props} />
      </Group>
      <div className="own-job-facts">
        <Text size="sm" c="dimmed">
          {[
            job.jobAddress?.city ?? countryOf(job),
            job.jobLocation && modeLabel(job.jobLocation),
            payRange(job),
          ]
            .filter(Boolean)
            .join(' · ')}
          {job.state === 'live' &&
            job.validThrough &&
            t` · until ${{ day: day(job.validThrough) }}`}
          {job.promotionExpiryDate &&
            t` · sponsored until ${{ day: day(job.promotionExpiryDate) }}`}
          {job.state === 'draft' && (
            <>
              {' '}
              · <When at={job.updatedAt} prefix={t`changed`} />
            </>
          )}
        </Text>
        {job.state === 'rejected' && job.rejectionReason && (
          <Alert color="red" mt="sm" p="xs" title={t`Not approved`}>
            {t`${{ rejectionReason: job.rejectionReason.replace(/(?<![.\s])[.\s]*$/, '.') }} Edit the job and submit it again.`}
          </Alert>
        )}
        <WaitingChange job={job} />
        {job.state === 'suspended' && job.statusReason && (
          <Alert color="red" mt="sm" p="xs" title={t`Suspended`}>
            {job.statusReason}
          </Alert>
        )}
      </div>
      {job.counts &&
        (job.applicantCount > 0 || ['live', 'paused', 'closed', 'expired'].includes(job.state)) && (
          <div className="own-job-counts">
            <Link to={applicants}>
              <strong>{job.applicantCount ?? 0}</strong>
              <span>{(job.applicantCount ?? 0) === 1 ? t`applicant` : t`applicants`}</span>
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
    </SelectableCard>
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
    <Dialog onClose={onDone} title={t`Close “${{ jobTitle: job.jobTitle }}”?`}>
      <Stack>
        <Text size="sm">
          {waiting > 0
            ? plural(waiting, {
                one: '# application still open gets an answer that the job is closed.',
                other: '# applications still open get an answer that the job is closed.',
              })
            : t`Nobody waits for an answer.`}{' '}
          {t`A closed job cannot be opened again; you can duplicate it.`}
        </Text>
        <Select
          label={t`Why?`}
          data={closeReasons}
          value={reason}
          onChange={(value) => value && setReason(value)}
          allowDeselect={false}
        />
        <Refused failure={close.failure} beside={[]} />
        <DialogEnd back={t`Keep it open`} onBack={onDone}>
          <Button color="red" loading={close.busy} onClick={() => void close.send()}>
            {t`Close job`}
          </Button>
        </DialogEnd>
      </Stack>
    </Dialog>
  )
}

/** Search, order, and whether the jobs are cards or a table. */
function ListBar({
  set,
  params,
  search,
  sort,
  phone,
  asTable,
}: {
  set: (change: Record<string, string | null>) => void
  params: URLSearchParams
  search: string
  sort: 'title' | 'state' | 'latest' | 'oldest' | 'applicants' | 'until'
  phone: boolean
  asTable: boolean
}) {
  const onSearch = useDebouncedCallback((value: string) => set({ search: value }), 250)
  return (
    <Group mb="md" gap="sm" wrap="nowrap">
      <TextInput
        key={params.get('search') === null ? 'none' : 'some'}
        aria-label={t`Search your jobs`}
        placeholder={t`Search your jobs`}
        leftSection={<IconSearch size={16} stroke={1.5} />}
        defaultValue={search}
        onChange={(event) => onSearch(event.currentTarget.value)}
        flex={1}
        maw={{ sm: 320 }}
        maxLength={SEARCH_MAX}
      />
      <Select
        aria-label={t`Order`}
        w={{ base: 130, sm: 170 }}
        allowDeselect={false}
        data={sorts}
        value={sort}
        onChange={(value) => set({ sort: value === 'state' ? null : value })}
      />
      {!phone && (
        <div style={{ marginInlineStart: 'auto' }}>
          <ViewSwitch asTable={asTable} onChange={(view) => set({ view })} />
        </div>
      )}
    </Group>
  )
}

/** No job at all: the first step. */
function NoJobs({ mayPost }: { mayPost: boolean }) {
  return (
    <EmptyState
      title={t`No jobs yet`}
      icon={<Spot name="jobs" />}
      action={
        mayPost && (
          <Button component={Link} to="/client/jobs/new">
            {t`Post a job`}
          </Button>
        )
      }
    >
      {mayPost
        ? t`Post your first job. Once we have approved it, candidates can apply.`
        : t`Jobs you are added to appear here; ask a recruiter to add you.`}
    </EmptyState>
  )
}

/** No job in this state, or by these words. */
function NoneFits({
  set,
}: {
  set: (changes: Record<string, string | null>, options?: NavigateOptions) => void
}) {
  return (
    <EmptyState
      title={t`Nothing here`}
      icon={<Spot name="search" />}
      action={
        <Button variant="default" onClick={() => set({ status: null, search: null })}>
          {t`Show all jobs`}
        </Button>
      }
    >
      {t`No job fits this choice.`}
    </EmptyState>
  )
}
