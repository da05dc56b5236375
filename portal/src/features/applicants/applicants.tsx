import { useAddress } from '../../app/address'
import './applicants.css'
import { useState, useEffect, useRef } from 'react'
import { Button, TextInput, Select, SegmentedControl } from '@mantine/core'
import { SEARCH_MAX } from '#api/http/paging_facts'
import { useMediaQuery, useDebouncedCallback } from '@mantine/hooks'
import { useQueryClient, useQuery } from '@tanstack/react-query'
import { IconSearch } from '@tabler/icons-react'
import { useParams, Link } from 'react-router-dom'
import { plural, t } from '@lingui/core/macro'
import { hear } from '../../app/live/live_stream'
import { notify } from '../../app/notices'
import { registerActions } from '../../app/frames/palette_actions'
import { readAs } from '../../app/read'
import { useSession } from '../../app/session/session'
import { NotYet } from '../../components/page/fetched'
import { EmptyState } from '../../components/message'
import { PageSkeleton } from '../../components/page/skeletons'
import { useTitle } from '../../components/page/title'
import { useAccess } from '../../app/session/access'
import { ApplicantDrawer } from './drawer/applicant_drawer'
import { ApplicantsHead, exportCsv } from './head/applicants_head'
import { ApplicantsBoard } from './applicants_board'
import { MovedBy } from './applicant_card'
import { ApplicantRows } from './applicants_table'
import { MoveDialog, MessageDialog } from './bulk/bulk_dialogs'
import {
  type JobShown,
  applicantCounts,
  useMoves,
  type Applicant,
  type Filter,
  type ApplicationStatus as Status,
  type Sort,
  applicantReads,
  type BoardMove,
  isMovedHere,
  endings,
  stageLabel,
} from './applicants_data'
import { refresh } from '../../components/forms/write'
import { RejectDialog } from './reject_dialog'
import { NobodyYet } from './nobody_yet'
import { ScreeningBar } from '../screening'
import { applicantSorts } from '#api/applications/application_facts'

const LOOK_AGAIN = 20_000

/** /client/jobs/:id/applicants?status=&search=&sort=&view=&application= */
export default function Applicants() {
  const { id = '' } = useParams()
  const { user } = useSession()
  const client = useQueryClient()
  const [params, setAddress] = useAddress()
  const phone =
    useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) ?? false
  const job = useQuery(
    readAs<{ job: JobShown }>('GET', '/job-detail/:jobId', { params: { jobId: id } })
  )
  const summary = useQuery({ ...applicantCounts(id), refetchInterval: LOOK_AGAIN })
  const canMove = useAccess('move_applicants', id)?.allowed ?? false
  const { move, moveMany, rejectMany } = useMoves()
  // who moved which application while this person looks on
  const [moved, setMoved] = useState<Record<string, string>>({})
  const [rejecting, setRejecting] = useState<Applicant[]>()
  const [acting, setActing] = useState<{ act: 'move' | 'message'; all: Applicant[] }>()
  const [selected, setSelected] = useState<string[]>([])
  const columns = summary.data?.data.columns ?? []
  const counts = summary.data?.data.counts
  const filter: Filter = {
    status: (params.get('status') as Status) ?? undefined,
    stageId: params.get('stage') ?? undefined,
    search: params.get('search') ?? undefined,
    sort: (params.get('sort') as Sort) ?? undefined,
    minScore: Number(params.get('score')) || undefined,
  }
  const view = phone
    ? 'cards'
    : params.get('view') === 'table'
      ? 'table'
      : filter.status || filter.stageId
        ? 'cards'
        : 'board'
  const application = params.get('application')
  const title = job.data?.data.job.jobTitle ?? summary.data?.data.jobId.jobTitle
  useTitle(title && t`Applicants: ${title}`)

  const set = (changes: Record<string, string | null>, replace = true) =>
    setAddress(changes, { replace, preventScrollReset: true })
  const onSearch = useDebouncedCallback(
    (value: string) => set({ search: value.trim() || null }),
    250
  )
  useEffect(
    () => setSelected([]),
    [filter.status, filter.stageId, filter.search, filter.minScore, view === 'board']
  )

  // a colleague's move shows in the counts; what concerns this job comes by the stream as well
  const standing = JSON.stringify(counts)
  const stood = useRef(standing)
  useEffect(() => {
    if (stood.current && standing && stood.current !== standing)
      void refresh(client, applicantReads)
    stood.current = standing
  }, [standing])
  useEffect(() => {
    if (!user) return
    const again = () => void refresh(client, applicantReads)
    return hear(`users/${user._id}`, (event) => event?.jobId === id && again(), again)
  }, [user?._id, id])
  // the board's own channel is for those who may read its list
  const watches = summary.isSuccess
  useEffect(() => {
    if (!user || !watches) return
    return hear(`jobs/${id}`, (event: BoardMove) => {
      if (event.type !== 'application.moved' || isMovedHere(event)) return
      const { by, appliedIds } = event
      if (by && by._id !== user._id)
        setMoved((before) => ({
          ...before,
          ...Object.fromEntries(appliedIds.map((one) => [one, by.name])),
        }))
      void refresh(client, applicantReads)
    })
  }, [user?._id, id, watches])
  const forget = (one: string) => setMoved(({ [one]: _, ...others }) => others)
  useEffect(
    () =>
      registerActions([
        {
          id: 'applicants-csv',
          label: t`Export these applicants as CSV`,
          group: t`Do`,
          run: () => exportCsv(id, title),
        },
        {
          id: 'applicants-edit',
          label: t`Edit this job`,
          group: t`Do`,
          to: `/client/jobs/${id}/edit`,
        },
      ]),
    [id, title]
  )

  // next and previous walk the list as it stood when the drawer was opened
  const shown = useRef(new Map<string, string[]>())
  const walk = useRef<string[]>(undefined)
  const [, listed] = useState(0)
  const onShown = useRef((column: string, ids: string[]) => {
    const before = shown.current.get(column)
    shown.current.set(column, ids)
    // a drawer that a link opened is there before its list
    if (before?.join() !== ids.join() && !walk.current) listed((now) => now + 1)
  }).current
  if (!application) walk.current = undefined
  function ids() {
    if (walk.current) return walk.current
    const all =
      view === 'board'
        ? [...columns.map(({ key }) => key), ...endings].flatMap(
            (key) => shown.current.get(key) ?? []
          )
        : (shown.current.get('list') ?? [])
    if (application && all.includes(application)) walk.current = all
    return all
  }
  const at = application ? ids().indexOf(application) : -1
  function step(by: 1 | -1) {
    const all = ids()
    const here = application ? all.indexOf(application) : -1
    const next = all[here >= 0 ? here + by : 0]
    if (next) set({ application: next })
    else notify.info(by > 0 ? t`This was the last one` : t`This is the first one`)
  }
  const open = (one: string) => {
    walk.current = undefined
    forget(one)
    set({ application: one }, false)
  }

  if (!counts)
    return [403, 404].includes(summary.error?.status ?? 0) ? (
      <EmptyState
        title={t`These applicants cannot be shown`}
        action={
          <Button component={Link} to="/client/jobs">
            {t`Go to your jobs`}
          </Button>
        }
      >
        {t`The job is not one of your company’s, or you are not on its team.`}
      </EmptyState>
    ) : (
      <NotYet read={summary} what={t`The applicants`}>
        <PageSkeleton />
      </NotYet>
    )
  const total = Object.values(counts).reduce((sum, number) => sum + number, 0)
  const latest = Object.values(moved).at(-1)
  return (
    <MovedBy value={moved}>
      <p className="sr-only" role="status">
        {latest &&
          t`${latest} moved ${plural({ applications: Object.keys(moved).length }, { one: '# application', other: '# applications' })}`}
      </p>
      <ApplicantsHead jobId={id} job={job.data?.data.job} {...{ title, counts, columns, phone }} />
      {total === 0 ? (
        <NobodyYet job={job.data?.data.job} />
      ) : (
        <>
          <ScreeningBar jobId={id} selected={selected} />
          <div className="ap-bar">
            <TextInput
              aria-label={t`Search by name`}
              placeholder={t`Search by name`}
              leftSection={<IconSearch size={16} stroke={1.5} />}
              key={filter.search ? 'some' : 'none'}
              defaultValue={filter.search}
              onChange={(event) => onSearch(event.currentTarget.value)}
              maxLength={SEARCH_MAX}
              w={{ sm: 240 }}
            />
            <Select
              aria-label={t`Stage`}
              w={{ sm: 200 }}
              allowDeselect={false}
              value={filter.stageId ?? filter.status ?? 'all'}
              onChange={(value) => {
                const own = columns.find(({ key }) => key === value)?.stageId ?? null
                set({ stage: own, status: own || value === 'all' ? null : value })
              }}
              data={[
                { value: 'all', label: t`All stages (${total})` },
                ...columns.map(({ key, name, count: number }) => ({
                  value: key,
                  label: `${name} (${number})`,
                })),
                ...endings
                  .filter((one) => counts[one] > 0)
                  .map((one) => ({ value: one, label: `${stageLabel(one)} (${counts[one]})` })),
              ]}
            />
            <Select
              aria-label={t`Order`}
              w={{ sm: 180 }}
              allowDeselect={false}
              value={filter.sort ?? 'latest'}
              onChange={(value) => set({ sort: value === 'latest' ? null : value })}
              data={[...applicantSorts, { value: 'due', label: t`Answer due first` }]}
            />
            <Select
              aria-label={t`Screening score`}
              w={{ sm: 150 }}
              allowDeselect={false}
              value={String(filter.minScore ?? 0)}
              onChange={(value) => set({ score: value === '0' ? null : value })}
              data={[
                { value: '0', label: t`Any score` },
                ...[40, 60, 80].map((score) => ({
                  value: String(score),
                  label: t`Score ${score} or more`,
                })),
              ]}
            />
            {!phone && (
              <SegmentedControl
                className="ap-bar-end"
                aria-label={t`View`}
                data={[
                  { value: 'board', label: t`Board` },
                  { value: 'table', label: t`Table` },
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
              columns={columns}
              canMove={canMove}
              selection={{ selected, onSelect: setSelected }}
              onMove={move}
              onReject={setRejecting}
              onAct={(act, all) => setActing({ act, all })}
              onOpen={open}
              onShown={onShown}
            />
          ) : (
            <ApplicantRows
              {...{ jobId: id, filter, columns, view, total, canMove, open }}
              selection={{ selected, onSelect: setSelected }}
              onMove={move}
              onSort={(sort) => set({ sort: sort === 'latest' ? null : sort })}
              onReject={setRejecting}
              onAct={(act, all) => setActing({ act, all })}
              onShown={onShown}
              onClear={() => set({ status: null, stage: null, search: null, score: null })}
            />
          )}
        </>
      )}
      {application && (
        <ApplicantDrawer
          id={application}
          job={job.data?.data.job}
          place={at >= 0 ? t`${{ at: at + 1 }} of ${{ count: ids().length }}` : undefined}
          canMove={canMove}
          columns={columns}
          busy={rejecting !== undefined}
          onMove={move}
          onReject={(one) => setRejecting([one])}
          onStep={step}
          onClose={() => set({ application: null })}
        />
      )}
      {acting?.act === 'move' && (
        <MoveDialog
          all={acting.all}
          columns={columns}
          onClose={() => setActing(undefined)}
          onMove={async (place, feedBack) => {
            await moveMany(acting.all, place, feedBack)
            setSelected([])
          }}
        />
      )}
      {acting?.act === 'message' && (
        <MessageDialog
          all={acting.all}
          onClose={() => setActing(undefined)}
          onSent={() => setSelected([])}
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
            return true
          }}
        />
      )}
    </MovedBy>
  )
}
