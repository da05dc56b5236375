import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import { wholeList } from '#api/http/pagination'
import type CompanyMember from '#api/companies/models/company_member'
import { reachesSql } from '#api/candidates/control/reach'
import Application from '#api/applications/models/application'
import Job from '#api/jobs/models/job'
import ScreeningQuestion from '#api/screening/models/screening_question'
import ScreeningPolicy from '#api/screening/screening_policy'
import {
  generateForApplicant,
  generateIdealAnswer,
  generateQuestions,
} from '#api/screening/questions/generate'
import { askedBy, keepQuestions, questionsOf } from '#api/screening/questions/keep_questions'
import QuestionTransformer from '#api/screening/questions/question_transformer'
import * as valid from '#api/screening/questions/question_validators'

/** Screening questions of a job and of one applicant, with their ideal answers. */
export default class QuestionsController {
  /**
   * Lists the screening questions of a job, with those of one applicant where one is named.
   *
   * @most 80
   */
  async index({ bouncer, member, request, serialize }: HttpContext) {
    const { jobId, appliedId } = await request.validateUsing(valid.questionListValidator)
    const application = appliedId ? await applicationOf(member, appliedId, jobId) : null
    const job = application?.job ?? (await jobOf(member, jobId!))
    await bouncer.with(ScreeningPolicy).authorize('see', member, job.id)
    return serialize(await shown(job, await questionsOf(job.id, appliedId), 'Screening questions'))
  }

  /**
   * Adds, changes and orders screening questions of a job, or has some written.
   *
   * @most 40
   */
  async store({ member, request, serialize }: HttpContext) {
    const { jobId, questions, generate } = await request.validateUsing(valid.keepValidator)
    const job = await jobOf(member, jobId)
    if (questions) await keepQuestions(member, job, questions)
    const because = generate ? await generateQuestions(member, job, generate) : null
    return serialize(
      await shown(job, await questionsOf(job.id), because ?? 'The questions are kept')
    )
  }

  /** Writes the ideal answer to a question. */
  async idealAnswer({ member, request }: HttpContext) {
    const { questionId } = await request.validateUsing(valid.idealValidator)
    const question = await own(member).where('id', questionId).preload('job').firstOrFail()
    const because = await generateIdealAnswer(question)
    return {
      message: because ?? 'The ideal answer is written',
      data: { _id: String(question.id), idealAnswer: question.idealAnswer },
    }
  }

  /**
   * Writes questions for one applicant, by what they sent.
   *
   * @most 40
   */
  async forApplicant({ member, request, serialize }: HttpContext) {
    const { appliedId, count } = await request.validateUsing(valid.applicantValidator)
    const application = await applicationOf(member, appliedId)
    const { questions, because } = await generateForApplicant(member, application, count)
    return serialize(
      await shown(application.job, questions, because ?? 'Questions for this applicant')
    )
  }

  /** Deletes a screening question. */
  async destroy({ member, params }: HttpContext) {
    const question = await own(member).where('id', rowId(params.id)).firstOrFail()
    await question.delete()
    return { message: 'The question is deleted', data: { _id: String(question.id) } }
  }
}

const own = ({ companyId }: CompanyMember) =>
  ScreeningQuestion.query().where('company_id', companyId)

const jobOf = ({ companyId }: CompanyMember, id: number) =>
  Job.of(companyId).where('id', id).firstOrFail()

/** One of the company's, which it still reaches. */
async function applicationOf({ companyId }: CompanyMember, id: number, jobId?: number) {
  const query = Application.query()
    .where({ id, companyId })
    .whereRaw(reachesSql('applications.candidate_id', 'applications.company_id'))
  if (jobId) query.where('job_id', jobId)
  return query.preload('job').firstOrFail()
}

async function shown(job: Job, questions: ScreeningQuestion[], message: string) {
  return {
    message,
    data: QuestionTransformer.transform(questions, askedBy(job)),
    pagination: wholeList(questions),
  }
}
