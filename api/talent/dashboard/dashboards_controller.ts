import type { HttpContext } from '@adonisjs/core/http'
import { dashboard } from '#api/companies/dashboard'
import ClientDashboardTransformer from '#api/talent/dashboard/client_dashboard_transformer'
import { savedBoard } from '#api/talent/saved/saved_profiles'

/** A company's first screen: its jobs and applicants, and the profiles it keeps. */
export default class DashboardsController {
  async show({ member, auth, serialize }: HttpContext) {
    member.$setRelated('user', auth.getUserOrFail())
    const [board, saved] = await Promise.all([dashboard(member), savedBoard(member)])
    return serialize({
      message: 'Dashboard',
      data: ClientDashboardTransformer.transform(board, member.company, saved),
    })
  }
}
