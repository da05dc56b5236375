import { PromotionSchema } from '#database/schema'

/** A time for which a profile or a job stands ahead of others, labelled as such. */
export default class Promotion extends PromotionSchema {
  declare source: 'grant' | 'purchase'
}
