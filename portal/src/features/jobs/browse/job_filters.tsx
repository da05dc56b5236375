import type { ReactNode } from 'react'
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router-dom'
import { experienceBands, jobTypes, workModes } from '#api/jobs/job_facts'
import { moneyShort } from '../../../components/format'
import type { FilterLinks } from './filter_links'
import type { useJobs } from './job_results'

export type Counted = { _id: string; name: string; count: number }
type Option = { value: string; label: string; count?: number }
export type JobCounts = NonNullable<ReturnType<typeof useJobs>['data']>['pages'][number]['facets']

const pays: [string, string][] = [
  ['600000', 'INR'],
  ['1200000', 'INR'],
  ['2500000', 'INR'],
  ['4000000', 'INR'],
]

const SHOWN = 6

const counted = (rows: Counted[]): readonly Option[] =>
  rows.map((row) => ({ value: row._id, label: row.name, count: row.count }))
const withCounts = (options: readonly Option[], rows?: Counted[]): readonly Option[] =>
  options.map(({ value, label }) => ({
    value,
    label,
    count: rows && (rows.find((row) => row._id === value)?.count ?? 0),
  }))

/** The choices beside the list, with how many jobs each would leave. */
export function JobFilters({
  counts,
  skills,
  links,
  total,
}: {
  counts?: JobCounts
  skills: Counted[]
  links: FilterLinks
  total?: number
}) {
  const categories = counts?.category ?? []
  const industries = counts?.industry ?? []
  return (
    <aside className="c-facets" id="filters" aria-label={t`Filters`}>
      <div className="c-sheet-head">
        <strong>{t`Filters`}</strong>
        <a href="#results">{t`Close`}</a>
      </div>
      <Facet title={t`Where you work`}>
        <Choices links={links} name="mode" options={withCounts(workModes, counts?.jobLocation)} />
      </Facet>
      {categories.length > 0 && (
        <Facet title={t`Category`}>
          <Choices links={links} name="category" options={counted(categories)} single />
        </Facet>
      )}
      <Facet title={t`Experience`}>
        <Bands links={links} counts={counts} />
      </Facet>
      <Facet title={t`Pay a year`}>
        <Pays links={links} />
      </Facet>
      {skills.length > 0 && (
        <Facet title={t`Skills in demand`}>
          <SkillChips links={links} skills={skills} />
        </Facet>
      )}
      <Facet title={t`Type`}>
        <Choices links={links} name="type" options={withCounts(jobTypes, counts?.jobType)} />
      </Facet>
      {industries.length > 0 && (
        <Facet title={t`Industry`}>
          <Choices links={links} name="industry" options={counted(industries)} single />
        </Facet>
      )}
      <Facet title={t`Posted`}>
        <Choices
          links={links}
          name="days"
          options={[
            { value: '1', label: t`Since yesterday` },
            { value: '7', label: t`This week` },
            { value: '30', label: t`In 30 days` },
          ]}
          single
        />
      </Facet>
      <div className="c-sheet-end">
        <a className="c-button" data-size="lg" href="#results">
          {total === undefined
            ? t`Show jobs`
            : t`Show ${plural(total, { one: '# job', other: '# jobs' })}`}
        </a>
      </div>
    </aside>
  )
}

const Facet = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="c-facet">
    <h2>{title}</h2>
    {children}
  </div>
)

/** The values of one filter as links, one or several to be on; those beyond the first few are folded away. */
function Choices({
  links: { to, values, toggled, one },
  name,
  options,
  single = false,
}: {
  links: FilterLinks
  name: string
  options: readonly Option[]
  single?: boolean
}) {
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
          open={options.slice(SHOWN).some(({ value }) => values(name).includes(value)) || undefined}
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

/** Bands of years, of which one is on: it sets both ends. */
function Bands({ links: { params, to }, counts }: { links: FilterLinks; counts?: JobCounts }) {
  return (
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
              to={to(on ? { minExp: null, maxExp: null } : { minExp: min, maxExp: max || null })}
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
  )
}

function Pays({ links: { params, to } }: { links: FilterLinks }) {
  return (
    <ul>
      {pays.map(([pay, currency]) => (
        <li key={pay}>
          <Link
            rel="nofollow"
            preventScrollReset
            data-one
            aria-current={params.get('pay') === pay || undefined}
            to={to(params.get('pay') === pay ? { pay: null, currency: null } : { pay, currency })}
          >
            <Trans>{{ moneyShort: moneyShort(Number(pay), currency) }} and more</Trans>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function SkillChips({
  links: { to, values, toggled },
  skills,
}: {
  links: FilterLinks
  skills: Counted[]
}) {
  return (
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
  )
}
