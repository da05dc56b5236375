import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import type CompanyMember from '#api/companies/models/company_member'
import { can } from '#api/companies/access/can'
import {
  applicationFlow,
  stageStatuses,
  type StageStatus,
} from '#api/applications/application_flow'
import { MOST_REPORT_DAYS, REPORT_DAYS } from '#api/applications/application_facts'

const MOST_SOURCES = 12
const MOST_STAGES = 30

/** An assessment is not asked of everyone, so it is no step of the funnel. */
const funnel = stageStatuses.filter((status) => status !== 'assessment')

type Wanted = { jobId?: number; from?: DateTime; to?: DateTime }
type Stay = { status: StageStatus; count: number; median: number; slow: number }
type OwnStay = Stay & { name: string }
type Month = { month: string; count: number; median: number }
type Source = {
  source: string
  applied: number
  shortlisted: number
  interviewed: number
  hired: number
}
type Figures = {
  applied: number
  answered: number
  answered_in_time: number
  answers_due: number
  answer_median: number | null
  hired: number
  hire_median: number | null
  stays: Stay[]
  own_stays: OwnStay[]
  months: Month[]
  reached: Partial<Record<StageStatus, number>>
  sources: Source[]
}

/**
 * How applications of a period went, from their immutable events: how long they were where, how long a hire
 * took, how many came through each step and where they came from. Members who work on assigned jobs only get
 * the figures of those. The applications of one company and period are read once, along an index.
 */
export async function pipelineReport(member: CompanyMember, { jobId, from, to }: Wanted) {
  const until = to?.plus({ days: 1 }) ?? DateTime.utc()
  const since = from ?? until.minus({ days: REPORT_DAYS }).startOf('day')
  if (since >= until)
    throw new Refusal('The first day is after the last one', { status: 422, field: 'from' })
  if (until.diff(since).as('days') > MOST_REPORT_DAYS + 1)
    throw new Refusal(
      sentence('Choose a period of {days} days at most', { days: MOST_REPORT_DAYS }),
      {
        status: 422,
        field: 'from',
      }
    )
  const { rows } = await db.rawQuery(
    `with seen as (
       select id from jobs where company_id = :company and (cast(:job as bigint) is null or id = :job)
         and (:all or exists (select from job_members team where team.job_id = jobs.id and team.user_id = :user))
     ), cohort as materialized (
       select a.id, a.source, a.created_at, a.first_answered_at, a.answer_by, a.late_at
       from applications a join seen on seen.id = a.job_id
       where a.company_id = :company and a.created_at >= :since and a.created_at < :until and a.merged_into_id is null
     ), promised as (
       -- what came from another system was answered for a promise that nobody gave
       select * from cohort where answer_by > created_at
     ), steps as materialized (
       select e.application_id, e.to_status, e.created_at, array_position(cast(:order as text[]), e.to_status) as rank,
         extract(epoch from lead(e.created_at) over (partition by e.application_id order by e.id) - e.created_at) / 86400 as days
       from application_events e join cohort on cohort.id = e.application_id where e.kind = 'move'
     ), stands as materialized (
       select e.id, e.to_status, e.stage, extract(epoch from lead(e.created_at) over (partition by e.application_id order by e.id) - e.created_at) / 86400 as days
       from application_events e join cohort on cohort.id = e.application_id where e.kind in ('move', 'stage')
     ), furthest as materialized (
       select cohort.id, cohort.source, cohort.created_at, coalesce(max(steps.rank), 1) as rank,
         min(steps.created_at) filter (where steps.to_status = 'hired') as hired_at
       from cohort left join steps on steps.application_id = cohort.id group by 1, 2, 3
     ), hires as (
       select hired_at, extract(epoch from hired_at - created_at) / 86400 as days from furthest where hired_at is not null
     )
     select
       (select count(*) from cohort) as applied,
       (select count(*) from promised where first_answered_at is not null) as answered,
       (select count(*) from promised where first_answered_at <= answer_by) as answered_in_time,
       (select count(*) from promised where first_answered_at is not null or late_at is not null) as answers_due,
       (select percentile_cont(0.5) within group (order by extract(epoch from first_answered_at - created_at) / 86400) from promised where first_answered_at is not null) as answer_median,
       (select count(*) from hires) as hired,
       (select percentile_cont(0.5) within group (order by days) from hires) as hire_median,
       (select coalesce(jsonb_agg(to_jsonb(s)), '[]') from (
          select to_status as status, count(*) as count, percentile_cont(0.5) within group (order by days) as median,
            percentile_cont(0.9) within group (order by days) as slow
          from steps where days is not null and rank is not null group by 1) s) as stays,
       (select coalesce(jsonb_agg(to_jsonb(s) order by array_position(cast(:order as text[]), s.status), s.first), '[]') from (
          select stage as name, to_status as status, min(id) as first, count(*) as count,
            percentile_cont(0.5) within group (order by days) as median, percentile_cont(0.9) within group (order by days) as slow
          from stands where days is not null and stage is not null and to_status = any(cast(:order as text[]))
          group by 1, 2 order by count(*) desc limit ${MOST_STAGES}) s) as own_stays,
       (select coalesce(jsonb_agg(to_jsonb(s) order by s.month), '[]') from (
          select to_char(hired_at at time zone 'UTC', 'YYYY-MM') as month, count(*) as count, percentile_cont(0.5) within group (order by days) as median
          from hires group by 1) s) as months,
       (select coalesce(jsonb_object_agg(step.status, (select count(*) from furthest where rank >= step.rank)), '{}')
          from unnest(cast(:order as text[])) with ordinality as step(status, rank)) as reached,
       (select coalesce(jsonb_agg(to_jsonb(s)), '[]') from (
          select source, count(*) as applied, count(*) filter (where rank >= array_position(cast(:order as text[]), 'shortlisted')) as shortlisted,
            count(*) filter (where rank >= array_position(cast(:order as text[]), 'interview')) as interviewed, count(hired_at) as hired
          from furthest group by 1 order by 2 desc, 1 limit ${MOST_SOURCES}) s) as sources`,
    {
      company: member.companyId,
      user: member.userId,
      job: jobId ?? null,
      all: can(member, 'see_applicants', { assigned: false }).allowed,
      since: since.toJSDate(),
      until: until.toJSDate(),
      order: [...stageStatuses],
    } as never
  )
  const figures = rows[0] as Figures
  return { since, until, figures, funnel: funnelOf(figures), stays: staysOf(figures) }
}

const staysOf = ({ stays }: Figures) =>
  stageStatuses
    .map((status) => stays.find((stay) => stay.status === status))
    .filter((stay) => stay !== undefined && stay.status !== 'hired')
    .map((stay) => ({ ...stay!, label: applicationFlow.states[stay!.status].label }))

const funnelOf = ({ reached }: Figures) =>
  funnel.map((status, index) => {
    const count = reached[status] ?? 0
    const before = index === 0 ? count : (reached[funnel[index - 1]] ?? 0)
    return {
      status,
      label: applicationFlow.states[status].label,
      count,
      /** Of those at the step before, the share that came here. */
      share: before > 0 ? count / before : null,
    }
  })

export type PipelineReport = Awaited<ReturnType<typeof pipelineReport>>
