import { FaqSchema } from '#database/schema'
import type { FaqAudience } from '#api/content/content_facts'
import type { TaxonStatus } from '#api/taxonomy/taxonomy_facts'

/** A question that many ask, with its answer, in a group of its audience. */
export default class Faq extends FaqSchema {
  declare audience: FaqAudience
  declare status: TaxonStatus
}
