import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import Application from '#api/applications/models/application'
import Interview from '#api/interviews/models/interview'
import InterviewTransformer from '#api/interviews/interview_transformer'
import {
  acceptTime,
  cancelInterview,
  confirmInterview,
  declineInterview,
  offerTimes,
  rescheduleInterview,
} from '#api/interviews/answer_interview'
import { disputeInterview } from '#api/interviews/dispute_interview'
import { requestInterview } from '#api/interviews/schedule_interview'
import { interviewCalendar } from '#api/interviews/interview_calendar'
import { listInterviews } from '#api/interviews/interview_list'
import { candidateViewer } from '#api/interviews/interview_viewers'
import {
  cancelValidator,
  chooseValidator,
  confirmValidator,
  declineValidator,
  disputeValidator,
  listValidator,
  offerValidator,
  requestValidator,
  rescheduleValidator,
} from '#api/interviews/interview_validators'

export default class CandidateInterviewsController {
  async index({ candidate, request, serialize }: HttpContext) {
    const { interviews, pagination } = await listInterviews(
      (query) => query.where('candidate_id', candidate.id),
      await request.validateUsing(listValidator)
    )
    return serialize({
      message: 'Interviews',
      data: InterviewTransformer.transform(interviews, candidateViewer),
      pagination,
    })
  }

  async request(ctx: HttpContext) {
    const { appliedId, ...input } = await ctx.request.validateUsing(requestValidator)
    const application = await Application.query()
      .where({ id: appliedId, candidateId: ctx.candidate.id })
      .firstOrFail()
    const interview = await requestInterview(application, this.#by(ctx), input)
    ctx.response.status(201)
    return this.#answer(ctx, interview, 'The company is asked for an interview')
  }

  async offer(ctx: HttpContext) {
    const { interviewId, ...input } = await ctx.request.validateUsing(offerValidator)
    const interview = await this.#interview(ctx, interviewId)
    const offered = await offerTimes(interview, this.#by(ctx), input)
    ctx.response.status(201)
    return this.#answer(ctx, offered, 'The times are with the company now')
  }

  async choose(ctx: HttpContext) {
    const { interviewId, slotId } = await ctx.request.validateUsing(chooseValidator)
    const interview = await this.#interview(ctx, interviewId)
    return this.#answer(
      ctx,
      await acceptTime(interview, this.#by(ctx), slotId),
      'The interview is set; both of you get an invitation'
    )
  }

  async reschedule(ctx: HttpContext) {
    const { interviewId, ...input } = await ctx.request.validateUsing(rescheduleValidator)
    const interview = await this.#interview(ctx, interviewId)
    return this.#answer(
      ctx,
      await rescheduleInterview(interview, this.#by(ctx), input),
      'The company is asked for another time; the old one stays held until then'
    )
  }

  async decline(ctx: HttpContext) {
    const { interviewId, reason } = await ctx.request.validateUsing(declineValidator)
    const interview = await this.#interview(ctx, interviewId)
    return this.#answer(
      ctx,
      await declineInterview(interview, this.#by(ctx), reason),
      'Declined; the company is told'
    )
  }

  async cancel(ctx: HttpContext) {
    const { interviewId, reason } = await ctx.request.validateUsing(cancelValidator)
    const interview = await this.#interview(ctx, interviewId)
    return this.#answer(
      ctx,
      await cancelInterview(interview, this.#by(ctx), reason),
      'The interview is cancelled; the company is told'
    )
  }

  async confirm(ctx: HttpContext) {
    const { interviewId } = await ctx.request.validateUsing(confirmValidator)
    const interview = await this.#interview(ctx, interviewId)
    return this.#answer(
      ctx,
      await confirmInterview(interview, this.#by(ctx)),
      'Thank you; the interview counts as completed'
    )
  }

  async dispute(ctx: HttpContext) {
    const { interviewId, reason } = await ctx.request.validateUsing(disputeValidator)
    const interview = await this.#interview(ctx, interviewId)
    return this.#answer(
      ctx,
      await disputeInterview(interview, this.#by(ctx), reason),
      'The company is told what you say'
    )
  }

  async calendar({ candidate, params, response }: HttpContext) {
    const interview = await Interview.query()
      .where({ id: rowId(params.id), candidateId: candidate.id })
      .withScopes((scopes) => scopes.shown())
      .preload('organiser')
      .firstOrFail()
    return response
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="interview.ics"')
      .send(interviewCalendar(interview))
  }

  #by = ({ auth }: HttpContext) => ({ side: 'candidate' as const, userId: auth.user!.id })

  #interview = ({ candidate }: HttpContext, id: number) =>
    Interview.query().where({ id, candidateId: candidate.id }).firstOrFail()

  #answer({ serialize }: HttpContext, interview: Interview, message: string) {
    return serialize({ message, data: InterviewTransformer.transform(interview, candidateViewer) })
  }
}
