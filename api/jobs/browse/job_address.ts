import {
  jobLimits,
  jobSortValues,
  jobTypeValues,
  MOST_PAY,
  workModeValues,
  type JobSort,
} from '#api/jobs/job_facts'

// The address of a job list and the call it stands for. Pure: the server's pages, job alerts and the portal read it alike.

export type JobListBody = {
  search?: string
  skills?: string[]
  jobType?: string[]
  jobLocation?: string[]
  city?: string
  minExp?: number
  maxExp?: number
  budgetMin?: number
  currency?: string
  postedWithinDays?: number
  sort?: JobSort
  facets?: true
}

export type JobListCall = {
  query: { status: 'open'; limit: number; catId?: string; industryId?: string }
  body: JobListBody
  page: number
}

const PAGE_SIZE = 20
const ids = (value: string | null) =>
  (value ?? '')
    .split(',')
    .filter((id) => /^[1-9]\d{0,14}$/.test(id))
    .slice(0, 20)
const number = (value: string | null, most: number) => {
  const read = Number(value)
  return value && Number.isFinite(read) && read >= 0 && read <= most ? read : undefined
}

/** `?search=react&skills=3,7&mode=Remote&page=2` as the call it means; what makes no sense is left out. */
export function jobListOf(params: URLSearchParams): JobListCall {
  const among = (name: string, known: readonly string[]) =>
    (params.get(name) ?? '').split(',').filter((value) => known.includes(value))
  const sort = params.get('sort')
  const budgetMin = number(params.get('pay'), MOST_PAY)
  const body: JobListBody = {
    search: params.get('search')?.trim().slice(0, 100) || undefined,
    skills: ids(params.get('skills')),
    jobType: among('type', jobTypeValues),
    jobLocation: among('mode', workModeValues),
    city: params.get('city')?.trim().slice(0, 80) || undefined,
    minExp: number(params.get('minExp'), jobLimits.experience.max),
    maxExp: number(params.get('maxExp'), jobLimits.experience.max),
    budgetMin,
    currency:
      budgetMin && /^[A-Z]{3}$/.test(params.get('currency') ?? '')
        ? params.get('currency')!
        : budgetMin
          ? 'INR'
          : undefined,
    postedWithinDays: number(params.get('days'), 365) || undefined,
    sort: jobSortValues.find((known) => known === sort),
  }
  const set = Object.fromEntries(
    Object.entries(body).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && !value.length)
    )
  )
  return {
    query: {
      status: 'open',
      limit: PAGE_SIZE,
      ...(ids(params.get('category'))[0] ? { catId: ids(params.get('category'))[0] } : {}),
      ...(ids(params.get('industry'))[0] ? { industryId: ids(params.get('industry'))[0] } : {}),
    },
    body: set,
    page: Math.max(1, Math.floor(number(params.get('page'), 100_000) ?? 1)),
  }
}

/** The call of a screen that shows how many jobs each choice leaves. */
export const withFacets = (call: JobListCall): JobListCall => ({
  ...call,
  body: { ...call.body, facets: true },
})

/** The jobs that are shown above a list because they are paid for: of those that it has, at most two, on its first page. */
export const sponsoredOf = ({ query, body }: JobListCall) => ({
  query: { ...query, limit: SPONSORED },
  body,
})
const SPONSORED = 2

/** The newest jobs of an address: what a mail about them would begin with. */
export const newestOf = (params: URLSearchParams): JobListCall => {
  const { query, body } = jobListOf(params)
  return { query: { ...query, limit: NEWEST }, body: { ...body, sort: 'latest' }, page: 1 }
}
const NEWEST = 3

/**
 * What an address asks for, in one spelling: the same search is the same text. Without the page, the
 * order and the age of jobs, which say how to look and not for what.
 */
export function searchOf(params: URLSearchParams): string {
  const { query, body } = jobListOf(params)
  const asked: Record<string, string | number | undefined> = {
    search: body.search,
    city: body.city,
    skills: body.skills?.toSorted((one, other) => Number(one) - Number(other)).join(),
    category: query.catId,
    industry: query.industryId,
    mode: body.jobLocation?.toSorted().join(),
    type: body.jobType?.toSorted().join(),
    minExp: body.minExp,
    maxExp: body.maxExp,
    pay: body.budgetMin,
    currency: body.currency,
  }
  return new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]]
    )
  ).toString()
}
