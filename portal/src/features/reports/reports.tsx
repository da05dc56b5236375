import { useAddress } from '../../app/address'
import { lazy, Suspense } from 'react'
import { Button, Group, Select } from '@mantine/core'
import { PAGE_MOST } from '#api/http/paging_facts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { plural, t } from '@lingui/core/macro'
import { read, readPages, rowsOf } from '../../app/read'
import { NotYet } from '../../components/page/fetched'
import { EmptyState } from '../../components/message'
import { Spot } from '../../components/spot'
import { PageHeader } from '../../components/page/page_header'
import { ListSkeleton } from '../../components/page/skeletons'

const ReportCharts = lazy(() => import('./report_charts'))

const periods = [
  { value: '30', label: t`Last 30 days` },
  { value: '90', label: t`Last 90 days` },
  { value: '180', label: t`Last 180 days` },
  { value: '365', label: t`Last 365 days` },
]
const dayBefore = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

/** /client/reports?job=&days=: how the applications of a period went. */
export default function Reports() {
  const [params, set] = useAddress()
  const days = params.get('days') ?? '180'
  const jobId = params.get('job') ?? undefined
  const report = useQuery(
    read('GET', '/client/reports/pipeline', { query: { from: dayBefore(Number(days)), jobId } })
  )
  const jobs = useInfiniteQuery(
    readPages('POST', '/client/get-posted-jobs', {
      query: { limit: PAGE_MOST },
    })
  )
  const data = report.data?.data
  return (
    <>
      <PageHeader title={t`Reports`}>
        {data
          ? t`${plural({ applications: data.applied }, { one: '# application', other: '# applications' })}, ${plural({ hires: data.hired }, { one: '# hire', other: '# hires' })}. People who applied in this period, wherever they are now.`
          : t`How your pipeline went`}
      </PageHeader>
      <Group mb="lg" gap="sm" className="c-filters">
        <Select
          aria-label={t`Period`}
          allowDeselect={false}
          data={periods}
          value={days}
          onChange={(value) => set({ days: value === '180' ? null : value })}
          w={{ sm: 180 }}
        />
        <Select
          aria-label={t`Job`}
          placeholder={t`All jobs`}
          clearable
          searchable
          data={rowsOf(jobs).map((job) => ({
            value: job._id,
            label: job.jobTitle,
          }))}
          value={jobId ?? null}
          onChange={(value) => set({ job: value })}
          w={{ sm: 320 }}
        />
      </Group>
      {report.error?.status === 403 ? (
        <EmptyState title={t`These figures cannot be shown`}>
          {t`Reports are for people who can see applicants; ask an owner or a recruiter.`}
        </EmptyState>
      ) : !data ? (
        <NotYet read={report} what={t`The figures`}>
          <ListSkeleton rows={3} height={220} />
        </NotYet>
      ) : data.applied === 0 ? (
        <EmptyState
          icon={<Spot name="people" />}
          title={t`Nobody applied in this period`}
          action={
            <Button component={Link} to="/client/jobs" variant="default">
              {t`Go to your jobs`}
            </Button>
          }
        >
          {t`Choose a longer period, or another job.`}
        </EmptyState>
      ) : (
        <Suspense fallback={<ListSkeleton rows={3} height={220} />}>
          <ReportCharts data={data} />
        </Suspense>
      )}
    </>
  )
}
