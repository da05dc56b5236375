import type { HttpContext } from '@adonisjs/core/http'
import { candidateDashboard } from '#api/reporting/candidate_dashboard'
import CandidateDashboardTransformer from '#api/reporting/candidate_dashboard_transformer'
import { dashboard } from '#api/reporting/client_dashboard'
import ClientDashboardTransformer from '#api/reporting/client_dashboard_transformer'
import { savedBoard } from '#api/talent/saved/saved_profiles'

/** The first screen of each side. */
export default class DashboardsController {
  /** Shows the candidate's start page. */
  async candidate({ candidate, serialize }: HttpContext) {
    return serialize({
      message: 'Your dashboard',
      data: CandidateDashboardTransformer.transform(await candidateDashboard(candidate)),
    })
  }

  /** A company's jobs and applicants, and the profiles it keeps. */
  async client({ member, auth, serialize }: HttpContext) {
    member.$setRelated('user', auth.getUserOrFail())
    const [board, saved] = await Promise.all([dashboard(member), savedBoard(member)])
    return serialize({
      message: 'Dashboard',
      data: ClientDashboardTransformer.transform(board, member.company, saved),
    })
  }
}
