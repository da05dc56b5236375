import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ContentVersionSchema } from '#database/schema'
import type User from '#api/accounts/models/user'
import type { ContentKind } from '#api/content/former_address'
import Blog from '#api/content/models/blog'
import HelpPage from '#api/content/models/help_page'
import SkillPage from '#api/content/models/skill_page'

/** The words of a page as they were saved once. */
export default class ContentVersion extends ContentVersionSchema {
  declare kind: ContentKind
  declare changes: Record<string, { from: unknown; to: unknown }>

  /** Writes these words into the page again; what it says now stays a version of its own. */
  async restore(_admin: User, _input: object, trx: TransactionClientContract) {
    const { title, summary, body, pageId } = this
    if (this.kind === 'blogs') {
      const blog = await Blog.query({ client: trx }).where('id', pageId).forUpdate().firstOrFail()
      await blog.merge({ title, excerpt: summary, body }).save()
    } else {
      const model = this.kind === 'help' ? HelpPage : SkillPage
      const page = await (model as typeof HelpPage)
        .query({ client: trx })
        .where('id', pageId)
        .forUpdate()
        .firstOrFail()
      await page.merge({ title, summary, body }).save()
    }
  }
}
