import db from '@adonisjs/lucid/services/db'
import { pagination } from '#api/http/pagination'
import { reachesSql } from '#api/candidates/control/reach'
import Application from '#api/applications/models/application'
import AssessmentSend from '#api/assessments/models/assessment_send'
import { resultOfSend } from '#api/assessments/sends/send_result'
import { FOUR_FIFTHS, GROUP_FROM } from '#api/assessments/sends/send_facts'
import { withTests } from '#api/assessments/sends/sent_assessments'

/** The applicants of a job who were sent tests, with what came out of each, those with the best mean first. */
export async function compareApplicants(
  jobId: number,
  { page = 1, limit = 50 }: { page?: number; limit?: number }
) {
  const best = `(select avg(r.score) from test_results r join attempts t on t.id = r.attempt_id and t.status = 'done'
    join assessment_sends s on s.id = t.send_id where s.application_id = applications.id)`
  const list = await Application.query()
    .where('job_id', jobId)
    .whereRaw(reachesSql('applications.candidate_id', 'applications.company_id'))
    .whereExists((sends) =>
      sends
        .from('assessment_sends')
        .whereColumn('assessment_sends.application_id', 'applications.id')
        .whereNot('assessment_sends.status', 'cancelled')
    )
    .preload('candidate', (candidate) => candidate.preload('user'))
    .orderByRaw(`${best} desc nulls last, applications.id`)
    .paginate(page, limit)
  const sends = await withTests(AssessmentSend.query())
    .whereIn(
      'application_id',
      list.all().map(({ id }) => id)
    )
    .whereNot('status', 'cancelled')
    .orderBy('id')
  const tests = new Map(
    sends.flatMap((send) => send.tests.map(({ assessment }) => [assessment.id, assessment.name]))
  )
  return {
    tests: [...tests].map(([id, name]) => ({ _id: String(id), name })),
    rows: list.all().map((application) => {
      const own = sends.filter(({ applicationId }) => applicationId === application.id)
      const results = own.flatMap((send) => resultOfSend(send).results)
      const scores = results.map(({ score }) => score)
      return {
        application,
        sends: own.map(({ id, status, dueAt, tests: asked }) => ({
          _id: String(id),
          state: status,
          due: dueAt.toUTC().toISO()!,
          testIds: asked.map(({ assessmentId }) => String(assessmentId)),
        })),
        results,
        mean: scores.length
          ? Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length)
          : null,
      }
    }),
    pagination: pagination(page, limit, list.total),
  }
}

type Rate = { group: string; taken: number; passed: number }

/**
 * How many of those who finished a job's tests passed, of all and by groups, to see whether a test keeps one of them out.
 * Groups are what people said of themselves and what the product stores: where they live and how long they have worked.
 * Nobody is asked for gender, age, origin or disability, so these cannot be compared. A group is named only from
 * `GROUP_FROM` people on, and a ratio only between two such groups.
 */
export async function passRates(jobId: number) {
  const { rows } = await db.rawQuery(
    `with last as (
       select distinct on (r.candidate_id, r.assessment_id) r.candidate_id, r.assessment_id, r.passed
       from test_results r join attempts t on t.id = r.attempt_id and t.status = 'done'
         join assessment_sends s on s.id = t.send_id and s.job_id = :job
       where ${reachesSql('r.candidate_id', 's.company_id')}
       order by r.candidate_id, r.assessment_id, r.id desc
     ), said as (
       select last.*, a.name, c.country_code as country,
         case when c.experience_years < 3 then 'Under 3 years' when c.experience_years < 6 then '3 to 5 years'
           when c.experience_years < 11 then '6 to 10 years' else '11 years and more' end as experience
       from last join assessments a on a.id = last.assessment_id join candidates c on c.id = last.candidate_id
     )
     select assessment_id, name, 'all' as kind, '' as "group", count(*)::int as taken, count(*) filter (where passed)::int as passed
       from said group by 1, 2
     union all select assessment_id, name, 'country', country, count(*)::int, count(*) filter (where passed)::int
       from said where country is not null group by assessment_id, name, country
     union all select assessment_id, name, 'experience', experience, count(*)::int, count(*) filter (where passed)::int
       from said group by assessment_id, name, experience
     order by name, assessment_id, kind, "group"`,
    { job: jobId }
  )
  const all = rows as (Rate & { assessment_id: number; name: string; kind: string })[]
  return all
    .filter(({ kind }) => kind === 'all')
    .map(({ assessment_id: id, name, taken, passed }) => ({
      testId: String(id),
      name,
      taken,
      passed,
      groups: (['country', 'experience'] as const).flatMap((kind) => {
        const rates = rated(all.filter((row) => row.assessment_id === id && row.kind === kind))
        return rates.length > 0 ? [{ kind, rates }] : []
      }),
    }))
}

/** The large enough groups with their rates beside the best one's; none where there is nothing to compare with. */
export function rated(groups: Rate[]) {
  const large = groups.filter(({ taken }) => taken >= GROUP_FROM)
  if (large.length < 2) return []
  const best = Math.max(...large.map(({ taken, passed }) => passed / taken))
  return large.map(({ group, taken, passed }) => {
    const ratio = best > 0 ? passed / taken / best : 1
    return {
      group,
      taken,
      passed,
      rate: Math.round((100 * passed) / taken),
      ratio: Math.round(ratio * 100) / 100,
      low: ratio < FOUR_FIFTHS,
    }
  })
}
