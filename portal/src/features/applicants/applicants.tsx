import './applicants.css'
import { useEffect } from 'react'
import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useParams, Link } from 'react-router-dom'
import { plural, t } from '@lingui/core/macro'
import { registerActions } from '../../app/frames/palette_actions'
import { readAs } from '../../app/read'
import { PageNotYet, type Reading } from '../../components/page/fetched'
import { EmptyState } from '../../components/message'
import { PageSkeleton } from '../../components/page/skeletons'
import { useTitle } from '../../components/page/title'
import { useAccess } from '../../app/session/access'
import { ApplicantDrawer } from './drawer/applicant_drawer'
import { ApplicantsHead, exportCsv } from './head/applicants_head'
import { ApplicantsBoard } from './applicants_board'
import { MovedBy } from './applicant_card'
import { ApplicantRows } from './applicants_table'
import { type JobShown, applicantCounts } from './applicants_data'
import { NobodyYet } from './nobody_yet'
import { ScreeningBar } from '../screening'
import { ActDialogs } from './screen/act_dialogs'
import { FilterBar } from './screen/filter_bar'
import { useActs } from './screen/use_acts'
import { useApplicantView } from './screen/use_applicant_view'
import { useColleaguesMoves } from './screen/use_colleagues_moves'
import { useWalk } from './screen/use_walk'

const LOOK_AGAIN = 20_000

/** /client/jobs/:id/applicants?status=&search=&sort=&view=&application= */
export default function Applicants() {
  const { id = '' } = useParams()
  const phone =
    useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) ?? false
  const job = useQuery(
    readAs<{ job: JobShown }>('GET', '/job-detail/:jobId', { params: { jobId: id } })
  )
  const summary = useQuery({ ...applicantCounts(id), refetchInterval: LOOK_AGAIN })
  const moves = useAccess('move_applicants', id)
  const edits = useAccess('edit_job', id)
  const screens = useAccess('see_ai', id)
  const columns = summary.data?.data.columns ?? []
  const counts = summary.data?.data.counts
  const title = job.data?.data.job.jobTitle ?? summary.data?.data.jobId.jobTitle
  const shown = useApplicantView(phone)
  const acts = useActs(shown)
  const { moved, forget } = useColleaguesMoves(id, counts, summary.isSuccess)
  const walk = useWalk(shown, columns)
  const { filter, view, application, set } = shown
  useTitle(title && t`Applicants: ${title}`)
  usePaletteActions(id, title)
  const open = (one: string) => {
    walk.restart()
    forget(one)
    set({ application: one }, false)
  }

  if (!counts) return <NotShown summary={summary} />
  // what comes later would push them down: each right is a button in the head
  if (!moves || !edits || !screens || job.isPending) return <PageSkeleton />
  const canMove = moves.allowed
  const total = Object.values(counts).reduce((sum, number) => sum + number, 0)
  const { move, onAct, selection, setRejecting } = acts
  const list = {
    ...{ jobId: id, filter, columns, canMove, selection, onAct },
    ...{ onMove: move, onReject: setRejecting, onShown: walk.onShown },
  }
  return (
    <MovedBy value={moved}>
      <LatestMove moved={moved} />
      <ApplicantsHead jobId={id} job={job.data?.data.job} {...{ title, counts, columns, phone }} />
      {total === 0 ? (
        <NobodyYet job={job.data?.data.job} />
      ) : (
        <>
          <ScreeningBar jobId={id} selected={selection.selected} />
          <FilterBar {...{ shown, columns, counts, phone }} />
          {view === 'board' ? (
            <ApplicantsBoard {...list} counts={counts} onOpen={open} />
          ) : (
            <ApplicantRows
              {...list}
              {...{ view, total, open }}
              onSort={(sort) => set({ sort: sort === 'latest' ? null : sort })}
              onClear={() => set({ status: null, stage: null, search: null, score: null })}
            />
          )}
        </>
      )}
      {application && (
        <ApplicantDrawer
          id={application}
          job={job.data?.data.job}
          place={walk.place}
          canMove={canMove}
          columns={columns}
          busy={acts.rejecting !== undefined}
          onMove={move}
          onReject={(one) => setRejecting([one])}
          onStep={walk.step}
          onClose={() => set({ application: null })}
        />
      )}
      <ActDialogs acts={acts} columns={columns} />
    </MovedBy>
  )
}

/** What the command palette offers while these applicants are on the screen. */
function usePaletteActions(id: string, title?: string) {
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
}

/** Said to screen readers when a colleague moves somebody. */
function LatestMove({ moved }: { moved: Record<string, string> }) {
  const latest = Object.values(moved).at(-1)
  return (
    <p className="sr-only" role="status">
      {latest &&
        t`${latest} moved ${plural({ applications: Object.keys(moved).length }, { one: '# application', other: '# applications' })}`}
    </p>
  )
}

function NotShown({ summary }: { summary: Reading }) {
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
    <PageNotYet read={summary} what={t`The applicants`} home="/client/jobs" />
  )
}
