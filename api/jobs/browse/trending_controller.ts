import type { HttpContext } from '@adonisjs/core/http'
import TaxonTransformer from '#api/taxonomy/taxon_transformer'
import { trendingCategories, trendingSkills } from '#api/jobs/browse/trending'
import { trendingList } from '#api/jobs/job_validators'

/** What the newest public jobs ask for most. */
export default class TrendingController {
  /** Lists the skills that the newest jobs ask for most. */
  async skills({ request, serialize }: HttpContext) {
    const { limit = 12 } = await request.validateUsing(trendingList)
    return serialize({
      message: 'Trending skills',
      data: TaxonTransformer.transform(await trendingSkills(limit)).useVariant('trendingSkill'),
    })
  }

  /** Lists the categories that the newest jobs ask for most. */
  async categories({ request, serialize }: HttpContext) {
    const { limit = 12 } = await request.validateUsing(trendingList)
    return serialize({
      message: 'Trending categories',
      data: TaxonTransformer.transform(await trendingCategories(limit)).useVariant('trend'),
    })
  }
}
