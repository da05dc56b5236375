import { DateTime } from 'luxon'
import { beforeSave, scope } from '@adonisjs/lucid/orm'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { HelpPageSchema } from '#database/schema'
import type { PageStatus } from '#api/content/page_flow'

/** How something is done here. */
export default class HelpPage extends HelpPageSchema {
  declare status: PageStatus

  /** By which its versions are found. */
  get pageKey() {
    return `help:${this.id}`
  }

  @beforeSave()
  static datePublication(page: HelpPage) {
    if (page.status === 'published') page.publishedAt ??= DateTime.now()
  }

  static published = scope((query: ModelQueryBuilderContract<typeof HelpPage>) => {
    query.where('help_pages.status', 'published')
  })
}
