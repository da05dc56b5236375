import { BaseTransformer } from '@adonisjs/core/transformers'
import { shownArticle } from '#api/content/article'
import type HelpPage from '#api/content/models/help_page'

/** A help page as lists name it; `whole` is the page itself. */
export default class HelpTransformer extends BaseTransformer<HelpPage> {
  toObject() {
    const { id, slug, title, category, summary, updatedAt } = this.resource
    return {
      _id: String(id),
      slug,
      title,
      category,
      summary,
      updatedAt: updatedAt!.toUTC().toISO()!,
    }
  }

  whole() {
    const { body, yesCount, noCount } = this.resource
    return { ...this.toObject(), ...shownArticle(body), helpful: { yes: yesCount, no: noCount } }
  }
}
