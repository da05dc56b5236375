import {
  jobLimits,
  jobSortValues,
  jobTypeValues,
  MOST_PAY,
  workModeValues,
  type JobSort,
} from '#api/jobs/job_facts'
import type { BillingInterval } from '#api/billing/billing_facts'

// The address of a job list and the filter it stands for. Pure: the server's pages and the portal read it alike.

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

export const PAGE_SIZE = 20
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

/** The call that the wall's address makes. */
export function wallOf(address: URLSearchParams): {
  limit: number
  page?: number
  industry?: string
} {
  const page = Number(address.get('page'))
  const industry = address.get('industry') ?? ''
  return {
    limit: 24,
    ...(Number.isSafeInteger(page) && page > 1 && page < 10_000 && { page }),
    ...(/^[1-9]\d{0,14}$/.test(industry) && { industry }),
  }
}

/** Whose prices are shown until somebody says. */
const HOME = 'IN'

/** The country and the interval that an address of the page of prices names; what it does not name well is left out. */
export function pricingOf(address: URLSearchParams): {
  country: string
  interval: BillingInterval
} {
  const country = address.get('country')?.toUpperCase() ?? ''
  return {
    country: /^[A-Z]{2}$/.test(country) ? country : HOME,
    interval: address.get('interval') === 'year' ? 'year' : 'month',
  }
}

/** The address of the prices in a country. */
export function pricingAt({ country, interval }: ReturnType<typeof pricingOf>) {
  const query = new URLSearchParams({
    ...(country !== HOME && { country }),
    ...(interval !== 'month' && { interval }),
  }).toString()
  return query ? `/pricing?${query}` : '/pricing'
}
