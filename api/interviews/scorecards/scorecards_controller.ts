import type { HttpContext } from '@adonisjs/core/http'
import Interview from '#api/interviews/models/interview'
import InterviewTransformer from '#api/interviews/interview_transformer'
import { clientViewer, ownOf } from '#api/interviews/interview_viewers'
import { writeScorecard } from '#api/interviews/scorecards/keep_scorecard'
import { scorecardValidator } from '#api/interviews/scorecards/scorecard_validators'

export default class ScorecardsController {
  /** Saves one's own scorecard of an interview. */
  async update({ auth, member, request, serialize }: HttpContext) {
    const { interviewId, ...words } = await request.validateUsing(scorecardValidator)
    const interview = await Interview.query()
      .where('id', interviewId)
      .where(ownOf(member))
      .firstOrFail()
    const scored = await writeScorecard(interview, auth.user!.id, words)
    return serialize({
      message: 'Your scorecard is kept',
      data: InterviewTransformer.transform(scored, await clientViewer(member, [scored.jobId])),
    })
  }
}
