import type { HttpContext } from '@adonisjs/core/http'
import { spotlightCompanies, spotlightWall } from '#api/talent/spotlight/spotlight_wall'
import * as shown from '#api/talent/spotlight/spotlight_transformers'
import * as valid from '#api/talent/spotlight/spotlight_validators'

/** Who is in the spotlight, for everyone. */
export default class SpotlightsController {
  /** Shows the wall of the spotlight. */
  async wall({ auth, request, serialize }: HttpContext) {
    const input = await request.validateUsing(valid.spotlightWall)
    const { candidates, pagination } = await spotlightWall(input, auth.user?.$extras.client_id)
    return serialize({
      message: 'Candidates in the spotlight',
      data: shown.SpotlightCandidateTransformer.transform(candidates),
      pagination,
    })
  }

  /** Lists developers of the spotlight. */
  async candidates({ auth, request, serialize }: HttpContext) {
    const { limit = 8, ...input } = await request.validateUsing(valid.spotlightWall)
    const { candidates, pagination } = await spotlightWall(
      { ...input, limit },
      auth.user?.$extras.client_id
    )
    return serialize({
      message: 'Candidates in the spotlight',
      data: shown.SpotlightCandidateTransformer.transform(candidates),
      pagination,
    })
  }

  /** Lists companies of the spotlight. */
  async companies({ request, serialize }: HttpContext) {
    const { companies, pagination } = await spotlightCompanies(
      await request.validateUsing(valid.spotlightWall)
    )
    return serialize({
      message: 'Companies in the spotlight',
      data: shown.SpotlightCompanyTransformer.transform(companies),
      pagination,
    })
  }
}
