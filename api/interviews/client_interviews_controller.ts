import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import Application from '#api/applications/models/application'
import Interview from '#api/interviews/models/interview'
import InterviewPolicy from '#api/interviews/interview_policy'
import InterviewTransformer from '#api/interviews/interview_transformer'
import {
  acceptTime,
  cancelInterview,
  completeInterview,
  declineInterview,
  rescheduleInterview,
} from '#api/interviews/answer_interview'
import { busyTimes } from '#api/interviews/busy_times'
import { settleDispute } from '#api/interviews/dispute_interview'
import { changeInterviewers } from '#api/interviews/name_interviewers'
import { requestInterview, scheduleInterview } from '#api/interviews/schedule_interview'
import { interviewCalendar } from '#api/interviews/interview_calendar'
import { listInterviews } from '#api/interviews/interview_list'
import { clientViewer, ownOf } from '#api/interviews/interview_viewers'
import {
  acceptValidator,
  busyValidator,
  cancelValidator,
  completeValidator,
  declineValidator,
  interviewersValidator,
  listValidator,
  requestValidator,
  rescheduleValidator,
  scheduleValidator,
  settleValidator,
} from '#api/interviews/interview_validators'

export default class ClientInterviewsController {
  async index({ member, bouncer, request, serialize }: HttpContext) {
    await bouncer.with(InterviewPolicy).authorize('see', member)
    const { interviews, pagination } = await listInterviews(
      ownOf(member),
      await request.validateUsing(listValidator)
    )
    const viewer = await clientViewer(
      member,
      interviews.map((interview) => interview.jobId)
    )
    return serialize({
      message: 'Interviews',
      data: InterviewTransformer.transform(interviews, viewer),
      pagination,
    })
  }

  async schedule(ctx: HttpContext) {
    const { appliedId, ...input } = await ctx.request.validateUsing(scheduleValidator)
    const application = await this.#application(ctx, appliedId)
    const interview = await scheduleInterview(application, this.#by(ctx), input)
    ctx.response.status(201)
    return this.#answer(ctx, interview, 'The candidate gets your invitation')
  }

  async request(ctx: HttpContext) {
    const { appliedId, ...input } = await ctx.request.validateUsing(requestValidator)
    const application = await this.#application(ctx, appliedId)
    const interview = await requestInterview(application, this.#by(ctx), input)
    ctx.response.status(201)
    return this.#answer(ctx, interview, 'The candidate is asked for times')
  }

  async accept(ctx: HttpContext) {
    const { interviewId, slotId } = await ctx.request.validateUsing(acceptValidator)
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
      'The candidate is asked for another time; the old one stays held until then'
    )
  }

  async decline(ctx: HttpContext) {
    const { interviewId, reason } = await ctx.request.validateUsing(declineValidator)
    const interview = await this.#interview(ctx, interviewId)
    return this.#answer(
      ctx,
      await declineInterview(interview, this.#by(ctx), reason),
      'Declined; the candidate is told'
    )
  }

  async cancel(ctx: HttpContext) {
    const { interviewId, reason } = await ctx.request.validateUsing(cancelValidator)
    const interview = await this.#interview(ctx, interviewId)
    return this.#answer(
      ctx,
      await cancelInterview(interview, this.#by(ctx), reason),
      'The interview is cancelled; the candidate is told'
    )
  }

  async complete(ctx: HttpContext) {
    const { interviewId, ...outcome } = await ctx.request.validateUsing(completeValidator)
    const interview = await this.#interview(ctx, interviewId)
    return this.#answer(
      ctx,
      await completeInterview(interview, this.#by(ctx), outcome),
      'The outcome is kept'
    )
  }

  async settle(ctx: HttpContext) {
    const { interviewId, outcome } = await ctx.request.validateUsing(settleValidator)
    const interview = await this.#interview(ctx, interviewId)
    return this.#answer(
      ctx,
      await settleDispute(interview, this.#by(ctx), outcome),
      'The dispute is settled; the candidate is told'
    )
  }

  async interviewers(ctx: HttpContext) {
    const { interviewId, interviewerIds } = await ctx.request.validateUsing(interviewersValidator)
    const interview = await this.#interview(ctx, interviewId)
    return this.#answer(
      ctx,
      await changeInterviewers(interview, interviewerIds),
      'The interviewers are named'
    )
  }

  async busy({ member, bouncer, request, serialize }: HttpContext) {
    await bouncer.with(InterviewPolicy).authorize('see', member)
    const span = await request.validateUsing(busyValidator)
    return serialize({ message: 'Busy times', data: await busyTimes(member.companyId, span) })
  }

  async calendar({ member, params, bouncer, response }: HttpContext) {
    const interview = await Interview.query()
      .where('id', rowId(params.id))
      .where(ownOf(member))
      .withScopes((scopes) => scopes.shown())
      .preload('organiser')
      .firstOrFail()
    await bouncer.with(InterviewPolicy).authorize('see', member)
    return response
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="interview.ics"')
      .send(interviewCalendar(interview))
  }

  #by = ({ auth }: HttpContext) => ({ side: 'client' as const, userId: auth.user!.id })

  async #application({ member, bouncer }: HttpContext, id: number) {
    const application = await Application.query()
      .where({ id, companyId: member.companyId })
      .firstOrFail()
    await bouncer.with(InterviewPolicy).authorize('lead', member, application)
    return application
  }

  async #interview({ member, bouncer }: HttpContext, id: number) {
    const interview = await Interview.query()
      .where({ id, companyId: member.companyId })
      .firstOrFail()
    await bouncer.with(InterviewPolicy).authorize('lead', member, interview)
    return interview
  }

  async #answer({ member, serialize }: HttpContext, interview: Interview, message: string) {
    return serialize({
      message,
      data: InterviewTransformer.transform(
        interview,
        await clientViewer(member, [interview.jobId])
      ),
    })
  }
}
