import { BaseTransformer } from '@adonisjs/core/transformers'
import { shownArticle } from '#api/content/article'
import type SkillPage from '#api/content/models/skill_page'
import type { Market } from '#api/content/skills/skill_pages_of'

/** A skill's page as lists name it, with its skill loaded. */
export default class SkillPageTransformer extends BaseTransformer<SkillPage> {
  toObject() {
    const { id, slug, title, summary, skill } = this.resource
    return {
      _id: String(id),
      slug,
      title,
      summary,
      skill: { _id: String(skill.id), skillName: skill.name, slug: skill.slug },
    }
  }
}

/** The page itself, with what the market says of the skill. */
export class SkillMarketTransformer extends BaseTransformer<{ page: SkillPage; market: Market }> {
  toObject() {
    const { page, market } = this.resource
    const { id, slug, title, summary, skill, body } = page
    return {
      _id: String(id),
      slug,
      title,
      summary,
      skill: { _id: String(skill.id), skillName: skill.name, slug: skill.slug },
      ...shownArticle(body),
      ...market,
    }
  }
}
