import type { HttpContext } from '@adonisjs/core/http'
import { namesOf } from '#api/taxonomy/names'
import { orderValidator, restoreValidator } from '#api/candidates/candidate_validators'
import {
  addToSection,
  changeInSection,
  orderSection,
  removeFromSection,
  restoreToSection,
} from '#api/candidates/sections/keep_section'
import { rowsOf } from '#api/candidates/sections/sections'
import { findRow, withPending } from '#api/candidates/updates/checked_rows'

/** One controller for all lists of the profile; the route says which one. */
export default class CandidateSectionsController {
  /** Lists the rows of a section in the candidate's order. */
  async index(ctx: HttpContext) {
    const rows = await rowsOf(ctx.candidate, ctx.section)
      .orderBy('position')
      .orderBy('id')
      .limit(ctx.section.limit)
    return ctx.serialize({
      message: `Your ${ctx.section.many.message}`,
      data: await shown(ctx, await withPending(ctx.candidate, ctx.section, rows)),
    })
  }

  /** Adds a row to a section. */
  async store(ctx: HttpContext) {
    const { candidate, section, request, response } = ctx
    const row = await addToSection(
      candidate,
      section,
      await request.validateUsing(section.validator)
    )
    response.status(201)
    return ctx.serialize({
      message: said(row, `The ${section.one.message} is on your profile`),
      notice: row.$extras.pending ? 'warn' : undefined,
      data: await shown(ctx, row),
    })
  }

  /** Changes a row of a section. */
  async update(ctx: HttpContext) {
    const { candidate, section, request, params } = ctx
    const { id } = await findRow(candidate, section, params.id)
    const row = await changeInSection(
      candidate,
      section,
      id,
      await request.validateUsing(section.validator)
    )
    return ctx.serialize({
      message: said(row, `The ${section.one.message} is saved`),
      notice: row.$extras.pending ? 'warn' : undefined,
      data: await shown(ctx, row),
    })
  }

  /** Removes a row; what is returned brings it back. */
  async destroy({ candidate, section, params, serialize }: HttpContext) {
    const { id } = await findRow(candidate, section, params.id)
    const restore = await removeFromSection(candidate, section, id)
    return serialize({
      message: `The ${section.one.message} is removed`,
      data: { _id: String(params.id), restore },
    })
  }

  /** Brings a removed row back. */
  async restore(ctx: HttpContext) {
    const { restore } = await ctx.request.validateUsing(restoreValidator)
    const row = await restoreToSection(ctx.candidate, ctx.section, restore)
    return ctx.response.status(201).send(
      await ctx.serialize({
        message: `The ${ctx.section.one.message} is back on your profile`,
        data: await shown(ctx, row),
      })
    )
  }

  /** Puts the rows of a section in another order. */
  async order(ctx: HttpContext) {
    const { ids } = await ctx.request.validateUsing(orderValidator)
    await orderSection(ctx.candidate, ctx.section, ids)
    return this.index(ctx)
  }
}

const said = (row: { $extras: Record<string, any> }, otherwise: string) =>
  row.$extras.pending
    ? 'Sent for approval; companies see your profile as it was until we have looked'
    : otherwise

/** Rows name skills by id; the words come along from memory. */
async function shown({ section }: HttpContext, rows: any): Promise<any> {
  return section.show(
    rows,
    await namesOf(
      'skills',
      [rows].flat().flatMap(({ skillIds }) => skillIds ?? [])
    )
  )
}
