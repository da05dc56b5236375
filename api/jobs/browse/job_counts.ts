import { ask, nameOf } from '#api/http/hot_reads'
import { whereOf, type JobFilter } from '#api/jobs/browse/job_filter'
import { everyRow, facetCounts, keyOf, type FacetCount } from '#api/jobs/browse/job_list_query'
import { experienceBands } from '#api/jobs/job_facts'

/** What a job list can be narrowed by, with the parts of the filter that each one is. */
const facets = {
  category: { column: 'job_category_id', own: ['categoryId'] },
  industry: { column: 'industry_id', own: ['industryId'] },
  jobType: { column: 'job_type', own: ['jobTypes'] },
  jobLocation: { column: 'location_type', own: ['locationTypes'] },
  country: { column: 'country_code', own: ['countryCode'] },
} as const satisfies Record<string, { column: string; own: (keyof JobFilter)[] }>
type Grouped = keyof typeof facets
export type JobFacet = Grouped | 'experience' | 'skills'

/** How many skills a facet names. */
export const MOST_SKILLS = 30

/**
 * How many jobs each choice of each facet would leave: counted under all other filters, in one statement. Facets
 * without a choice of their own share one reading of the list; each other one reads the list without its own part.
 */
export async function countsBySql(filter: JobFilter): Promise<FacetCount[]> {
  const { text, values } = await statement({ ...filter, sort: undefined })
  return facetCounts.get(keyOf({ text, values }), () =>
    ask<FacetCount>(filter.search ? undefined : nameOf(text), text, values)
  )
}

async function statement(filter: JobFilter) {
  const values: unknown[] = []
  /** The rows of a list, with its values among those of the statement. */
  const rowsOf = async (part: JobFilter, columns: string[]) => {
    const rows = everyRow(await whereOf(part), columns)
    const before = values.length
    values.push(...rows.values)
    return rows.from.replace(/\$(\d+)/g, (_, number) => `$${Number(number) + before}`)
  }
  const without = (...parts: (keyof JobFilter)[]): JobFilter => ({
    ...filter,
    ...Object.fromEntries(parts.map((part) => [part, undefined])),
  })
  const isSet = (parts: readonly (keyof JobFilter)[]) =>
    parts.some((part) => {
      const value = filter[part]
      return Array.isArray(value) ? value.length > 0 : value !== undefined
    })

  const names = Object.keys(facets) as Grouped[]
  const chosen = names.filter((name) => isSet(facets[name].own))
  const others = names.filter((name) => !chosen.includes(name))
  const parts: string[] = []
  for (const group of [others, ...chosen.map((name) => [name])]) {
    if (group.length === 0) continue
    const own = group === others ? [] : facets[group[0]].own
    const columns = group.map((name) => facets[name].column)
    const facetOf = group.map((name) => `when grouping(${facets[name].column}) = 0 then '${name}'`)
    parts.push(
      `select case ${facetOf.join(' ')} end as facet, coalesce(${columns.map((column) => `${column}::text`).join(', ')}) as value, count(*)::int as count
       from (${await rowsOf(without(...own), columns)}) rows group by grouping sets (${columns.map((column) => `(${column})`).join(', ')})`
    )
  }
  const bands = experienceBands.map(
    ({ min, max }) =>
      `count(*) filter (where coalesce(max_experience, 99) >= ${min}${max === null ? '' : ` and min_experience <= ${max}`})`
  )
  parts.push(
    `select 'experience', unnest(array[${experienceBands.map(({ value }) => `'${value}'`).join(', ')}]), unnest(array[${bands.join(', ')}])::int
     from (${await rowsOf(without('minExp', 'maxExp'), ['min_experience', 'max_experience'])}) rows`
  )
  parts.push(await skillsPart(without('skillIds'), rowsOf))
  return {
    text: `select facet, value, count from (${parts.join(' union all ')}) counted where value is not null`,
    values,
  }
}

/** Skills are counted where they lie beside their jobs; free text is looked for in the jobs first. */
async function skillsPart(
  filter: JobFilter,
  rowsOf: (part: JobFilter, columns: string[]) => Promise<string>
) {
  const counted = filter.search
    ? `select job_skills.skill_id from (${await rowsOf(filter, [])}) rows join job_skills on job_skills.job_id = rows.id`
    : await rowsOf({ ...filter, everySkill: true }, ['skill_id'])
  return `(select 'skills', skill_id::text, count(*)::int from (${counted}) skills group by skill_id order by count(*) desc limit ${MOST_SKILLS})`
}
