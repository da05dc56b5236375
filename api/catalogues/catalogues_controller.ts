import type { HttpContext } from '@adonisjs/core/http'
import type { LucidModel } from '@adonisjs/lucid/types/model'
import { rowId } from '#api/http/ids'
import { answerTable } from '#api/http/answers/held_answer'
import { pagination } from '#api/http/pagination'
import type { Action, Catalogue } from '#api/catalogues/definition'
import {
  actionValidator,
  bulkValidator,
  placeValidator,
  rowValidator,
  seenValidator,
} from '#api/catalogues/catalogue_validators'
import { actOn, actOnMany, createRow, editRow, removeMany, removeRow } from '#api/catalogues/curate'
import { exportRows } from '#api/catalogues/export_rows'
import { listIds } from '#api/catalogues/listing'
import { readListQuery } from '#api/catalogues/list_query'
import { pagedQuery } from '#api/catalogues/paged_list'
import { placeRow } from '#api/catalogues/place_row'
import { usesOf } from '#api/catalogues/uses'
import { listColumns, modelOf, rowsOf, toWire, within } from '#api/catalogues/rows'

const originOf = ({ request }: HttpContext) => ({ ip: request.ip(), requestId: request.id() })

const inShort = (label: string, { done, refused }: { done: unknown[]; refused: unknown[] }) =>
  `${label}: ${done.length} done${refused.length ? `, ${refused.length} refused` : ''}`

/** One controller for all catalogues; the route says which one, and which action. */
export default class CataloguesController {
  /** Lists rows by sort, range and filter. */
  async index({ request, response, catalogue }: HttpContext) {
    const paged = await pagedQuery(catalogue, request.qs())
    const query = readListQuery(catalogue, paged ?? request.qs())
    const model = await modelOf(catalogue)
    const { ids, total } = await listIds(catalogue, model, query)
    const rows = ids.length
      ? await rowsOf(catalogue, model.query())
          .select(listColumns(catalogue, model))
          .whereIn('id', ids)
      : []
    rows.sort(
      (a, b) =>
        ids.indexOf(a.$primaryKeyValue as number) - ids.indexOf(b.$primaryKeyValue as number)
    )
    response.header(
      'content-range',
      `${catalogue.name} ${ids.length ? `${query.offset}-${query.offset + ids.length - 1}` : '*'}/${total}`
    )
    const data = rows.map((row) => toWire(catalogue, row, true))
    const place = pagination(Math.floor(query.offset / query.limit) + 1, query.limit, total)
    if (!paged) return { message: catalogue.label, data, pagination: place }
    const stats = await (model as LucidModel & { stats: () => Promise<object> }).stats()
    return {
      message: catalogue.label,
      data: { [catalogue.paged!]: data, pagination: place, stats },
    }
  }

  /**
   * Gives all rows that a filter finds as a table.
   *
   * @produces text/csv
   */
  async export(ctx: HttpContext) {
    const { request, catalogue, stillMay } = ctx
    const { filter } = readListQuery(catalogue, request.qs())
    const table = exportRows(catalogue, await modelOf(catalogue), filter)
    return answerTable(ctx, { ...table, fileName: `${catalogue.name}.csv`, stillMay })
  }

  /** Shows a row with its long fields. */
  async show({ params, catalogue }: HttpContext) {
    const row = await rowsOf(catalogue, (await modelOf(catalogue)).query())
      .where('id', rowId(params.id))
      .firstOrFail()
    return { message: `One ${catalogue.one}`, data: toWire(catalogue, row) }
  }

  /** Adds a row. */
  async store(ctx: HttpContext) {
    const { request, response, auth, catalogue } = ctx
    const input = await request.validateUsing(rowValidator(catalogue, true))
    const row = await createRow(catalogue, auth.getUserOrFail(), input, originOf(ctx))
    return response.created({
      message: `The ${catalogue.one} was added`,
      data: toWire(catalogue, row),
    })
  }

  /** Changes the fields that are sent. */
  async update(ctx: HttpContext) {
    const { params, request, auth, catalogue } = ctx
    const id = await this.#find(catalogue, params.id)
    const input = await request.validateUsing(rowValidator(catalogue, false))
    const row = await editRow(
      catalogue,
      auth.getUserOrFail(),
      id,
      input,
      request.body(),
      originOf(ctx)
    )
    return { message: `The ${catalogue.one} was saved`, data: toWire(catalogue, row) }
  }

  /** Gives a row the place of another one of its list. */
  async place(ctx: HttpContext) {
    const { params, request, auth, catalogue } = ctx
    const id = await this.#find(catalogue, params.id)
    const { to } = await request.validateUsing(placeValidator)
    const row = await placeRow(catalogue, auth.getUserOrFail(), id, to, originOf(ctx))
    return { message: `The ${catalogue.one} was moved`, data: toWire(catalogue, row, true) }
  }

  /** Deletes a row that nothing uses. */
  async destroy(ctx: HttpContext) {
    const { params, auth, catalogue } = ctx
    await removeRow(catalogue, auth.getUserOrFail(), rowId(params.id), originOf(ctx))
    return { message: `The ${catalogue.one} was deleted`, data: { _id: String(params.id) } }
  }

  /** What would go with rows that are deleted, before they are. */
  async uses({ request, catalogue }: HttpContext) {
    const { ids } = await request.validateUsing(bulkValidator)
    return { message: `What uses these`, data: await usesOf(catalogue, ids) }
  }

  /** Deletes several rows; says which were refused and why. */
  async destroyMany(ctx: HttpContext) {
    const { request, auth, catalogue } = ctx
    const { ids } = await request.validateUsing(bulkValidator)
    const data = await removeMany(catalogue, auth.getUserOrFail(), ids, originOf(ctx))
    return { message: inShort('Delete', data), data }
  }

  /** Does one of the list's actions with a row. */
  async act(ctx: HttpContext) {
    const { params, request, auth, catalogue, action } = ctx
    const id = await this.#find(catalogue, params.id)
    const input = await request.validateUsing(actionValidator(catalogue, action.name))
    const { updatedAt } = await request.validateUsing(seenValidator)
    const row = await actOn(
      catalogue,
      action.name,
      auth.getUserOrFail(),
      id,
      input,
      originOf(ctx),
      updatedAt
    )
    return { message: `${action.label}: done`, data: toWire(catalogue, row) }
  }

  /** Does one of the list's actions with several rows; says which were refused and why. */
  async actOnMany(ctx: HttpContext) {
    const { request, auth, catalogue, action } = ctx
    const { ids } = await request.validateUsing(bulkValidator)
    const input = await request.validateUsing(actionValidator(catalogue, action.name))
    const data = await actOnMany(
      catalogue,
      action.name,
      auth.getUserOrFail(),
      ids,
      input,
      originOf(ctx)
    )
    return { message: inShort(action.label, data), data }
  }

  /** A row that is not there is refused with 404 before its body is looked at. */
  async #find(catalogue: Catalogue, id: string) {
    const row = await within(catalogue, (await modelOf(catalogue)).query())
      .where('id', rowId(id))
      .select('id')
      .firstOrFail()
    return row.$primaryKeyValue as number
  }
}

declare module '@adonisjs/core/http' {
  export interface HttpContext {
    catalogue: Catalogue
    action: Action & { name: string }
  }
}
