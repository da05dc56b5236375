import { belongsTo } from '@adonisjs/lucid/orm'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ModelAttributes } from '@adonisjs/lucid/types/model'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { ApplicationEventSchema } from '#database/schema'
import User from '#api/accounts/models/user'
import type { ApplicationStatus } from '#api/applications/application_flow'
import type { OfferMove } from '#api/applications/offers/offer_flow'
import { RecordsChanged } from '#api/companies/events'
import type { EventKind } from '#api/applications/application_facts'

/** One step of an application; never changed, never deleted. */
export default class ApplicationEvent extends ApplicationEventSchema {
  declare fromStatus: ApplicationStatus | null
  declare toStatus: ApplicationStatus
  /** Moves of the status and what was done with offers are all that the candidate sees. */
  declare kind: EventKind
  /** What was done with an offer, where the kind says that it was one. */
  declare offerMove: OfferMove | null

  @belongsTo(() => User, { foreignKey: 'actorId' })
  declare actor: BelongsTo<typeof User>

  /** Writes one step of each of many applications with one statement; `createMany` takes one for each. All name the same columns. */
  static async record(
    trx: TransactionClientContract,
    steps: Partial<ModelAttributes<ApplicationEvent>>[]
  ) {
    if (steps.length === 0) return
    const createdAt = new Date()
    await trx
      .table(this.table)
      .multiInsert(
        steps.map((step) =>
          Object.fromEntries(
            Object.entries({ ...step, createdAt }).map(([name, value]) => [
              this.$getColumn(name)!.columnName,
              value,
            ])
          )
        )
      )
    await tellPrograms(trx, steps)
  }
}

/** Tells of moves by the status that they lead to, of steps within one as `moved`, and of offers by what was done with them. */
async function tellPrograms(
  trx: TransactionClientContract,
  steps: Partial<ModelAttributes<ApplicationEvent>>[]
) {
  const told = steps.flatMap(({ kind = 'move', toStatus, offerMove, companyId, applicationId }) => {
    const change =
      kind === 'move' ? toStatus : kind === 'stage' ? 'moved' : kind === 'offer' ? offerMove : null
    return change
      ? [
          {
            kind: kind === 'offer' ? ('offer' as const) : ('application' as const),
            change,
            companyId: companyId!,
            id: applicationId!,
          },
        ]
      : []
  })
  const groups = Map.groupBy(
    told,
    ({ kind, change, companyId }) => `${companyId} ${kind} ${change}`
  )
  for (const group of groups.values())
    await RecordsChanged.dispatch(
      group[0].companyId,
      group[0].kind,
      group[0].change,
      group.map(({ id }) => id),
      trx
    )
}
