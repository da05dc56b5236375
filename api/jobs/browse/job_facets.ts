import type { JobFilter } from '#api/jobs/browse/job_filter'
import type { JobFacet } from '#api/jobs/browse/job_counts'
import { countJobs } from '#api/jobs/browse/job_lists'
import { jobNames, loadJobNames } from '#api/jobs/job_names'
import { experienceBands, jobTypes, workModes } from '#api/jobs/job_facts'

export type FacetValue = { _id: string; name: string; count: number }
export type JobFacets = Record<JobFacet, FacetValue[]>

/** How many jobs each choice of each facet would leave, by the names that are shown. */
export async function jobFacets(filter: JobFilter): Promise<JobFacets> {
  const [rows] = await Promise.all([countJobs(filter), loadJobNames()])
  const { category, industry, skill } = jobNames()
  /** What is chosen stays, though nothing of it is left. */
  const of = (
    facet: JobFacet,
    nameOfValue: (value: string) => string | undefined,
    chosen: readonly (string | number)[] = []
  ) =>
    [
      ...rows.filter((row) => row.facet === facet),
      ...chosen
        .map(String)
        .filter((value) => !rows.some((row) => row.facet === facet && row.value === value))
        .map((value) => ({ value, count: 0 })),
    ]
      .flatMap(({ value, count }) => {
        const name = nameOfValue(value)
        return name === undefined ? [] : [{ _id: value, name, count }]
      })
      .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
  return {
    category: of('category', (id) => category.get(Number(id))?.name, one(filter.categoryId)),
    industry: of('industry', (id) => industry.get(Number(id))?.name, one(filter.industryId)),
    jobType: of('jobType', (value) => labelOf(jobTypes, value), filter.jobTypes),
    jobLocation: of('jobLocation', (value) => labelOf(workModes, value), filter.locationTypes),
    experience: experienceBands.map(({ value, label }) => ({
      _id: value,
      name: label,
      count: rows.find((row) => row.facet === 'experience' && row.value === value)?.count ?? 0,
    })),
    country: of('country', (code) => countryNames.of(code), one(filter.countryCode)),
    skills: of('skills', (id) => skill.get(Number(id))?.name, filter.skillIds),
  }
}

const one = <T>(value: T | undefined) => (value === undefined ? [] : [value])
const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const labelOf = (list: readonly { value: string; label: string }[], value: string) =>
  list.find((one) => one.value === value)?.label
