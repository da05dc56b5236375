import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import { pagination } from '#api/http/pagination'
import Interview from '#api/interviews/models/interview'
import {
  cancelInterview,
  declineInterview,
  rescheduleInterview,
} from '#api/interviews/answer_interview'
import { freeApplications } from '#api/interviews/schedule/free_applications'
import FreeApplicationTransformer from '#api/interviews/schedule/free_application_transformer'
import { requestInterview } from '#api/interviews/schedule/schedule_interview'
import { interviewCalendar } from '#api/interviews/calendar/interview_calendar'
import { listInterviews } from '#api/interviews/interview_list'
import {
  actor,
  answerMove,
  ledApplication,
  ledApplications,
  ledInterview,
  otherSide,
  seenInterviews,
  shownTo,
} from '#api/interviews/interview_sides'
import {
  cancelValidator,
  declineValidator,
  freeValidator,
  listValidator,
  requestValidator,
  rescheduleValidator,
} from '#api/interviews/interview_validators'

/** What a company and a candidate do alike. */
export default class InterviewsController {
  /** Lists interviews by state, time and job. */
  async index(ctx: HttpContext) {
    const { interviews, pagination } = await listInterviews(
      await seenInterviews(ctx),
      await ctx.request.validateUsing(listValidator)
    )
    return ctx.serialize({
      message: 'Interviews',
      data: await shownTo(ctx, interviews),
      pagination,
    })
  }

  /** Whom one can ask or invite. */
  async applications(ctx: HttpContext) {
    const own = await ledApplications(ctx)
    const wanted = await ctx.request.validateUsing(freeValidator)
    const found = await freeApplications(own, wanted, actor(ctx).side)
    return ctx.serialize({
      message: 'Applications without an interview under way',
      data: FreeApplicationTransformer.transform(found.all()),
      pagination: pagination(found.currentPage, found.perPage, found.total),
    })
  }

  /** Asks the other side for times. */
  async request(ctx: HttpContext) {
    const { appliedId, ...input } = await ctx.request.validateUsing(requestValidator)
    const application = await ledApplication(ctx, appliedId)
    const asked = await requestInterview(application, actor(ctx), input)
    ctx.response.status(201)
    return answerMove(ctx, asked, `The ${otherSide(ctx)} is asked for times`)
  }

  /** Asks for another time; the old one stays held until it is answered. */
  async reschedule(ctx: HttpContext) {
    const { interviewId, ...input } = await ctx.request.validateUsing(rescheduleValidator)
    const interview = await ledInterview(ctx, interviewId)
    const asked = await rescheduleInterview(interview, actor(ctx), input)
    return answerMove(
      ctx,
      asked,
      `The ${otherSide(ctx)} is asked for another time; the old one stays held until then`
    )
  }

  /** Declines an interview. */
  async decline(ctx: HttpContext) {
    const { interviewId, reason } = await ctx.request.validateUsing(declineValidator)
    const interview = await ledInterview(ctx, interviewId)
    const declined = await declineInterview(interview, actor(ctx), reason)
    return answerMove(ctx, declined, `Declined; the ${otherSide(ctx)} is told`)
  }

  /** Cancels an interview. */
  async cancel(ctx: HttpContext) {
    const { interviewId, reason } = await ctx.request.validateUsing(cancelValidator)
    const interview = await ledInterview(ctx, interviewId)
    const cancelled = await cancelInterview(interview, actor(ctx), reason)
    return answerMove(ctx, cancelled, `The interview is cancelled; the ${otherSide(ctx)} is told`)
  }

  /**
   * Gives one interview as a file for calendars.
   *
   * @produces text/calendar
   */
  async calendar(ctx: HttpContext) {
    const interview = await Interview.query()
      .where('id', rowId(ctx.params.id))
      .where(await seenInterviews(ctx))
      .withScopes((scopes) => scopes.shown())
      .preload('organiser')
      .firstOrFail()
    return ctx.response
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="interview.ics"')
      .send(interviewCalendar(interview, actor(ctx).side, ctx.language))
  }
}
