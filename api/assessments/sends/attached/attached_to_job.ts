import db from '@adonisjs/lucid/services/db'
import JobAssessment from '#api/assessments/models/job_assessment'

/** The tests that a job asks for, those that are over last; a job has few. */
export const attachedTo = (jobId: number) =>
  JobAssessment.query()
    .where('job_id', jobId)
    .preload('stage')
    .preload('tests', (tests) => tests.orderBy('position').preload('assessment'))
    .orderBy('status')
    .orderBy('id')
    .limit(100)

/** What is put aside for each, by id. */
export async function heldByAttached(attached: JobAssessment[]): Promise<Map<number, number>> {
  const { rows } = await db.rawQuery(
    'select reference, sum(held)::int as held from credit_ledger where reference = any(?) group by reference',
    [attached.map(({ reference }) => reference)] as any
  )
  return new Map(
    rows.map((row: { reference: string; held: number }) => [
      Number(row.reference.split(':')[1]),
      row.held,
    ])
  )
}

/** How long the tests take that a job asks of each applicant, and how many they are; the public page says it too. */
export async function timeAsked(jobId: number): Promise<{ minutes: number; tests: number }> {
  const row = await db
    .from('job_assessments as a')
    .join('job_assessment_tests as t', 't.job_assessment_id', 'a.id')
    .join('assessments as s', 's.id', 't.assessment_id')
    .where({ 'a.job_id': jobId, 'a.status': 'active', 's.status': 'active' })
    .select(db.raw('coalesce(sum(s.minutes), 0)::int as minutes, count(*)::int as tests'))
    .first()
  return { minutes: row.minutes, tests: row.tests }
}
