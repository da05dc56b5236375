import { BaseTransformer } from '@adonisjs/core/transformers'
import { shownArticle } from '#api/content/article'
import type LegalPage from '#api/content/models/legal_page'

/** A text of the law with its blanks filled in. */
export default class LegalPageTransformer extends BaseTransformer<LegalPage> {
  toObject() {
    const { id, slug, title, filledBody, openBlanks, updatedAt } = this.resource
    return {
      _id: String(id),
      slug,
      title,
      ...shownArticle(filledBody),
      openBlanks,
      updatedAt: updatedAt!.toUTC().toISO()!,
    }
  }
}
