import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { LucidModel } from '@adonisjs/lucid/types/model'
import { ContentVersionSchema } from '#database/schema'
import User from '#api/accounts/models/user'
import Blog from '#api/content/models/blog'
import Faq from '#api/content/models/faq'
import HelpPage from '#api/content/models/help_page'
import LegalPage from '#api/content/models/legal_page'
import SkillPage from '#api/content/models/skill_page'

type Words = Pick<ContentVersion, 'title' | 'summary' | 'body'>

/** The models of each kind, and what its columns call the words. */
const kinds: Record<string, { model: LucidModel; columns: (words: Words) => object }> = {
  blogs: {
    model: Blog,
    columns: ({ title, summary, body }) => ({ title, excerpt: summary, body }),
  },
  help: { model: HelpPage, columns: ({ title, summary, body }) => ({ title, summary, body }) },
  skills: { model: SkillPage, columns: ({ title, summary, body }) => ({ title, summary, body }) },
  faqs: { model: Faq, columns: ({ title, body }) => ({ question: title, answer: body }) },
  legal: { model: LegalPage, columns: ({ title, body }) => ({ title, body }) },
}

/** The words of a page as they were saved once. */
export default class ContentVersion extends ContentVersionSchema {
  declare changes: Record<string, { from: unknown; to: unknown }>

  /** The administrator who saved them; nobody for those of the first texts. */
  @belongsTo(() => User, { foreignKey: 'authorId' })
  declare author: BelongsTo<typeof User>

  /** Writes these words into the page again; what it says now stays a version of its own. */
  async restore(_admin: User, _input: object, trx: TransactionClientContract) {
    const { model, columns } = kinds[this.kind]
    const page = await model
      .query({ client: trx })
      .where('id', this.pageId)
      .forUpdate()
      .firstOrFail()
    await page.merge(columns(this)).save()
  }
}
