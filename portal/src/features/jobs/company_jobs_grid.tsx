import '../../components/lists/grid/grid_title.css'
import { Badge } from '@mantine/core'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { plural, t } from '@lingui/core/macro'
import { api, ApiError } from '../../app/api'
import { notify } from '../../app/notices'
import { day, payRange } from '../../components/format'
import { refresh, useWrite, type Write } from '../../components/forms/write'
import type { BulkAct } from '../../components/lists/grid/chosen_bar'
import type { GridColumn } from '../../components/lists/grid/grid'
import { GridDesk, useGridDesk } from '../../components/lists/grid/grid_desk'
import type { Selection } from '../../components/lists/grid/selectable_card'
import type { PostedSort } from '#api/jobs/job_facts'
import { PLACE_DAYS } from '#api/talent/talent_facts'
import { countryOf, modeLabel } from './job'
import { JobMenu, type JobRights, type PostedJob } from './page/job_menu'
import { jobStates } from './job_states'
import { WaitingMark } from './waiting_change'

const addressOf = ({ _id, state }: PostedJob) =>
  ['draft', 'rejected'].includes(state)
    ? `/client/jobs/${_id}/edit`
    : `/client/jobs/${_id}/applicants`

const counted = (job: PostedJob, ...statuses: string[]) =>
  statuses.reduce((sum, name) => sum + (job.counts?.[name] ?? 0), 0) || (
    <span className="dim">–</span>
  )

/** What is done with several jobs at once, each that is in the state for it. */
const bulk: {
  move: PostedJob['actions'][number]
  verb: string
  call: (jobId: string) => Promise<unknown>
}[] = [
  {
    move: 'pause',
    verb: t`Pause`,
    call: (jobId) =>
      api.put('/client/job-status', { body: { jobId, status: 'paused' }, notice: 'none' }),
  },
  {
    move: 'resume',
    verb: t`Unpause`,
    call: (jobId) =>
      api.put('/client/job-status', { body: { jobId, status: 'open' }, notice: 'none' }),
  },
  {
    move: 'refresh',
    verb: t`Refresh`,
    call: (jobId) => api.post('/client/job-refresh', { body: { jobId }, notice: 'none' }),
  },
  {
    move: 'archive',
    verb: t`Archive`,
    call: (jobId) =>
      api.put('/client/job-status', { body: { jobId, status: 'archived' }, notice: 'none' }),
  },
]

/** The company's jobs to work in: as a table, or as cards. */
export function CompanyJobsGrid({
  rows,
  total,
  sort,
  onSort,
  onClose,
  onPromote,
  cards,
  ...rights
}: JobRights & {
  rows: PostedJob[]
  total?: number
  sort: PostedSort
  onSort: (sort: PostedSort) => void
  onClose: (job: PostedJob) => void
  onPromote: (job: PostedJob, days?: number) => void
  cards?: (selection?: Selection) => ReactNode
}) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const columns = columnsOf({ rights, onClose, onPromote })
  const desk = useGridDesk('company-jobs', columns, rows)
  const { chosen } = desk

  const all = useBulk({ client, desk })

  const acts = actsOf({ chosen, rights, all, onClose, onPromote })

  return (
    <GridDesk
      desk={desk}
      label={t`Jobs`}
      rowName={({ jobTitle }) => jobTitle}
      total={total}
      sort={sort}
      onSort={(to) => onSort(to as PostedSort)}
      onOpen={(job) => void navigate(addressOf(job))}
      mayChoose={rights.mayPost || rights.mayPromote}
      chosenLabel={t`Selected jobs`}
      acts={acts}
      cards={cards}
    />
  )
}

/** What the table shows of a job. */
function columnsOf({
  rights,
  onClose,
  onPromote,
}: {
  rights: JobRights
  onClose: (job: PostedJob) => void
  onPromote: (job: PostedJob, days?: number) => void
}): GridColumn<PostedJob>[] {
  return [
    {
      key: 'title',
      label: t`Job`,
      fixed: true,
      sorts: ['title'],
      render: (job) => (
        <Link className="grid-title" to={addressOf(job)}>
          {job.jobTitle}
        </Link>
      ),
    },
    {
      key: 'state',
      label: t({ message: 'State', context: 'of a job' }),
      usual: true,
      sorts: ['state'],
      render: ({ state, change }) => (
        <>
          <Badge color={jobStates[state]?.color ?? 'gray'}>
            {jobStates[state]?.label ?? state}
          </Badge>
          <WaitingMark change={change} />
        </>
      ),
    },
    {
      key: 'applicants',
      label: t`Applicants`,
      usual: true,
      align: 'right',
      sorts: ['applicants'],
      render: ({ applicantCount }) => applicantCount ?? 0,
    },
    {
      key: 'new',
      label: t`New`,
      usual: true,
      align: 'right',
      render: (job) => counted(job, 'applied'),
    },
    {
      key: 'interviews',
      label: t`In interviews`,
      usual: true,
      align: 'right',
      render: (job) => counted(job, 'interview'),
    },
    {
      key: 'hired',
      label: t`Hired`,
      align: 'right',
      render: (job) => counted(job, 'hired'),
    },
    {
      key: 'place',
      label: t`Place`,
      usual: true,
      render: (job) =>
        [job.jobAddress?.city ?? countryOf(job), modeLabel(job.jobLocation)]
          .filter(Boolean)
          .join(' · '),
    },
    { key: 'pay', label: t`Pay`, render: (job) => payRange(job) ?? '–' },
    {
      key: 'until',
      label: t`Open until`,
      usual: true,
      align: 'right',
      sorts: ['until'],
      render: ({ validThrough, state }) =>
        (state === 'live' && validThrough && day(validThrough)) || '–',
    },
    {
      key: 'created',
      label: t`Written`,
      align: 'right',
      sorts: ['latest', 'oldest'],
      render: ({ createdAt }) => createdAt && day(createdAt),
    },
    {
      key: 'acts',
      label: t`Actions`,
      usual: true,
      align: 'right',
      render: (job) => (
        <JobMenu
          job={job}
          {...rights}
          onClose={() => onClose(job)}
          onPromote={() => onPromote(job)}
        />
      ),
    },
  ]
}

/** Does one thing to several jobs, one after another, and says what was refused. */
function useBulk({ client, desk }: { client: QueryClient; desk: { clear: () => void } }) {
  const all = useWrite(async ({ verb, call }: (typeof bulk)[number], jobs: PostedJob[]) => {
    const refused: string[] = []
    for (const job of jobs)
      await call(job._id).catch((error) => {
        if (!(error instanceof ApiError)) throw error
        refused.push(`${job.jobTitle}: ${error.message}`)
      })
    await refresh(client, ['/client/get-posted-jobs'])
    if (refused.length > 0) notify.warn(refused[0])
    else
      notify.success(
        t`${verb}: ${plural({ jobs: jobs.length }, { one: '# job', other: '# jobs' })} done`
      )
    desk.clear()
  })
  return all
}

/** What can be done with the jobs that are selected. */
function actsOf({
  chosen,
  rights,
  all,
  onClose,
  onPromote,
}: {
  chosen: PostedJob[]
  rights: JobRights
  all: Write<[(typeof bulk)[number], PostedJob[]]>
  onClose: (job: PostedJob) => void
  onPromote: (job: PostedJob, days?: number) => void
}): BulkAct[] {
  const [single] = chosen
  return [
    ...(rights.mayPost
      ? bulk.flatMap((one) => {
          const able = chosen.filter(({ actions }) => actions.includes(one.move))
          return able.length > 0
            ? [
                {
                  id: one.move,
                  label: t`${{ verb: one.verb }} ${plural({ jobs: able.length }, { one: '# job', other: '# jobs' })}`,
                  busy: all.busy,
                  run: () => void all.send(one, able),
                },
              ]
            : []
        })
      : []),
    ...(rights.mayPost && chosen.length === 1 && single.actions.includes('close')
      ? [{ id: 'close', label: t`Close 1 job`, harm: true, run: () => onClose(single) }]
      : []),
    ...(rights.mayPromote && chosen.length === 1 && single.state === 'live'
      ? [
          { id: 'promote', label: t`Promote`, run: () => onPromote(single) },
          ...PLACE_DAYS.map((days) => ({
            id: `promote-${days}`,
            label: t`Promote for ${days} days: ${{ jobTitle: single.jobTitle }}`,
            quiet: true,
            run: () => onPromote(single, days),
          })),
        ]
      : []),
  ]
}
