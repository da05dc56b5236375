import type { HttpContext } from '@adonisjs/core/http'
import { pagination } from '#api/http/pagination'
import { pageListValidator } from '#api/content/content_validators'
import { findSkillPage, marketOf, skillPagesOf } from '#api/content/skills/skill_pages_of'
import SkillPageTransformer, {
  SkillMarketTransformer,
} from '#api/content/skills/skill_page_transformer'

/** What a skill is, and what work there is for it. */
export default class SkillPagesController {
  /** Lists the pages of skills. */
  async index({ request, serialize }: HttpContext) {
    const pages = await skillPagesOf(await request.validateUsing(pageListValidator))
    return serialize({
      message: 'Skill pages',
      data: SkillPageTransformer.transform(pages.all()),
      pagination: pagination(pages.currentPage, pages.perPage, pages.total),
    })
  }

  /** Shows the page of a skill with its open jobs and what they pay. */
  async show({ auth, params, serialize }: HttpContext) {
    const page = await findSkillPage(params.slug, auth.user)
    const market = await marketOf(page)
    return serialize({
      message: 'A skill',
      data: SkillMarketTransformer.transform({ page, market }),
    })
  }
}
