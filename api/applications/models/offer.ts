import { belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { OfferSchema } from '#database/schema'
import File from '#api/files/models/file'
import type { PayPeriod } from '#api/jobs/job_facts'
import type { OfferState } from '#api/applications/offers/offer_flow'

export type OfferQuestion = { text: string; at: string }

/** What a company offers for an application; `payAmount` is in whole units of its currency. */
export default class Offer extends OfferSchema {
  declare status: OfferState
  declare payPer: PayPeriod

  // the driver would write a list as a PostgreSQL array
  @column({ prepare: (all: OfferQuestion[] | undefined) => all && JSON.stringify(all) })
  declare questions: OfferQuestion[]

  @belongsTo(() => File)
  declare file: BelongsTo<typeof File>
}
