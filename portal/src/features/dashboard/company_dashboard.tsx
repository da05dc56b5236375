import '../../components/two_columns.css'
import './figures.css'
import { lazy, Suspense } from 'react'
import { Text, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { t } from '@lingui/core/macro'
import { useSession } from '../../app/session/session'
import { read } from '../../app/read'
import { PageNotYet, Stale } from '../../components/page/fetched'
import { day } from '../../components/format'
import { PageHeader, Section } from '../../components/page/page_header'
import { useAccess } from '../../app/session/access'
import type { Board } from './company_board'
import { OpenJobs, PostJob, Saved } from './openings'
import { Guide, Unverified } from './guide'
import { Answers, Person, SHOWN, Today } from './needs_answer'

const Charts = lazy(() => import('./company_charts'))

/** /client/dashboard: what needs an answer today first, numbers second, charts third. */
export default function Dashboard() {
  const { user } = useSession()
  const posting = useAccess('post_job')
  const dashboard = useQuery(read('GET', '/client/dashboard'))
  const data = dashboard.data?.data as Board | undefined
  if (!data) return <PageNotYet read={dashboard} what={t`The dashboard`} home="/client/dashboard" />
  return (
    <>
      <Stale read={dashboard} what={t`The figures`} />
      <PageHeader
        title={user ? t`Hello ${{ fName: user.fName }}` : t`Dashboard`}
        tab={t`Dashboard`}
        actions={
          posting?.allowed && (
            // one act leads: what waits for an answer, or the next step of the guide
            <PostJob stands={data.firstEntry || data.today.applicationsWaitingCount > 0} />
          )
        }
      />
      {data.firstEntry ? (
        <Guide data={data} />
      ) : (
        data.verification !== 'verified' && <Unverified verification={data.verification} />
      )}

      <div className="two-columns by-need">
        <div>
          <Answers today={data.today} />
          <div>
            <OpenJobs jobs={data.openJobs} mayPost={posting?.allowed} />
            <Saved profiles={data.savedProfiles} />
          </div>
        </div>
        <div>
          <div>
            <Today today={data.today} />
            <Figures of={data} />
          </div>
          <Hired candidates={data.candidatesHired} />
        </div>
      </div>

      <Suspense fallback={<Skeleton height={280} radius="lg" />}>
        <Charts data={data} />
      </Suspense>
    </>
  )
}

function Figures({ of }: { of: Board }) {
  return (
    <div className="figures">
      <Figure
        to="/client/jobs?status=live"
        value={of.openJobsCount}
        label={of.openJobsCount === 1 ? t`open job` : t`open jobs`}
      />
      <Figure
        to="/client/saved"
        value={of.savedProfilesCount}
        label={of.savedProfilesCount === 1 ? t`saved profile` : t`saved profiles`}
      />
      <Figure
        value={of.candidatesHiredCount}
        label={of.candidatesHiredCount === 1 ? t`candidate hired` : t`candidates hired`}
      />
      <Figure
        value={of.responseRate === null ? '–' : `${of.responseRate} %`}
        label={of.responseRate === null ? t`no answers due yet` : t`answered in time`}
      />
    </div>
  )
}

function Hired({ candidates }: { candidates: Board['candidatesHired'] }) {
  return (
    <Section title={t`Hired`} note={candidates.length > 0 ? t`Newest first` : undefined}>
      {candidates.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t`The people you hire appear here.`}
        </Text>
      ) : (
        candidates
          .slice(0, SHOWN)
          .map((one) => <Person key={one._id} of={one} end={day(one.hiredAt)} />)
      )}
    </Section>
  )
}

function Figure({ to, value, label }: { to?: string; value: number | string; label: string }) {
  const inside = (
    <>
      <strong>{value}</strong>
      <span>{label}</span>
    </>
  )
  return to ? (
    <Link to={to} className="figure">
      {inside}
    </Link>
  ) : (
    <div className="figure">{inside}</div>
  )
}
