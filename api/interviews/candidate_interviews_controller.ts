import type { HttpContext } from '@adonisjs/core/http'
import { acceptTime, confirmInterview, offerTimes } from '#api/interviews/answer_interview'
import { disputeInterview } from '#api/interviews/dispute_interview'
import { actor, answerMove, ledInterview } from '#api/interviews/interview_sides'
import {
  chooseValidator,
  confirmValidator,
  disputeValidator,
  offerValidator,
} from '#api/interviews/interview_validators'

/** What only a candidate does. */
export default class CandidateInterviewsController {
  /** Offers the company times. */
  async offer(ctx: HttpContext) {
    const { interviewId, ...input } = await ctx.request.validateUsing(offerValidator)
    const interview = await ledInterview(ctx, interviewId)
    const offered = await offerTimes(interview, actor(ctx), input)
    ctx.response.status(201)
    return answerMove(ctx, offered, 'The times are with the company now')
  }

  /** Chooses one of the times that the company offers. */
  async choose(ctx: HttpContext) {
    const { interviewId, slotId } = await ctx.request.validateUsing(chooseValidator)
    const interview = await ledInterview(ctx, interviewId)
    const set = await acceptTime(interview, actor(ctx), slotId)
    return answerMove(ctx, set, 'The interview is set; both of you get an invitation')
  }

  /** Confirms that the interview will be kept. */
  async confirm(ctx: HttpContext) {
    const { interviewId } = await ctx.request.validateUsing(confirmValidator)
    const interview = await ledInterview(ctx, interviewId)
    const confirmed = await confirmInterview(interview, actor(ctx))
    return answerMove(ctx, confirmed, 'Thank you; the interview counts as completed')
  }

  /** Says that the interview did not go as the company says. */
  async dispute(ctx: HttpContext) {
    const { interviewId, reason } = await ctx.request.validateUsing(disputeValidator)
    const interview = await ledInterview(ctx, interviewId)
    const disputed = await disputeInterview(interview, actor(ctx), reason)
    return answerMove(ctx, disputed, 'The company is told what you say')
  }
}
