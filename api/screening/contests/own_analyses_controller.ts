import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import type Candidate from '#api/candidates/models/candidate'
import Application from '#api/applications/models/application'
import ScreeningContest from '#api/screening/models/screening_contest'
import { noticesOf, readyAnalysis } from '#api/screening/analyses/analyses'
import AnalysisTransformer from '#api/screening/analyses/analysis_transformer'
import { askContest } from '#api/screening/contests/ask_contest'
import { contestFlow } from '#api/screening/contests/contest_flow'
import { contestMoves } from '#api/screening/contests/contest_moves'
import { contestValidator } from '#api/screening/contests/contest_validators'

/** What was said of one's own applications. */
export default class OwnAnalysesController {
  /** Shows what was said of one's application, by what, and when one was told; null before it was analysed. */
  async show({ candidate, params, serialize }: HttpContext) {
    const application = await own(candidate, params.applicationId)
    return serialize(await shown(application, 'What was said about your application'))
  }

  /** Contests what was said: asks for an explanation, a correction or a review by a person. */
  async contest({ candidate, params, request, response, serialize }: HttpContext) {
    const application = await own(candidate, params.applicationId)
    await askContest(application, await request.validateUsing(contestValidator))
    response.status(201)
    return serialize(await shown(application, 'Your request is with the company'))
  }

  /** Takes back what one contests. */
  async withdraw({ auth, candidate, params, serialize }: HttpContext) {
    const contest = await ScreeningContest.query()
      .where('id', rowId(params.id))
      .whereHas('application', (application) => application.where('candidate_id', candidate.id))
      .preload('application', (application) => application.preload('job').preload('company'))
      .firstOrFail()
    await contestMoves.withdraw(contest, auth.user!)
    return serialize(await shown(contest.application, contestFlow.moves.withdraw.done))
  }
}

const own = (candidate: Candidate, id: string) =>
  Application.query()
    .where({ id: rowId(id), candidateId: candidate.id })
    .preload('job')
    .preload('company')
    .firstOrFail()

async function shown(application: Application, message: string) {
  const analysis = await readyAnalysis(application.id)
  const notices = await noticesOf(application.id)
  const { job, company } = application
  return {
    message,
    data: {
      appliedId: String(application.id),
      jobTitle: job.title,
      companyName: company.name,
      analysis: analysis
        ? AnalysisTransformer.transform(analysis, notices).useVariant('forCandidate').depth(3)
        : null,
      notices: notices.map(({ sentAt }) => sentAt.toUTC().toISO()!),
    },
  }
}
