import { stringify } from 'csv-stringify/sync'
import db from '@adonisjs/lucid/services/db'
import { reachesSql } from '#api/candidates/control/reach'
import { rated } from '#api/assessments/sends/compared/comparison'
import { GROUP_FROM } from '#api/assessments/sends/send_facts'

type Row = { kind: string; group: string; taken: number; passed: number }

const kinds = [
  ['country', 'Country'],
  ['experience', 'Years of work'],
] as const
/** What the law asks about, and the product does not store. */
const unknown = ['Sex', 'Race or ethnicity', 'Age'] as const

/**
 * Scoring rates of a job's applicants as CSV: who scored above the middle of all, by groups that the product stores, each
 * beside the best. Groups under `GROUP_FROM` people are only counted. Nobody is asked for sex, origin or age: their lines say
 * how many are unknown, which is everybody.
 */
export async function impactRatios(jobId: number): Promise<string> {
  const { rows } = await db.rawQuery(
    `with last as (
       select distinct on (s.application_id) s.application_id, s.score from screening_analyses s
       where s.job_id = :job and s.status = 'ready' and s.score is not null order by s.application_id, s.id desc
     ), said as (
       select last.score > percentile_cont(0.5) within group (order by middle.score) as above, c.country_code as country,
         case when c.experience_years < 3 then 'Under 3 years' when c.experience_years < 6 then '3 to 5 years'
           when c.experience_years < 11 then '6 to 10 years' else '11 years and more' end as experience
       from last join applications a on a.id = last.application_id join candidates c on c.id = a.candidate_id, last as middle
       where ${reachesSql('a.candidate_id', 'a.company_id')}
       group by last.application_id, last.score, c.country_code, c.experience_years
     )
     select 'all' as kind, '' as "group", count(*)::int as taken, count(*) filter (where above)::int as passed from said
     union all select 'country', coalesce(country, 'unknown'), count(*)::int, count(*) filter (where above)::int from said group by country
     union all select 'experience', experience, count(*)::int, count(*) filter (where above)::int from said group by experience
     order by kind, "group"`,
    { job: jobId }
  )
  const all = rows as Row[]
  const total = all.find(({ kind }) => kind === 'all')?.taken ?? 0
  const lines = kinds.flatMap(([kind, label]) => {
    const groups = all.filter((row) => row.kind === kind)
    const rates = rated(groups)
    return groups.map((row) => {
      const rate = rates.find(({ group }) => group === row.group)
      return [
        label,
        row.group,
        row.taken,
        rate?.passed ?? '',
        rate ? `${rate.rate} %` : '',
        rate?.ratio ?? '',
        rate
          ? rate.low
            ? 'below four fifths'
            : ''
          : `under ${GROUP_FROM} people, or nothing to compare with`,
      ]
    })
  })
  const none = unknown.map((label) => [
    label,
    'unknown',
    total,
    '',
    '',
    '',
    'not asked and not stored',
  ])
  return stringify([...lines, ...none], {
    header: true,
    bom: true,
    escape_formulas: true,
    columns: [
      'What',
      'Group',
      'People',
      'Above the middle',
      'Scoring rate',
      'Impact ratio',
      'Note',
    ],
  })
}
