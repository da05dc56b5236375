import './client.css'
import './applicants.css'
import { useEffect, useMemo, useRef, useState } from 'react'
import {
  Badge,
  Button,
  SegmentedControl,
  Select,
  Text,
  TextInput,
  UnstyledButton,
} from '@mantine/core'
import { useDebouncedCallback, useMediaQuery } from '@mantine/hooks'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { IconDownload, IconSearch } from '@tabler/icons-react'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import { hear } from '../../app/live_stream'
import { notify } from '../../app/notices'
import { registerActions } from '../../app/palette_actions'
import { readPending } from '../../app/read'
import { useSession } from '../../app/session'
import { DataTable, type Column } from '../../components/data_table'
import { download } from '../../components/download'
import { Face } from '../../components/face'
import { count, day } from '../../components/format'
import { EmptyState } from '../../components/message'
import { ShowMore } from '../../components/show_more'
import { ListSkeleton, PageSkeleton } from '../../components/skeletons'
import { ApplicationStatus } from '../../components/statuses'
import { useTitle } from '../../components/title'
import { AnswerDue, ApplicantFacts, SkillMatch } from './applicant_card'
import { ApplicantDrawer } from './applicant_drawer'
import { ApplicantsBoard } from './applicants_board'
import {
  applicantCounts,
  applicantPages,
  daysSince,
  endings,
  isEnded,
  mayReject,
  nameOf,
  refreshApplicants,
  stageLabel,
  stages,
  standsSince,
  useMoves,
  type Applicant,
  type ApplicationStatus as Status,
  type Filter,
  type Sort,
} from './applicants_data'
import { jobStates } from './job_states'
import { RejectDialog } from './reject_dialog'

const LOOK_AGAIN = 20_000

/** /client/jobs/:id/applicants?status=&search=&sort=&view=&application= */
export default function Applicants() {
  const { id = '' } = useParams()
  const { user } = useSession()
  const client = useQueryClient()
  const [params, setParams] = useSearchParams()
  const phone =
    useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) ?? false
  const job = useQuery(
    readPending<{ job: any }>('GET', '/job-detail/:jobId', { params: { jobId: id } })
  )
  const summary = useQuery({ ...applicantCounts(id), refetchInterval: LOOK_AGAIN })
  const access = useQuery(
    readPending<{ allowed: boolean }>('GET', '/client/page-access/:page', {
      params: { page: 'move_applicants' },
      query: { jobId: id },
    })
  )
  const { move, rejectMany } = useMoves()
  const [rejecting, setRejecting] = useState<Applicant[]>()
  const [selected, setSelected] = useState<string[]>([])
  const counts = summary.data?.data.counts
  const canMove = access.data?.data.allowed ?? false
  const filter: Filter = {
    status: (params.get('status') as Status) ?? undefined,
    search: params.get('search') ?? undefined,
    sort: (params.get('sort') as Sort) ?? undefined,
  }
  const view = phone
    ? 'cards'
    : params.get('view') === 'table'
      ? 'table'
      : filter.status
        ? 'cards'
        : 'board'
  const application = params.get('application')
  const title = job.data?.data.job.jobTitle ?? summary.data?.data.jobId.jobTitle
  useTitle(title && `Applicants: ${title}`)

  const set = (changes: Record<string, string | null>, replace = true) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(changes))
          value ? next.set(name, value) : next.delete(name)
        return next
      },
      { replace, preventScrollReset: true }
    )
  const onSearch = useDebouncedCallback(
    (value: string) => set({ search: value.trim() || null }),
    250
  )
  useEffect(() => setSelected([]), [filter.status, filter.search, view])

  // a colleague's move shows in the counts; what concerns this job comes by the stream as well
  const standing = JSON.stringify(counts)
  const stood = useRef(standing)
  useEffect(() => {
    if (stood.current && standing && stood.current !== standing) void refreshApplicants(client)
    stood.current = standing
  }, [standing])
  useEffect(() => {
    if (!user) return
    const again = () => void refreshApplicants(client)
    return hear(`users/${user._id}`, (event) => event?.jobId === id && again(), again)
  }, [user?._id, id])
  useEffect(
    () =>
      registerActions([
        {
          id: 'applicants-csv',
          label: 'Export these applicants as CSV',
          group: 'Do',
          run: () => exportCsv(id, title),
        },
        {
          id: 'applicants-edit',
          label: 'Edit this job',
          group: 'Do',
          to: `/client/jobs/${id}/edit`,
        },
      ]),
    [id, title]
  )

  // next and previous walk the list as it stood when the drawer was opened
  const shown = useRef(new Map<string, string[]>())
  const walk = useRef<string[]>(undefined)
  const onShown = useRef(
    (column: string, ids: string[]) => void shown.current.set(column, ids)
  ).current
  if (!application) walk.current = undefined
  const ids = () =>
    (walk.current ??=
      view === 'board'
        ? [...stages, ...endings].flatMap((stage) => shown.current.get(stage) ?? [])
        : (shown.current.get('list') ?? []))
  const at = application ? ids().indexOf(application) : -1
  function step(by: 1 | -1) {
    const all = ids()
    const next = all[application && at >= 0 ? at + by : 0]
    if (next) set({ application: next })
    else notify.info(by > 0 ? 'This was the last one' : 'This is the first one')
  }
  const open = (one: string) => {
    walk.current = undefined
    set({ application: one }, false)
  }

  if (summary.isPending) return <PageSkeleton />
  if (!counts)
    return (
      <EmptyState
        title="These applicants cannot be shown"
        action={
          <Button component={Link} to="/client/jobs">
            Go to your jobs
          </Button>
        }
      >
        The job is not one of your company’s, or you are not on its team.
      </EmptyState>
    )
  const total = Object.values(counts).reduce((sum, number) => sum + number, 0)
  const running = stages.reduce((sum, stage) => sum + counts[stage], 0)
  const state = jobStates[job.data?.data.job.state]
  return (
    <>
      <div className="c-page-head">
        <div>
          <div className="ap-head">
            <h1>{title}</h1>
            {state && <Badge color={state.color}>{state.label}</Badge>}
          </div>
          <p className="num">
            {[
              count(total, 'applicant'),
              counts.applied > 0 && `${counts.applied} new`,
              running < total && `${running} going on`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <div className="c-page-head-end">
          {job.data?.data.job.state === 'live' && (
            <Button component="a" href={`/jobs/${job.data.data.job.slug}`} variant="default">
              Public page
            </Button>
          )}
          <Button component={Link} to={`/client/jobs/${id}/edit`} variant="default">
            Edit job
          </Button>
          {total > 0 && (
            <Button
              variant="default"
              leftSection={<IconDownload size={18} stroke={1.5} />}
              onClick={() => exportCsv(id, title)}
            >
              Export CSV
            </Button>
          )}
        </div>
      </div>
      {total === 0 ? (
        <NobodyYet job={job.data?.data.job} />
      ) : (
        <>
          <div className="ap-bar">
            <TextInput
              aria-label="Search by name"
              placeholder="Search by name"
              leftSection={<IconSearch size={16} stroke={1.5} />}
              key={filter.search ? 'some' : 'none'}
              defaultValue={filter.search}
              onChange={(event) => onSearch(event.currentTarget.value)}
              maxLength={100}
              w={{ sm: 240 }}
            />
            <Select
              aria-label="Stage"
              w={{ sm: 200 }}
              allowDeselect={false}
              value={filter.status ?? 'all'}
              onChange={(value) => set({ status: value === 'all' ? null : value })}
              data={[
                { value: 'all', label: `All stages (${total})` },
                ...[...stages, ...endings]
                  .filter((one) => stages.includes(one) || counts[one] > 0)
                  .map((one) => ({ value: one, label: `${stageLabel(one)} (${counts[one]})` })),
              ]}
            />
            <Select
              aria-label="Order"
              w={{ sm: 180 }}
              allowDeselect={false}
              value={filter.sort ?? 'latest'}
              onChange={(value) => set({ sort: value === 'latest' ? null : value })}
              data={[
                { value: 'latest', label: 'Newest first' },
                { value: 'oldest', label: 'Oldest first' },
                { value: 'match', label: 'Most skills first' },
                { value: 'name', label: 'By name' },
              ]}
            />
            {!phone && (
              <SegmentedControl
                className="ap-bar-end"
                aria-label="View"
                data={[
                  { value: 'board', label: 'Board' },
                  { value: 'table', label: 'Table' },
                ]}
                value={view === 'table' ? 'table' : 'board'}
                onChange={(value) => set({ view: value === 'table' ? 'table' : null })}
              />
            )}
          </div>
          {view === 'board' ? (
            <ApplicantsBoard
              jobId={id}
              filter={filter}
              counts={counts}
              canMove={canMove}
              onMove={move}
              onReject={(one) => setRejecting([one])}
              onOpen={open}
              onShown={onShown}
            />
          ) : (
            <Rows
              {...{ jobId: id, filter, view, canMove, selected, open }}
              onSelect={setSelected}
              onReject={setRejecting}
              onShown={onShown}
              onClear={() => set({ status: null, search: null })}
            />
          )}
        </>
      )}
      {application && (
        <ApplicantDrawer
          id={application}
          job={job.data?.data.job}
          place={at >= 0 ? `${at + 1} of ${ids().length}` : undefined}
          canMove={canMove}
          busy={rejecting !== undefined}
          onMove={move}
          onReject={(one) => setRejecting([one])}
          onStep={step}
          onClose={() => set({ application: null })}
        />
      )}
      {rejecting && (
        <RejectDialog
          all={rejecting}
          onClose={() => setRejecting(undefined)}
          onReject={async (said) => {
            if (rejecting.length === 1) return move(rejecting[0], 'rejected', said)
            await rejectMany(rejecting, said)
            setSelected([])
          }}
        />
      )}
    </>
  )
}

const exportCsv = (id: string, title?: string) =>
  void download(`/client/applicants-export/${id}`, `applicants ${title ?? id}.csv`)

function NobodyYet({ job }: { job?: any }) {
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
      Candidates see this job since {day(job.publishedAt)}. Send its address to people you would
      like to hear from.
    </EmptyState>
  )
}

/** All applicants, or those of one stage, one below another: as a table, or as cards. */
function Rows({
  jobId,
  filter,
  view,
  canMove,
  selected,
  onSelect,
  onReject,
  onShown,
  onClear,
  open,
}: {
  jobId: string
  filter: Filter
  view: string
  canMove: boolean
  selected: string[]
  onSelect: (ids: string[]) => void
  onReject: (all: Applicant[]) => void
  onShown: (column: string, ids: string[]) => void
  onClear: () => void
  open: (id: string) => void
}) {
  const list = useInfiniteQuery(applicantPages(jobId, filter))
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.data.applicants), [list.data])
  useEffect(() => onShown('list', rows?.map(({ _id }) => _id) ?? []))
  const chosen = (rows ?? []).filter(({ _id }) => selected.includes(_id))
  const rejectable = chosen.filter(mayReject)
  const none = (
    <EmptyState
      title={filter.search ? 'Nobody of this name' : 'Nobody at this stage'}
      action={
        <Button variant="default" onClick={onClear}>
          Show all applicants
        </Button>
      }
    >
      {filter.search ? 'Try another part of the name.' : 'Those you move here stand here.'}
    </EmptyState>
  )
  const [params] = useSearchParams()
  const to = (one: Applicant) => {
    const next = new URLSearchParams(params)
    next.set('application', one._id)
    return `?${next}`
  }
  const columns: Column<Applicant>[] = [
    {
      key: 'who',
      label: 'Candidate',
      render: (one) => (
        <span className="ap-table-who">
          <Face name={nameOf(one)} src={one.dev.userImage} size={30} />
          <span>
            <Link
              to={to(one)}
              preventScrollReset
              onClick={(event) => (event.preventDefault(), open(one._id))}
            >
              {nameOf(one)}
            </Link>
            {one.isUnread && (
              <span className="ap-unread">
                <span className="sr-only">, not read yet</span>
              </span>
            )}
            <small>{one.dev.headline}</small>
          </span>
        </span>
      ),
    },
    {
      key: 'status',
      label: 'Stage',
      render: (one) => (
        <span className="ap-table-status">
          <ApplicationStatus status={one.status} />
        </span>
      ),
    },
    {
      key: 'skills',
      label: 'Skills',
      render: (one) =>
        one.skillsAsked ? <SkillMatch matched={one.skillsMatched} asked={one.skillsAsked} /> : null,
    },
    {
      key: 'days',
      label: 'In stage',
      align: 'right',
      render: (one) =>
        isEnded(one.status)
          ? '–'
          : daysSince(standsSince(one)) === 0
            ? 'today'
            : count(daysSince(standsSince(one)), 'day'),
    },
    {
      key: 'applied',
      label: 'Applied',
      align: 'right',
      render: (one) => one.appliedAt && day(one.appliedAt),
    },
    { key: 'due', label: 'Answer', align: 'right', render: (one) => <AnswerDue one={one} /> },
  ]
  return (
    <>
      {view === 'table' ? (
        <DataTable
          label="Applicants"
          columns={columns}
          rows={rows}
          rowId={(one) => one._id}
          rowName={nameOf}
          loading={list.isPending}
          empty={none}
          onOpen={(one) => open(one._id)}
          selected={selected}
          onSelect={canMove ? onSelect : undefined}
        />
      ) : list.isPending ? (
        <ListSkeleton rows={4} height={96} />
      ) : rows?.length ? (
        <ul className="ap-list">
          {rows.map((one) => (
            <li key={one._id}>
              <UnstyledButton
                className="ap-card"
                data-application={one._id}
                onClick={() => open(one._id)}
              >
                <ApplicantFacts one={one} withStatus={!filter.status} />
              </UnstyledButton>
            </li>
          ))}
        </ul>
      ) : (
        none
      )}
      <ShowMore list={list} />
      {chosen.length > 0 && (
        <div className="ap-chosen" role="region" aria-label="Chosen applicants">
          <Text size="sm" component="span">
            {chosen.length} chosen
            {rejectable.length < chosen.length &&
              `, ${chosen.length - rejectable.length} of them not open any more`}
          </Text>
          <Button size="xs" variant="default" onClick={() => onSelect([])}>
            Choose none
          </Button>
          <Button
            size="xs"
            color="red"
            disabled={!rejectable.length}
            onClick={() => onReject(rejectable)}
          >
            Reject {count(rejectable.length, 'application')}
          </Button>
        </div>
      )}
    </>
  )
}
