import { lazy, Suspense, useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { ph, plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { readAs } from '../../../app/read'
import { day } from '../../../components/format'
import { useTitle } from '../../../components/page/title'
import {
  jobListOf,
  searchOf,
  sponsoredOf,
  withFacets,
  type JobListCall,
} from '#api/jobs/browse/job_address'
import type { Job } from '../job'
import { ListSkeleton } from '../../../components/page/skeletons'
import { JobCard } from '../job_card'
import { activeFilters } from './active_filters'
import { useFilterLinks } from './filter_links'
import { JobFilters, type Counted } from './job_filters'
import { JobResults, useJobs } from './job_results'
import { SearchBox } from './search_box'
import { useMySkills } from '../my_skills'

// only wide screens have room for it
const JobPane = lazy(() => import('../page/job_pane'))

const SKILLS_SHOWN = 14

/** The most asked for, and those that are chosen. */
const skillsShown = (all: Counted[], chosen: string[] = []) =>
  all.filter(({ _id }, index) => index < SKILLS_SHOWN || chosen.includes(_id))

/** Where one asks for mails about what the address finds. */
const alertAt = (params: URLSearchParams) => {
  const search = searchOf(params)
  return search ? `/job-alerts?${search}` : '/job-alerts'
}

/** The open jobs, narrowed by the filters in the address. */
export default function Jobs() {
  const [params] = useSearchParams()
  const call = withFacets(jobListOf(params))
  const jobs = useJobs(call)
  const mine = useMySkills()
  const answer = jobs.data?.pages[0]
  const counts = answer?.facets
  const skills = skillsShown(counts?.skills ?? [], call.body.skills)
  const total = answer?.pagination?.total
  const search = params.get('search') ?? ''
  useTitle(search ? t`${search} jobs` : t`Jobs`)
  const beside = useBeside()
  const [chosen, setChosen] = useState<{ slug: string; of: string }>()
  const list = params.toString()
  const first = answer?.data[0]?.slug
  // of another list it is the first again
  const shown = beside ? (chosen?.of === list ? chosen.slug : first) : undefined
  const open = (job: Job) => (beside && setChosen({ slug: job.slug, of: list }), Boolean(beside))

  const links = useFilterLinks()
  const { to } = links
  const active = activeFilters(call, links, { skills, counts })
  const sort = call.body.sort ?? (search ? 'relevance' : 'latest')

  return (
    <div className="c-page c-jobs">
      <h1>{search ? t`Jobs for “${search}”` : t`Open jobs`}</h1>
      <SearchBox
        search={search}
        city={call.body.city}
        kept={Object.fromEntries(
          [...params].filter(([name]) => !['search', 'city', 'page'].includes(name))
        )}
      />
      <div className="c-jobs-grid">
        <JobFilters counts={counts} skills={skills} links={links} total={total} />
        <div id="results">
          <div className="c-jobs-bar">
            <strong className="num" aria-live="polite">
              {total === undefined
                ? '\u00a0'
                : plural({ count: total }, { one: '# job', other: '# jobs' })}
            </strong>
            <Sorts search={search} sort={sort} to={to} />
            <Link className="c-alert-link" rel="nofollow" to={alertAt(params)}>
              {t`New jobs by mail`}
            </Link>
            <a className="c-filter-open" href="#filters">
              {t`Filters`}
              {active.length > 0 && ` (${active.length})`}
            </a>
          </div>
          {answer?.comparedIn && (
            <p className="c-compared">
              <Trans>
                Compared in {{ currency: answer.comparedIn.currency }} a year, rates of{' '}
                <time dateTime={answer.comparedIn.date}>
                  {ph({ day: day(answer.comparedIn.date) })}
                </time>
              </Trans>
            </p>
          )}
          <ActiveFilters active={active} />
          {call.page === 1 && (
            <Sponsored call={jobListOf(params)} mine={mine} onOpen={open} shown={shown} />
          )}
          <JobResults
            call={call}
            mine={mine}
            clearTo={active.length > 0 ? '/jobs' : undefined}
            onOpen={open}
            shown={shown}
            addressOf={(page) => {
              const next = new URLSearchParams(params)
              page > 1 ? next.set('page', String(page)) : next.delete('page')
              return `/jobs${next.size ? `?${next}` : ''}`
            }}
          />
        </div>
        <aside className="c-jobs-pane" aria-label={t`The chosen job`} tabIndex={0}>
          {shown ? (
            <Suspense fallback={<ListSkeleton rows={3} height={120} />}>
              <JobPane slug={shown} mine={mine} />
            </Suspense>
          ) : (
            first && beside === undefined && <ListSkeleton rows={3} height={120} />
          )}
        </aside>
      </div>
    </div>
  )
}

function Sorts({
  search,
  sort,
  to,
}: {
  search: string
  sort: string
  to: ReturnType<typeof useFilterLinks>['to']
}) {
  return (
    <nav className="c-sorts" aria-label={t`Order`}>
      {search && (
        <Link
          rel="nofollow"
          aria-current={sort === 'relevance' || undefined}
          to={to({ sort: null })}
        >
          {t`Best match`}
        </Link>
      )}
      <Link
        rel="nofollow"
        aria-current={sort === 'latest' || undefined}
        to={to({ sort: search ? 'latest' : null })}
      >
        {t`Newest`}
      </Link>
      <Link
        rel="nofollow"
        aria-current={sort === 'budget' || undefined}
        to={to({ sort: 'budget' })}
      >
        {t`Highest pay`}
      </Link>
    </nav>
  )
}

/** The filters that are set, each as a link to the list without it. */
function ActiveFilters({ active }: { active: ReturnType<typeof activeFilters> }) {
  if (active.length === 0) return null
  return (
    <ul className="c-active" aria-label={t`Active filters`}>
      {active.map(([label, without]) => (
        <li key={label}>
          <Link rel="nofollow" to={without} aria-label={t`Remove filter ${label}`}>
            {label} <span aria-hidden="true">×</span>
          </Link>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <Link rel="nofollow" to="/jobs">
            {t`Clear all`}
          </Link>
        </li>
      )}
    </ul>
  )
}

/** Whether the screen has room for a job beside the list; undefined until the browser tells. */
function useBeside() {
  const [beside, setBeside] = useState<boolean>()
  useEffect(() => {
    const wide = window.matchMedia('(min-width: 80em)')
    const look = () => setBeside(wide.matches)
    look()
    wide.addEventListener('change', look)
    return () => wide.removeEventListener('change', look)
  }, [])
  return beside
}

/** Jobs of this very list that are paid for, above it and marked; the list below stays in its own order. */
function Sponsored({
  call,
  mine,
  onOpen,
  shown,
}: {
  call: JobListCall
  mine?: Set<string>
  onOpen: (job: Job) => boolean
  shown?: string
}) {
  const jobs = useQuery(readAs<Job[]>('POST', '/promoted-job-list', sponsoredOf(call))).data?.data
  if (!jobs?.length) return null
  return (
    <section className="c-sponsored" aria-labelledby="sponsored">
      <h2 id="sponsored">{t`Sponsored`}</h2>
      <ul className="c-list">
        {jobs.map((job) => (
          <li key={job._id}>
            <JobCard
              job={job}
              mine={mine}
              heading="h3"
              onOpen={onOpen}
              current={job.slug === shown}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
