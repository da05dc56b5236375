import type { HttpContext } from '@adonisjs/core/http'
import { acceptTime, completeInterview } from '#api/interviews/answer_interview'
import { busyTimes } from '#api/interviews/slots/busy_times'
import { settleDispute } from '#api/interviews/dispute_interview'
import { changeInterviewers } from '#api/interviews/interviewers/name_interviewers'
import { scheduleInterview } from '#api/interviews/schedule/schedule_interview'
import { actor, answerMove, ledApplication, ledInterview } from '#api/interviews/interview_sides'
import {
  acceptValidator,
  busyValidator,
  completeValidator,
  interviewersValidator,
  scheduleValidator,
  settleValidator,
} from '#api/interviews/interview_validators'

/** What only a company does. */
export default class ClientInterviewsController {
  /** Offers a candidate times for an interview. */
  async schedule(ctx: HttpContext) {
    const { appliedId, ...input } = await ctx.request.validateUsing(scheduleValidator)
    const application = await ledApplication(ctx, appliedId)
    const interview = await scheduleInterview(application, actor(ctx), input)
    ctx.response.status(201)
    return answerMove(ctx, interview, 'The candidate gets your invitation')
  }

  /** Takes one of the times that the candidate offers. */
  async accept(ctx: HttpContext) {
    const { interviewId, slotId } = await ctx.request.validateUsing(acceptValidator)
    const interview = await ledInterview(ctx, interviewId)
    const set = await acceptTime(interview, actor(ctx), slotId)
    return answerMove(ctx, set, 'The interview is set; both of you get an invitation')
  }

  /** Says how the interview went. */
  async complete(ctx: HttpContext) {
    const { interviewId, ...outcome } = await ctx.request.validateUsing(completeValidator)
    const interview = await ledInterview(ctx, interviewId)
    const ended = await completeInterview(interview, actor(ctx), outcome)
    return answerMove(ctx, ended, 'The outcome is kept')
  }

  /** Ends a dispute about how an interview went. */
  async settle(ctx: HttpContext) {
    const { interviewId, outcome } = await ctx.request.validateUsing(settleValidator)
    const interview = await ledInterview(ctx, interviewId)
    const settled = await settleDispute(interview, actor(ctx), outcome)
    return answerMove(ctx, settled, 'The dispute is settled; the candidate is told')
  }

  /** Chooses who interviews. */
  async interviewers(ctx: HttpContext) {
    const { interviewId, interviewerIds } = await ctx.request.validateUsing(interviewersValidator)
    const interview = await ledInterview(ctx, interviewId)
    const named = await changeInterviewers(interview, interviewerIds)
    return answerMove(ctx, named, 'The interviewers are named')
  }

  /**
   * Lists when the interviewers are busy.
   *
   * @most 1000
   */
  async busy({ member, request, serialize }: HttpContext) {
    const span = await request.validateUsing(busyValidator)
    return serialize({ message: 'Busy times', data: await busyTimes(member.companyId, span) })
  }
}
