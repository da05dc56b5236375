import { DateTime } from 'luxon'
import { beforeSave } from '@adonisjs/lucid/orm'
import { FaqSchema } from '#database/schema'
import type { FaqAudience } from '#api/content/content_facts'
import type { PageStatus } from '#api/content/page_flow'

/** A question that many ask, with its answer, in a group of its audience. */
export default class Faq extends FaqSchema {
  declare audience: FaqAudience
  declare status: PageStatus

  /** What is looked at before it is published, under the name that pages have for it. */
  get body() {
    return this.answer
  }

  /** Where a refusal of its text belongs. */
  readonly textField = 'answer'

  /** By which its versions are found. */
  get pageKey() {
    return `faqs:${this.id}`
  }

  @beforeSave()
  static datePublication(faq: Faq) {
    if (faq.status === 'published') faq.publishedAt ??= DateTime.now()
  }
}
