import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import { namesOf } from '#api/taxonomy/names'
import { orderValidator } from '#api/candidates/candidate_validators'
import {
  addToSection,
  changeInSection,
  orderSection,
  removeFromSection,
} from '#api/candidates/keep_section'
import { rowsOf } from '#api/candidates/sections'

/** One controller for all lists of the profile; the route says which one. */
export default class CandidateSectionsController {
  async index(ctx: HttpContext) {
    const rows = await rowsOf(ctx.candidate, ctx.section)
      .orderBy('position')
      .orderBy('id')
      .limit(ctx.section.limit)
    return ctx.serialize({ message: `Your ${ctx.section.many}`, data: await shown(ctx, rows) })
  }

  async store(ctx: HttpContext) {
    const { candidate, section, request, response } = ctx
    const row = await addToSection(
      candidate,
      section,
      await request.validateUsing(section.validator)
    )
    return response.status(201).send(
      await ctx.serialize({
        message: `The ${section.one} is on your profile`,
        data: await shown(ctx, row),
      })
    )
  }

  async update(ctx: HttpContext) {
    const { candidate, section, request, params } = ctx
    const { id } = await rowsOf(candidate, section).where('id', rowId(params.id)).firstOrFail()
    const row = await changeInSection(
      candidate,
      section,
      id,
      await request.validateUsing(section.validator)
    )
    return ctx.serialize({ message: `The ${section.one} is saved`, data: await shown(ctx, row) })
  }

  async destroy({ candidate, section, params, serialize }: HttpContext) {
    await removeFromSection(candidate, section, rowId(params.id))
    return serialize({ message: `The ${section.one} is removed`, data: { _id: String(params.id) } })
  }

  async order(ctx: HttpContext) {
    const { ids } = await ctx.request.validateUsing(orderValidator)
    await orderSection(ctx.candidate, ctx.section, ids)
    return this.index(ctx)
  }
}

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
