import { lazy, Suspense, useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router-dom'
import { ph, plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { readAs, rowsOf } from '../../../app/read'
import { day, moneyShort } from '../../../components/format'
import { useTitle } from '../../../components/page/title'
import {
  jobListOf,
  searchOf,
  sponsoredOf,
  withFacets,
  type JobListCall,
} from '#api/jobs/browse/job_address'
import { modeLabel, typeLabel, type Job } from '../job'
import { ListSkeleton } from '../../../components/page/skeletons'
import { JobCard } from '../job_card'
import { JobResults, useJobs } from './job_results'
import { SearchBox } from './search_box'
import { useMySkills } from '../my_skills'
import { experienceBands, jobTypes, workModes } from '#api/jobs/job_facts'

type Counted = { _id: string; name: string; count: number }
type Option = { value: string; label: string; count?: number }

const pays: [string, string][] = [
  ['600000', 'INR'],
  ['1200000', 'INR'],
  ['2500000', 'INR'],
  ['4000000', 'INR'],
]
// only wide screens have room for it
const JobPane = lazy(() => import('../page/job_pane'))

const SHOWN = 6
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
  const categories = counts?.category ?? []
  const industries = counts?.industry ?? []
  const skills = skillsShown(counts?.skills ?? [], call.body.skills)
  const total = answer?.pagination?.total
  const search = params.get('search') ?? ''
  useTitle(search ? t`${search} jobs` : t`Jobs`)
  const beside = useBeside()
  const [chosen, setChosen] = useState<string>()
  const first = answer?.data[0]?.slug
  const found = rowsOf(jobs)
  // of another list it is the first again
  const shown = beside ? (found.some(({ slug }) => slug === chosen) ? chosen : first) : undefined
  const open = (job: Job) => (beside && setChosen(job.slug), beside)

  // every choice is an address: it works without a script, and it can be sent to a friend
  const to = (change: Record<string, string | null>) => {
    const next = new URLSearchParams(params)
    next.delete('page')
    for (const [name, value] of Object.entries(change))
      value ? next.set(name, value) : next.delete(name)
    return `/jobs${next.size ? `?${next}` : ''}`
  }
  const values = (name: string) => (params.get(name) ?? '').split(',').filter(Boolean)
  const toggled = (name: string, value: string) =>
    (values(name).includes(value)
      ? values(name).filter((one) => one !== value)
      : [...values(name), value]
    ).join(',')
  const one = (name: string, value: string) => (params.get(name) === value ? null : value)

  const skillName = (id: string) => skills.find((skill) => skill._id === id)?.name ?? t`Skill`
  const nameIn = (list: Counted[], id: string | undefined, other: string) =>
    list.find((row) => row._id === id)?.name ?? other
  const active: [string, string][] = [
    ...(search ? [[`“${search}”`, to({ search: null })] as [string, string]] : []),
    ...(call.body.city ? [[call.body.city, to({ city: null })] as [string, string]] : []),
    ...(call.query.catId
      ? [
          [nameIn(categories, call.query.catId, t`Category`), to({ category: null })] as [
            string,
            string,
          ],
        ]
      : []),
    ...(call.query.industryId
      ? [
          [nameIn(industries, call.query.industryId, t`Industry`), to({ industry: null })] as [
            string,
            string,
          ],
        ]
      : []),
    ...values('mode').map(
      (mode) => [modeLabel(mode), to({ mode: toggled('mode', mode) })] as [string, string]
    ),
    ...values('type').map(
      (type) => [typeLabel(type), to({ type: toggled('type', type) })] as [string, string]
    ),
    ...values('skills').map(
      (id) => [skillName(id), to({ skills: toggled('skills', id) })] as [string, string]
    ),
    ...(params.get('minExp') || params.get('maxExp')
      ? [
          [
            experienceBands.find(
              ({ min, max }) =>
                (params.get('minExp') ?? '') === String(min) &&
                (params.get('maxExp') ?? '') === String(max ?? '')
            )?.label ?? t`Experience`,
            to({ minExp: null, maxExp: null }),
          ] as [string, string],
        ]
      : []),
    ...(call.body.budgetMin
      ? [
          [
            t`${{ moneyShort: moneyShort(call.body.budgetMin, call.body.currency) }} and more`,
            to({ pay: null, currency: null }),
          ] as [string, string],
        ]
      : []),
    ...(call.body.postedWithinDays
      ? [
          [
            t`Last ${plural({ postedWithinDays: call.body.postedWithinDays }, { one: '# day', other: '# days' })}`,
            to({ days: null }),
          ] as [string, string],
        ]
      : []),
  ]
  const sort = call.body.sort ?? (search ? 'relevance' : 'latest')

  const list = (options: readonly Option[], name: string, single = false) => {
    const rows = options.map(({ value, label, count: many }) => {
      const on = values(name).includes(value)
      return (
        <li key={value}>
          <Link
            rel="nofollow"
            preventScrollReset
            data-one={single || undefined}
            aria-current={on || undefined}
            to={to({ [name]: single ? one(name, value) : toggled(name, value) })}
          >
            {label}
            {many !== undefined && <span className="num">{many}</span>}
          </Link>
        </li>
      )
    })
    return (
      <>
        <ul>{rows.slice(0, SHOWN)}</ul>
        {rows.length > SHOWN && (
          <details
            open={
              options.slice(SHOWN).some(({ value }) => values(name).includes(value)) || undefined
            }
          >
            <summary>
              <Trans>{{ count: rows.length - SHOWN }} more</Trans>
            </summary>
            <ul>{rows.slice(SHOWN)}</ul>
          </details>
        )}
      </>
    )
  }
  const counted = (rows: Counted[]): readonly Option[] =>
    rows.map((row) => ({ value: row._id, label: row.name, count: row.count }))
  const withCounts = (options: readonly Option[], rows?: Counted[]): readonly Option[] =>
    options.map(({ value, label }) => ({
      value,
      label,
      count: rows && (rows.find((row) => row._id === value)?.count ?? 0),
    }))

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
        <aside className="c-facets" id="filters" aria-label={t`Filters`}>
          <div className="c-sheet-head">
            <strong>{t`Filters`}</strong>
            <a href="#results">{t`Close`}</a>
          </div>
          <div className="c-facet">
            <h2>{t`Where you work`}</h2>
            {list(withCounts(workModes, counts?.jobLocation), 'mode')}
          </div>
          {categories.length > 0 && (
            <div className="c-facet">
              <h2>{t`Category`}</h2>
              {list(counted(categories), 'category', true)}
            </div>
          )}
          <div className="c-facet">
            <h2>{t`Experience`}</h2>
            <ul>
              {experienceBands.map(({ value, label, ...band }) => {
                const min = String(band.min)
                const max = band.max === null ? '' : String(band.max)
                const on =
                  (params.get('minExp') ?? '') === min &&
                  (params.get('maxExp') ?? '') === max &&
                  params.has('minExp')
                return (
                  <li key={value}>
                    <Link
                      rel="nofollow"
                      preventScrollReset
                      data-one
                      aria-current={on || undefined}
                      to={to(
                        on ? { minExp: null, maxExp: null } : { minExp: min, maxExp: max || null }
                      )}
                    >
                      {label}
                      {counts && (
                        <span className="num">
                          {counts.experience.find(({ _id }) => _id === value)?.count ?? 0}
                        </span>
                      )}
                    </Link>
                  </li>
                )
              })}
            </ul>
          </div>
          <div className="c-facet">
            <h2>{t`Pay a year`}</h2>
            <ul>
              {pays.map(([pay, currency]) => (
                <li key={pay}>
                  <Link
                    rel="nofollow"
                    preventScrollReset
                    data-one
                    aria-current={params.get('pay') === pay || undefined}
                    to={to(
                      params.get('pay') === pay ? { pay: null, currency: null } : { pay, currency }
                    )}
                  >
                    <Trans>{{ moneyShort: moneyShort(Number(pay), currency) }} and more</Trans>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
          {skills.length > 0 && (
            <div className="c-facet">
              <h2>{t`Skills in demand`}</h2>
              <div className="c-facet-chips">
                {skills.map(({ _id, name: label }) => (
                  <Link
                    key={_id}
                    rel="nofollow"
                    preventScrollReset
                    aria-current={values('skills').includes(_id) || undefined}
                    to={to({ skills: toggled('skills', _id) })}
                  >
                    {label}
                  </Link>
                ))}
              </div>
            </div>
          )}
          <div className="c-facet">
            <h2>{t`Type`}</h2>
            {list(withCounts(jobTypes, counts?.jobType), 'type')}
          </div>
          {industries.length > 0 && (
            <div className="c-facet">
              <h2>{t`Industry`}</h2>
              {list(counted(industries), 'industry', true)}
            </div>
          )}
          <div className="c-facet">
            <h2>{t`Posted`}</h2>
            {list(
              [
                { value: '1', label: t`Since yesterday` },
                { value: '7', label: t`This week` },
                { value: '30', label: t`In 30 days` },
              ],
              'days',
              true
            )}
          </div>
          <div className="c-sheet-end">
            <a className="c-button" data-size="lg" href="#results">
              {total === undefined
                ? t`Show jobs`
                : t`Show ${plural(total, { one: '# job', other: '# jobs' })}`}
            </a>
          </div>
        </aside>
        <div id="results">
          <div className="c-jobs-bar">
            <strong className="num" aria-live="polite">
              {total === undefined
                ? '\u00a0'
                : plural({ count: total }, { one: '# job', other: '# jobs' })}
            </strong>
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
          {active.length > 0 && (
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
          )}
          {call.page === 1 && <Sponsored call={jobListOf(params)} mine={mine} />}
          <JobResults
            call={call}
            mine={mine}
            clearTo="/jobs"
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
          {shown && (
            <Suspense fallback={<ListSkeleton rows={3} height={120} />}>
              <JobPane slug={shown} mine={mine} />
            </Suspense>
          )}
        </aside>
      </div>
    </div>
  )
}

/** Whether the screen has room for a job beside the list; known in the browser only. */
function useBeside() {
  const [beside, setBeside] = useState(false)
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
function Sponsored({ call, mine }: { call: JobListCall; mine?: Set<string> }) {
  const jobs = useQuery(readAs<Job[]>('POST', '/promoted-job-list', sponsoredOf(call))).data?.data
  if (!jobs?.length) return null
  return (
    <section className="c-sponsored" aria-labelledby="sponsored">
      <h2 id="sponsored">{t`Sponsored`}</h2>
      <ul className="c-list">
        {jobs.map((job) => (
          <li key={job._id}>
            <JobCard job={job} mine={mine} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}
