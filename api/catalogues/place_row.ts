import db from '@adonisjs/lucid/services/db'
import type { LucidRow } from '@adonisjs/lucid/types/model'
import type User from '#api/accounts/models/user'
import { Refusal } from '#api/http/refusal'
import { audit, type Origin } from '#api/accounts/audit/audit'
import type { Catalogue } from '#api/catalogues/definition'
import { about } from '#api/catalogues/curate'
import { forget } from '#api/catalogues/listing'
import { modelOf, rowsOf } from '#api/catalogues/rows'

/**
 * Gives a row the place of another one of its list; those between make room. Returns the row as it is stored. Refuses
 * (422 on `to`) a row of another list.
 */
export async function placeRow(
  catalogue: Catalogue,
  admin: User,
  id: number,
  to: number,
  origin: Origin
): Promise<LucidRow> {
  const { by, within } = catalogue.order!
  const model = await modelOf(catalogue)
  return db
    .transaction(async (trx) => {
      const rows = () => rowsOf(catalogue, model.query({ client: trx }))
      const row: any = await rows().where('id', id).firstOrFail()
      const columns = within.map((name) => catalogue.fields[name].column ?? name)
      const list: any[] = await rows()
        .where((alike) => columns.forEach((column) => alike.where(column, row[column])))
        .orderBy(by)
        .orderBy('id')
        .forUpdate()
      const ids = list.map((each) => each.id)
      const place = ids.indexOf(to)
      if (place < 0)
        throw new Refusal('Only rows of the same list are put in order', {
          status: 422,
          field: 'to',
        })
      const [moved] = list.splice(ids.indexOf(id), 1)
      list.splice(place, 0, moved)
      const before = { [by]: moved[by] }
      for (const [index, each] of list.entries()) {
        if (each[by] === index + 1) continue
        each[by] = index + 1
        await each.save()
      }
      await audit(
        trx,
        {
          ...about(catalogue, moved),
          actorId: admin.id,
          action: `${catalogue.name}.place`,
          before,
          after: { [by]: moved[by] },
        },
        origin
      )
      return moved
    })
    .finally(() => forget(model))
}
