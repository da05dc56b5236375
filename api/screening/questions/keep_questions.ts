import { errors } from '@adonisjs/lucid'
import db from '@adonisjs/lucid/services/db'
import type { Infer } from '@vinejs/vine/types'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import type CompanyMember from '#api/companies/models/company_member'
import { askedQuestions } from '#api/applications/apply/asked_questions'
import type Job from '#api/jobs/models/job'
import { screeningLimits } from '#api/screening/screening_facts'
import ScreeningQuestion from '#api/screening/models/screening_question'
import type { keepValidator } from '#api/screening/questions/question_validators'
import type { Written } from '#api/screening/questions/write_questions'

/** Those of a job that are asked of everyone, and, where an application is named, those of that applicant too. */
export const questionsOf = (jobId: number, applicationId?: number) =>
  ScreeningQuestion.query()
    .where('job_id', jobId)
    .where((whose) => {
      whose.whereNull('application_id')
      if (applicationId) whose.orWhere('application_id', applicationId)
    })
    .orderBy('position')
    .orderBy('id')

/** What the application form of a job asks, in lower case. */
export const askedBy = (job: Job) =>
  new Set(askedQuestions(job).map(({ question }) => question.trim().toLowerCase()))

/** Adds and changes questions of a job, in the order that they are given in. One that is not the job's is a 404. */
export async function keepQuestions(
  { companyId, userId }: CompanyMember,
  job: Job,
  wanted: NonNullable<Infer<typeof keepValidator>['questions']>
) {
  await db.transaction(async (trx) => {
    const known = await locked(trx, job)
    const byId = new Map(known.map((question) => [question.id, question]))
    const fresh = wanted.filter(({ _id }) => _id === undefined)
    assertRoom(known.length + fresh.length)
    const before = wanted.length < known.length ? known.length : 0
    for (const [position, { _id, idealAnswer, ...said }] of wanted.entries()) {
      const question = _id === undefined ? new ScreeningQuestion() : byId.get(_id)
      if (!question) throw new errors.E_ROW_NOT_FOUND()
      // an order is told by all of them; a few keep their places, and new ones come last
      if (!before || _id === undefined) question.position = before + position
      if (idealAnswer !== undefined) question.idealAnswer = idealAnswer || null
      if (_id === undefined)
        question.merge({ companyId, jobId: job.id, engine: 'person', createdBy: userId })
      await question.useTransaction(trx).merge(said).save()
    }
  })
}

/** Adds what was written, after what is there. */
export async function addWritten(
  { companyId, userId }: CompanyMember,
  job: Job,
  written: Written[],
  applicationId: number | null = null
) {
  await db.transaction(async (trx) => {
    const known = await locked(trx, job, applicationId)
    assertRoom(known.length + written.length)
    await ScreeningQuestion.createMany(
      written.map((question, index) => ({
        ...question,
        companyId,
        jobId: job.id,
        applicationId,
        position: known.length + index,
        createdBy: userId,
      })),
      { client: trx }
    )
  })
}

async function locked(
  trx: TransactionClientContract,
  { id }: Job,
  applicationId: number | null = null
) {
  await trx.rawQuery('select id from jobs where id = ? for no key update', [id])
  const query = ScreeningQuestion.query({ client: trx }).where('job_id', id)
  return applicationId === null
    ? query.whereNull('application_id')
    : query.where('application_id', applicationId)
}

/** Refuses (409) more questions than a job, or one applicant, may have. */
export function assertRoom(count: number) {
  const { max } = screeningLimits.questions
  if (count > max)
    throw new Refusal(
      sentence('A job can have {max} screening questions at most; delete some first', { max })
    )
}
