import { ask } from '#api/http/hot_reads'
import {
  experienceEnds,
  facetNames,
  mostOf,
  NO_PAY,
  noticeEnds,
  points,
  type Choice,
  type Facet,
  type FacetCounts,
  type FoundRow,
  type SearchAnswer,
  type SearchIndex,
  type SearchQuery,
  type Term,
  type Wanted,
} from '#api/engines/search_columns/search_columns'

/** One condition a facet that has a choice, and the others together. */
type Conditions = { fixed: string[]; chosen: Partial<Record<Facet, string>> }

type Ask = typeof ask

/** The same answers from PostgreSQL alone: while the index builds, where it is not worth its memory, and to check it. */
export const sqlIndex = sqlIndexOf(ask)

/** The same over other connections. */
export function sqlIndexOf(askThem: Ask): SearchIndex {
  return {
    search: (query) => (query.facets ? withFacets(askThem, query) : withoutFacets(askThem, query)),
  }
}

async function withoutFacets(askThem: Ask, query: SearchQuery): Promise<SearchAnswer> {
  const bound: unknown[] = []
  const bind = (value: unknown) => `$${bound.push(value)}`
  const { fixed, chosen } = conditionsOf(query, bind)
  const where = [...fixed, ...Object.values(chosen)].join(' and ')
  const countValues = [...bound]
  const key = keyOf(query, bind)
  const [rows, [{ total }]] = await Promise.all([
    askThem<FoundRow>(
      undefined,
      `select candidate_id as id, key from (select candidate_id, (${key})::float8 as key from candidate_documents d where ${where}) found${pageOf(query, bind)}`,
      bound
    ),
    askThem<{ total: number }>(
      undefined,
      `select count(*) as total from candidate_documents d where ${where}`,
      countValues
    ),
  ])
  return { rows, total, facets: null }
}

/** Of rows with a key and an id those of the page, in its order. */
function pageOf({ sort, after, limit, offset }: SearchQuery, bind: (value: unknown) => string) {
  const [direction, sign] = sort === 'pay' ? ['asc', '>'] : ['desc', '<']
  const behind = after
    ? ` where (key, candidate_id) ${sign} (${bind(after[0])}::float8, ${bind(after[1])}::bigint)`
    : ''
  return `${behind} order by key ${direction}, candidate_id ${direction} limit ${bind(limit)}::int offset ${bind(offset)}::int`
}

/** A query's conditions over `candidate_documents d`. */
function conditionsOf(query: SearchQuery, bind: (value: unknown) => string): Conditions {
  const fixed = ['d.searchable']
  const chosen: Conditions['chosen'] = {}
  const ids = (list: number[]) => `${bind(list)}::int[]`
  const held = (wanted: Wanted) => holds(wanted, bind)
  const choose = (facet: 'skills' | 'stacks', one: (wanted: Wanted) => string) => {
    const column = facet === 'skills' ? 'd.skill_ids' : 'd.stack_ids'
    const choice: Choice<Wanted> = query[facet]
    if (choice.all.length > 0) fixed.push(`${column} @> ${ids(choice.all.map(([id]) => id))}`)
    for (const wanted of choice.all) if (wanted[1] > 0) fixed.push(one(wanted))
    if (choice.any.length > 0) chosen[facet] = `(${choice.any.map(one).join(' or ')})`
    if (choice.none.length > 0) fixed.push(`not ${column} && ${ids(choice.none)}`)
  }

  for (const term of query.terms) fixed.push(matches(term, ids))
  choose('skills', held)
  choose('stacks', ([id]) => `d.stack_ids @> ${ids([id])}`)
  if (query.titleIds) fixed.push(`d.title_ids && ${ids(query.titleIds)}`)
  if (query.minExperience !== null || query.maxExperience !== null)
    chosen.experience = `d.experience between ${bind(query.minExperience ?? 0)}::int and ${bind(query.maxExperience ?? 10_000)}::int`
  if (query.pay)
    fixed.push(
      `d.currency = ${bind(query.pay.currency)}::text and d.pay <= ${bind(query.pay.most)}::bigint`
    )
  if (query.noticeMax !== null) chosen.noticePeriod = `d.notice <= ${bind(query.noticeMax)}::int`
  if (query.placeIds) chosen.country = `d.place_id = any(${ids(query.placeIds)})`
  if (query.timeZones) fixed.push(`d.time_zone = any(${bind(query.timeZones)}::text[])`)
  if (query.workModes) chosen.workMode = `d.work_modes & ${bind(query.workModes)}::int > 0`
  if (query.jobTypes) fixed.push(`d.job_types & ${bind(query.jobTypes)}::int > 0`)
  if (query.availability)
    chosen.availability = `(1 << d.availability) & ${bind(query.availability)}::int > 0`
  if (query.englishMin) chosen.englishBand = `d.english >= ${bind(query.englishMin)}::int`
  if (query.tests.length > 0) fixed.push(`d.test_ids @> ${ids(query.tests)}`)
  if (query.englishCleared) fixed.push('d.english_cleared')
  if (query.education) fixed.push(`d.education >= ${bind(query.education)}::int`)
  if (query.relocation) fixed.push('d.relocation')
  if (query.activeAfter !== null) fixed.push(`d.active_at > ${bind(query.activeAfter)}::bigint`)
  if (query.listedAfter !== null) fixed.push(`d.listed_at > ${bind(query.listedAfter)}::bigint`)
  if (query.listedUntil !== null) fixed.push(`d.listed_at <= ${bind(query.listedUntil)}::bigint`)
  if (query.within) fixed.push(`d.candidate_id = any(${bind(query.within)}::bigint[])`)
  if (query.without.length > 0)
    fixed.push(`d.candidate_id <> all(${bind(query.without)}::bigint[])`)
  return { fixed, chosen }
}

function holds([id, tenths]: Wanted, bind: (value: unknown) => string) {
  const skill = `${bind(id)}::int`
  if (tenths === 0) return `d.skill_ids @> array[${skill}]`
  return `(d.skill_ids @> array[${skill}] and d.skill_years[array_position(d.skill_ids, ${skill})] >= ${bind(tenths)}::int)`
}

const columns = {
  title: (ids: string) => `d.title_ids && ${ids}`,
  headline: (ids: string) => `d.word_ids && ${ids}`,
  skill: (ids: string) => `d.skill_ids && ${ids}`,
  place: (ids: string) => `d.place_id = any(${ids})`,
}

function matches({ meanings }: Term, ids: (list: number[]) => string) {
  if (meanings.length === 0) return 'false'
  return `(${meanings.map((meaning) => columns[meaning.in](ids(meaning.ids))).join(' or ')})`
}

/** What the rows are ordered by. */
function keyOf(query: SearchQuery, bind: (value: unknown) => string) {
  if (query.sort === 'latest') return 'd.listed_at'
  if (query.sort === 'experience') return 'd.experience'
  // those who ask for the least first; another currency cannot be compared, and is at the end
  if (query.sort === 'pay')
    return `case when d.currency = ${bind(query.payCurrency)}::text then coalesce(d.pay, ${NO_PAY}) else ${NO_PAY} end`
  const ids = (list: number[]) => `${bind(list)}::int[]`
  const now = `${bind(query.now)}::bigint`
  const parts = [
    `case ${points.active.map(({ days, points: given }) => `when d.active_at > ${now} - ${days * 86_400} then ${given}`).join(' ')} else 0 end`,
    `(array[${points.availability.join()}])[d.availability + 1]`,
    `(array[${points.english.join()}])[d.english + 1]`,
    `case ${points.progress.map(({ least, points: given }) => `when d.progress >= ${least} then ${given}`).join(' ')} else 0 end`,
    `case when d.spotlight_until > ${now} then ${points.spotlight} else 0 end`,
    `case when d.promoted_until > ${now} then ${points.promotion} else 0 end`,
  ]
  for (const { meanings } of query.terms)
    if (meanings.length > 0)
      parts.push(
        `case ${meanings.map((meaning) => `when ${columns[meaning.in](ids(meaning.ids))} then ${meaning.points}`).join(' ')} else 0 end`
      )
  for (const [id] of [...query.skills.all, ...query.skills.any]) {
    const skill = `${bind(id)}::int`
    parts.push(
      `case when d.skill_ids @> array[${skill}] then ${points.wantedSkill} + least(${points.mostYears}, d.skill_years[array_position(d.skill_ids, ${skill})] / 10) else 0 end`
    )
  }
  for (const [id] of [...query.stacks.all, ...query.stacks.any])
    parts.push(`case when d.stack_ids @> ${ids([id])} then ${points.wantedStack} else 0 end`)
  return parts.join(' + ')
}

const buckets = (column: string, ends: readonly number[], sign: '<' | '<=') =>
  `case ${ends.map((end, bucket) => `when ${column} ${sign} ${end} then ${bucket}`).join(' ')} else ${ends.length} end`

/** Of what each facet's values are read: from all that was found, or from those who are alike in everything else. */
const facetSql: Record<Facet, { from: string; value: string }> = {
  skills: { from: 'found', value: 'unnest(skill_ids)' },
  stacks: { from: 'found', value: 'unnest(stack_ids)' },
  testPassed: { from: 'found', value: 'unnest(test_ids)' },
  country: { from: 'alike', value: 'country_code' },
  experience: { from: 'alike', value: 'years' },
  workMode: {
    from: 'alike',
    value: `unnest(array[case when work_modes & 1 > 0 then 0 end, case when work_modes & 2 > 0 then 1 end, case when work_modes & 4 > 0 then 2 end])`,
  },
  englishBand: { from: 'alike', value: 'english' },
  availability: { from: 'alike', value: 'availability' },
  noticePeriod: { from: 'alike', value: 'notice' },
}
const bucketColumns = `${buckets('d.experience', experienceEnds, '<')} as years,
  case when d.notice is null then ${noticeEnds.length + 1} else ${buckets('d.notice', noticeEnds, '<=')} end as notice`

type Counted = {
  kind: Facet | 'row' | 'total'
  value: string | null
  count: number
  key: number | null
}

/**
 * The page, the total, and each facet under the filter without its own choice, from one look at the documents: those
 * that meet everything but one choice at most are kept with what they miss.
 */
async function withFacets(askThem: Ask, query: SearchQuery): Promise<SearchAnswer> {
  const bound: unknown[] = []
  const bind = (value: unknown) => `$${bound.push(value)}`
  const { fixed, chosen } = conditionsOf(query, bind)
  const asked = facetNames.filter((facet) => chosen[facet])
  const markOf = (facet: Facet) => 1 << facetNames.indexOf(facet)
  const misses = (facet: Facet) => `case when ${chosen[facet]} then 0 else 1 end`
  const missed = asked.map((facet) => `${misses(facet)} * ${markOf(facet)}`).join(' + ') || '0'
  const near = asked.length > 1 ? [...fixed, `${asked.map(misses).join(' + ')} <= 1`] : fixed
  const counts = facetNames.map((facet) => {
    const { from, value } = facetSql[facet]
    const kinds = chosen[facet] ? `in (0, ${markOf(facet)})` : '= 0'
    return `select '${facet}', value::text, sum(people)::bigint, null from (select ${value} as value, people from ${from} where missed ${kinds}) each group by value`
  })
  const all = await askThem<Counted>(
    undefined,
    `with found as materialized (
       select d.candidate_id, (${keyOf(query, bind)})::float8 as key, d.skill_ids, d.stack_ids, d.test_ids, d.country_code, d.work_modes, d.english, d.availability, ${bucketColumns}, ${missed} as missed, 1 as people
       from candidate_documents d where ${near.join(' and ')}
     ), alike as materialized (
       select country_code, work_modes, english, availability, years, notice, missed, count(*)::int as people from found group by 1, 2, 3, 4, 5, 6, 7
     ), page as (
       select candidate_id, key from (select candidate_id, key from found where missed = 0) met${pageOf(query, bind)}
     )
     select 'row' as kind, candidate_id::text as value, 0::bigint as count, key from page
     union all select 'total', null, coalesce(sum(people), 0)::bigint, null from alike where missed = 0
     union all ${counts.join(' union all ')}`,
    bound
  )
  const sign = query.sort === 'pay' ? -1 : 1
  const rows = all
    .filter(({ kind }) => kind === 'row')
    .map(({ value, key }) => ({ id: Number(value), key: key! }))
    .sort((a, b) => sign * (b.key - a.key) || sign * (b.id - a.id))
  const total = all.find(({ kind }) => kind === 'total')!.count
  return { rows, total, facets: facetsOf(all, query) }
}

function facetsOf(rows: Counted[], query: SearchQuery): FacetCounts {
  const of = (facet: Facet) => rows.filter(({ kind, value }) => kind === facet && value !== null)
  const listed = (facet: Facet, length: number) => {
    const counts = Array<number>(length).fill(0)
    for (const { value, count } of of(facet)) counts[Number(value)] = count
    return counts
  }
  const named = (facet: 'skills' | 'stacks' | 'testPassed', chosen: number[]) =>
    mostOf(
      of(facet).map(({ value, count }): [number, number] => [Number(value), count]),
      chosen
    )
  const wanted = ({ all, any }: Choice<Wanted>) => [...all, ...any].map(([id]) => id)
  return {
    skills: named('skills', wanted(query.skills)),
    stacks: named('stacks', wanted(query.stacks)),
    testPassed: named('testPassed', query.tests),
    country: mostOf(of('country').map(({ value, count }): [string, number] => [value!, count])),
    experience: listed('experience', experienceEnds.length + 1),
    workMode: listed('workMode', 3),
    englishBand: listed('englishBand', 7),
    availability: listed('availability', 4),
    noticePeriod: listed('noticePeriod', noticeEnds.length + 2),
  }
}
