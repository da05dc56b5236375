import db from '@adonisjs/lucid/services/db'
import { Kept } from '#api/http/kept'
import type { RecordsChanged } from '#api/companies/events'
import type Company from '#api/companies/models/company'
import {
  answerSpans,
  RECORD_APPLICATIONS,
  RECORD_DAYS,
  recordFewest,
} from '#api/reviews/record/record_facts'

/** A share with the number that it is of; the share is null below the fewest. */
export type Share = { of: number; fewest: number; percent: number | null }

export type CompanyRecord = {
  answers: {
    count: number
    fewest: number
    medianDays: number | null
    /** Nine of ten answers took no longer. */
    slowDays: number | null
    /** Answers by how long they took; `upTo` null for all that took longer. Empty below the fewest. */
    spans: { upTo: number | null; count: number }[]
  }
  inTime: Share
  withReasons: Share
  payShown: Share
  reviews: { count: number; fewest: number; average: number | null }
}

type Row = {
  answers: number
  median: number | null
  slow: number | null
  spans: number[]
  rejections: number
  reasons: number
  jobs: number
  paid: number
  reviews: number
  average: number | null
}

/** How long a change of jobs by another instance may go unseen. */
const MINUTE = 60_000
const kept = new Kept<CompanyRecord>({ most: 2_000, freshFor: MINUTE })

/**
 * How a company answers, from the last year: nobody is named, an answer counts a day after it was given, and nothing is
 * told of fewer cases than `recordFewest`. Kept until its jobs, its reviews or its counts change, a minute at most.
 */
export async function companyRecord(company: Company) {
  const { id, answersDue, answeredInTime, updatedAt } = company
  const { rows } = await db.rawQuery<{ rows: { reviews: string }[] }>(
    `select concat_ws(',', count(*), max(updated_at)) as reviews from reviews
     where company_id = ? and side = 'candidate' and status = 'published'`,
    [id]
  )
  return kept.get(
    [id, answersDue, answeredInTime, updatedAt.toMillis(), rows[0].reviews].join(),
    () => readRecord(company)
  )
}

/** Once its jobs changed, what they tell of pay is reckoned anew. */
export function forgetRecord({ companyId, kind, trx }: RecordsChanged) {
  if (kind === 'job') trx.after('commit', () => kept.forget(`${companyId},`))
}

async function readRecord(company: Company): Promise<CompanyRecord> {
  const { rows } = await db.rawQuery<{ rows: Row[] }>(
    `with latest as (
       select status, feedback, held_status, extract(epoch from first_answered_at - created_at) / 86400 as days
       from applications
       where company_id = :company and merged_into_id is null and created_at > now() - make_interval(days => :back)
         and first_answered_at < now() - interval '1 day'
       order by created_at desc limit :latest
     )
     select count(*)::int as answers,
       percentile_cont(0.5) within group (order by days) as median, percentile_cont(0.9) within group (order by days) as slow,
       array[${answerSpans.map((days, at) => `count(*) filter (where days <= ${days}${at ? ` and days > ${answerSpans[at - 1]}` : ''})`).join(', ')}, count(*) filter (where days > ${answerSpans.at(-1)})]::int[] as spans,
       count(*) filter (where status = 'rejected' and held_status is null)::int as rejections,
       count(*) filter (where status = 'rejected' and held_status is null and feedback is not null)::int as reasons,
       (select count(*)::int from jobs where company_id = :company and published_at > now() - make_interval(days => :back)) as jobs,
       (select count(*)::int from jobs where company_id = :company and published_at > now() - make_interval(days => :back)
         and not hide_budget and coalesce(budget_max, budget_min, 0) > 0) as paid,
       (select count(*)::int from reviews where company_id = :company and side = 'candidate' and status = 'published') as reviews,
       (select round(avg(rating), 1)::float from reviews where company_id = :company and side = 'candidate' and status = 'published') as average
     from latest`,
    { company: company.id, back: RECORD_DAYS, latest: RECORD_APPLICATIONS } as any
  )
  const [row] = rows
  const told = row.answers >= recordFewest.answers
  return {
    answers: {
      count: row.answers,
      fewest: recordFewest.answers,
      medianDays: told ? tenth(row.median) : null,
      slowDays: told ? tenth(row.slow) : null,
      spans: told
        ? row.spans.map((count, at) => ({ upTo: answerSpans.at(at) ?? null, count }))
        : [],
    },
    inTime: share(company.answeredInTime, company.answersDue, recordFewest.answers),
    withReasons: share(row.reasons, row.rejections, recordFewest.rejections),
    payShown: share(row.paid, row.jobs, recordFewest.jobs),
    reviews: {
      count: row.reviews,
      fewest: recordFewest.reviews,
      average: row.reviews >= recordFewest.reviews ? row.average : null,
    },
  }
}

const tenth = (days: number | null) => (days === null ? null : Math.round(10 * days) / 10)

const share = (part: number, of: number, fewest: number): Share => ({
  of,
  fewest,
  percent: of >= fewest ? Math.round((100 * part) / of) : null,
})
