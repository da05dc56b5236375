import app from '@adonisjs/core/services/app'
import type { Infer } from '@vinejs/vine/types'
import { ask } from '#api/http/hot_reads'
import { Kept } from '#api/http/kept'
import type Company from '#api/companies/models/company'
import type { searchValidator } from '#api/talent/search/search_validators'
import { meaningsOf, namesLike } from '#api/talent/search/meanings'
import {
  type Choice,
  type SearchQuery,
  type Wanted,
} from '#api/engines/search_columns/search_columns'
import { availabilityValues, degreeValues } from '#api/candidates/candidate_facts'
import { englishBandValues } from '#api/candidates/english_facts'
import { jobTypeValues, payPeriods, workModeValues } from '#api/jobs/job_facts'
import { SHARED_HOURS } from '#api/talent/talent_facts'

export type SearchInput = Infer<typeof searchValidator>
export type Filter = Omit<SearchInput, 'page' | 'limit' | 'cursor' | 'facets'>

export type Page = Pick<
  SearchQuery,
  'now' | 'after' | 'offset' | 'limit' | 'facets' | 'listedAfter' | 'listedUntil'
>

const DAY = 86_400

/** What a company asks for, as plain numbers: words, places and zones by their ids, and the candidates who block it. */
export async function resolveFilter(
  company: Company,
  filter: Filter,
  page: Page,
  known?: Own
): Promise<SearchQuery> {
  const [words, employers, schools, titleIds, placeIds, timeZones, own, currency] =
    await Promise.all([
      filter.search ? meaningsOf(filter.search) : [],
      filter.employers?.length ? namesLike('employer', filter.employers) : [],
      filter.schools?.length ? namesLike('school', filter.schools) : [],
      filter.titles?.length ? titlesLike(filter.titles) : null,
      placesOf(filter),
      filter.timeZone ? zonesNear(filter.timeZone, filter.overlapHours ?? SHARED_HOURS) : null,
      known ?? ownOf(company, filter.saved !== undefined),
      filter.currency ?? currencyOf(company.countryCode),
    ])
  const tests = filter.testPassed ?? []
  return {
    ...page,
    terms: [words, employers, schools].flat(),
    englishCleared: tests.includes('english'),
    tests: tests.filter((test) => test !== 'english').map(Number),
    skills: choiceOf(filter.skills, filter.minYears),
    stacks: choiceOf(filter.stacks),
    titleIds,
    minExperience: tenths(filter.minExp),
    maxExperience: tenths(filter.maxExp),
    pay:
      filter.payMax === undefined
        ? null
        : {
            most:
              filter.payMax *
              payPeriods.find(({ value }) => value === (filter.payPer ?? 'year'))!.aYear,
            currency,
          },
    noticeMax: filter.noticeMax ?? null,
    placeIds,
    timeZones,
    workModes: bitsOf(filter.workModes, workModeValues),
    jobTypes: bitsOf(filter.jobTypes, jobTypeValues),
    availability: bitsOf(filter.availability, availabilityValues),
    englishMin: filter.englishMin ? englishBandValues.indexOf(filter.englishMin) + 1 : 0,
    education: filter.education ? degreeValues.indexOf(filter.education) + 1 : 0,
    relocation: filter.relocation ?? false,
    activeAfter: filter.activeWithinDays ? page.now - filter.activeWithinDays * DAY : null,
    within: filter.saved ? own.saved : null,
    without: filter.saved === false ? [...own.blocked, ...own.saved] : own.blocked,
    sort: filter.sort ?? 'relevance',
    payCurrency: currency,
  }
}

const tenths = (years: number | undefined) => (years === undefined ? null : Math.round(years * 10))

const bitsOf = <T>(chosen: readonly T[] | undefined, all: readonly T[]) =>
  (chosen ?? []).reduce((bits, value) => bits | (1 << all.indexOf(value)), 0)

/** Years without a wish for the skill itself ask for the skill too. */
function choiceOf(
  { all = [], any = [], none = [] }: Filter['skills'] & {} = {},
  minYears: Record<string, number> = {}
): Choice<Wanted> {
  const least = (id: number): Wanted => [id, tenths(minYears[id]) ?? 0]
  const more = Object.keys(minYears)
    .map(Number)
    .filter((id) => !all.includes(id) && !any.includes(id))
  return { all: [...all, ...more].map(least), any: any.map(least), none }
}

/** Titles that contain one of these, word by word. */
async function titlesLike(titles: string[]) {
  const rows = await ask<{ id: number }>(
    'search_titles',
    `select t.id from search_terms t where t.kind = 'title' and exists (
       select from unnest($1::text[]) title where search_phrase_of(title) <> '' and strpos(' ' || t.value || ' ', ' ' || search_phrase_of(title) || ' ') > 0)`,
    [titles]
  )
  return rows.map(({ id }) => id)
}

/** Places by country, state and city, or within so many kilometres of the city. */
async function placesOf({ countryCode, state, city, radius }: Filter) {
  if (!countryCode && !state && !city) return null
  const values = [countryCode ?? null, state ?? null, city ?? null, radius ?? null]
  const rows = await ask<{ id: number }>('search_places', PLACES, values)
  return rows.map(({ id }) => id)
}

const PLACES = `
  with centre as (
    select latitude, longitude from locations
    where $4::float8 is not null and $3::text is not null and kind = 'city' and (lower(name) = lower($3::text) or lower(plain_name) = lower($3::text))
      and ($1::text is null or country_code = $1::text) and ($2::text is null or upper(state_code) = upper($2::text) or exists (
        select from locations s where s.kind = 'state' and s.country_code = locations.country_code and s.code = locations.state_code and lower(s.name) = lower($2::text)))
    order by population desc, id limit 1
  )
  select p.id from search_places p where ($1::text is null or p.country_code = $1::text) and (
    ($2::text is null or upper(p.state_code) = upper($2::text) or lower(p.state_name) = lower($2::text)) and ($3::text is null or lower(p.city) = lower($3::text))
    or exists (
      select from centre, locations l
      where l.kind = 'city' and l.country_code = p.country_code and (p.state_code = '' or l.state_code = p.state_code) and lower(l.name) = lower(p.city)
        and 12742 * asin(sqrt(least(1, power(sin(radians(l.latitude - centre.latitude) / 2), 2)
          + cos(radians(centre.latitude)) * cos(radians(l.latitude)) * power(sin(radians(l.longitude - centre.longitude) / 2), 2)))) <= $4::float8))`

type Zone = { name: string; minutes: number }
const zones = new Kept<Zone[]>({ most: 1, freshFor: 3_600_000 })

/** Zones whose working day shares so many hours with that of this one, by the offsets of today. */
async function zonesNear(timeZone: string, hours: number) {
  const all = await zones.get('', () =>
    ask<Zone>(
      undefined,
      'select name, (extract(epoch from utc_offset) / 60)::int as minutes from pg_timezone_names',
      []
    )
  )
  const here = all.find(({ name }) => name.toLowerCase() === timeZone.toLowerCase())
  if (!here) return [timeZone]
  return all
    .filter(({ minutes }) => sharedHours(here.minutes - minutes) >= hours)
    .map(({ name }) => name)
}

/** How many hours two working days of nine hours share when their clocks differ by so many minutes. */
function sharedHours(minutes: number) {
  const apart = Math.abs(minutes) % 1440
  return Math.max(0, 9 - Math.min(apart, 1440 - apart) / 60)
}

/** Candidates who block a company, by a mark that another list would not have; and those whom it saved. */
export type Own = { blocked: number[]; mark: string; saved: number[] }

/** SQL: the mark of the block list of the company `$2`. */
export const BLOCK_MARK = `(
  select count(*) || ' ' || coalesce(bit_xor(hashint8extended(candidate_id, 0)), 0) from candidate_blocks where company_id = $2::bigint)`

/** Who blocks this company, and, where that is asked, whom it saved. */
export async function ownOf(company: Company, saved: boolean): Promise<Own> {
  const [own] = await ask<Own>(
    'search_own',
    `select
       (select coalesce(json_agg(candidate_id order by candidate_id), '[]') from candidate_blocks where company_id = $2::bigint) as blocked,
       ${BLOCK_MARK} as mark,
       (select coalesce(json_agg(candidate_id order by candidate_id), '[]') from saved_profiles where company_id = $2::bigint and $1::boolean) as saved`,
    [saved, company.id]
  )
  return own
}

const currencies = new Kept<{ code: string; currency: string }[]>({
  most: 1,
  freshFor: app.inTest ? 0 : 3_600_000,
})

/** What a company in this country pays in, unless it says so. */
async function currencyOf(countryCode: string) {
  const all = await currencies.get('', () =>
    ask<{ code: string; currency: string }>(
      undefined,
      `select code, currency from locations where kind = 'country' and currency is not null`,
      []
    )
  )
  return all.find(({ code }) => code === countryCode)?.currency ?? 'USD'
}
