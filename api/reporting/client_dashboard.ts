import db from '@adonisjs/lucid/services/db'
import { FORMER_APPLICANT } from '#api/candidates/candidate_facts'
import { reachesSql } from '#api/candidates/control/reach'
import { extentOf } from '#api/companies/access/company_rights'
import { can } from '#api/companies/access/can'
import { seenSql } from '#api/applications/seen_applications'
import type CompanyMember from '#api/companies/models/company_member'

/**
 * What a member's first screen shows: counts, lists, and what needs an answer today. One statement in plain
 * SQL, as jobs, applications and interviews are above this module. Someone who works on assigned jobs only
 * sees those; someone without applicants sees none.
 */
export async function dashboard(member: CompanyMember) {
  const all = can(member, 'see_applicants', { assigned: false }).allowed
  const none = !extentOf('see_applicants', member.role)
  const { rows } = await db.rawQuery(
    `with seen as not materialized (
       select * from jobs where company_id = :company and not :none and (:all or exists (select from job_members m where m.job_id = jobs.id and m.user_id = :user))
     ), apps as not materialized (
       select applications.* from applications where company_id = :company and ${seenSql(member)}
     ), people as not materialized (
       select a.id, a.job_id, a.status, a.created_at, a.answer_by, a.status_changed_at, a.first_answered_at, a.ended_at, j.title,
         c.id as candidate_id, case when reached then c.headline end as headline, case when reached then u.first_name else :former end as first_name,
         case when reached then u.last_name else :applicant end as last_name, case when reached then u.image_key end as image_key
       from apps a join jobs j on j.id = a.job_id join candidates c on c.id = a.candidate_id join users u on u.id = c.user_id
         cross join lateral (select ${reachesSql('a.candidate_id', 'a.company_id')} as reached) reach
     )
     select
       (select count(*) from seen where listed and valid_through > now()) as open_jobs_count,
       (select count(*) from apps where status = 'hired') as hired_count,
       (select count(*) from apps where first_answered_at is null and ended_at is null) as waiting_count,
       (select count(*) from apps where first_answered_at is null and ended_at is null and answer_by < now()) as late_count,
       (select coalesce(jsonb_object_agg(status, n), '{}') from (select status, count(*) n from apps group by 1) s) as by_status,
       (select coalesce(jsonb_agg(to_jsonb(s) order by s.day), '[]') from (
          select to_char(day, 'YYYY-MM-DD') as day, (select count(*) from apps where created_at >= day and created_at < day + interval '1 day') as count
          from generate_series(date_trunc('day', now()) - interval '29 days', date_trunc('day', now()), interval '1 day') day) s) as by_day,
       (select coalesce(jsonb_agg(to_jsonb(s) order by s.refreshed_at desc), '[]') from (
          select id, title, slug, applicant_count, refreshed_at, valid_through, city, location_type,
            (select count(*) from apps where apps.job_id = seen.id and first_answered_at is null and ended_at is null) as waiting
          from seen where listed and valid_through > now() order by refreshed_at desc limit 10) s) as open_jobs,
       (select coalesce(jsonb_agg(to_jsonb(s) order by s.status_changed_at desc), '[]') from (
          select * from people where status = 'hired' order by status_changed_at desc limit 10) s) as hired,
       (select coalesce(jsonb_agg(to_jsonb(s) order by s.answer_by), '[]') from (
          select * from people where first_answered_at is null and ended_at is null order by answer_by limit 10) s) as waiting,
       (select coalesce(jsonb_agg(to_jsonb(s) order by s.submitted_at), '[]') from (
          select id, title, slug, submitted_at from seen where status = 'open' and is_approved is null order by submitted_at limit 10) s) as awaiting_approval,
       (select coalesce(jsonb_agg(to_jsonb(s) order by s.starts_at), '[]') from (
          select i.id, i.application_id, i.job_id, i.starts_at, i.ends_at, i.type, i.meeting_url, i.status, i.candidate_time_zone, p.title, p.candidate_id, p.first_name, p.last_name, p.image_key
          from interviews i join people p on p.id = i.application_id
          where i.company_id = :company and i.status in ('scheduled', 'reschedule_requested')
            and i.ends_at > now() and i.starts_at < (date_trunc('day', now() at time zone :zone) + interval '1 day') at time zone :zone
          order by i.starts_at limit 10) s) as interviews_today`,
    {
      company: member.companyId,
      user: member.userId,
      all,
      none,
      former: FORMER_APPLICANT.firstName,
      applicant: FORMER_APPLICANT.lastName,
      zone: member.user?.timeZone ?? 'Asia/Kolkata',
    }
  )
  return rows[0] as Dashboard
}

export type Person = {
  id: number
  job_id: number
  status: string
  title: string
  candidate_id: number
  headline: string | null
  first_name: string
  last_name: string
  image_key: string | null
  created_at: string
  answer_by: string
  status_changed_at: string
}
export type Dashboard = {
  open_jobs_count: number
  hired_count: number
  waiting_count: number
  late_count: number
  by_status: Record<string, number>
  by_day: { day: string; count: number }[]
  open_jobs: {
    id: number
    title: string
    slug: string
    applicant_count: number
    refreshed_at: string
    valid_through: string
    city: string | null
    location_type: string
    waiting: number
  }[]
  hired: Person[]
  waiting: Person[]
  awaiting_approval: { id: number; title: string; slug: string; submitted_at: string | null }[]
  interviews_today: {
    id: number
    application_id: number
    job_id: number
    starts_at: string
    ends_at: string
    type: string
    meeting_url: string | null
    status: string
    candidate_time_zone: string | null
    title: string
    candidate_id: number
    first_name: string
    last_name: string
    image_key: string | null
  }[]
}
