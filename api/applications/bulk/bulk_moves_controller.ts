import type { HttpContext } from '@adonisjs/core/http'
import Application from '#api/applications/models/application'
import ApplicationPolicy from '#api/applications/application_policy'
import { messageMany } from '#api/applications/bulk/message_many'
import { moveMany } from '#api/applications/bulk/move_many'
import { undoBatch } from '#api/applications/bulk/undo_batch'
import { rejectMany } from '#api/applications/bulk/reject_many'
import {
  messageManyValidator,
  moveManyValidator,
  rejectManyValidator,
  undoValidator,
} from '#api/applications/bulk/bulk_validators'

/** What a company does with several applications at once. */
export default class BulkMovesController {
  /** Rejects several applications with one reason, all or none. */
  async reject(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(rejectManyValidator)
    await authorizeMoves(ctx, { id: input.appliedIds })
    const { id, rejected, undoUntil } = await rejectMany(ctx.member, ctx.auth.user!, input)
    return ctx.serialize({
      message:
        rejected === 1 ? 'One application is rejected' : `${rejected} applications are rejected`,
      data: { rejected, undoUntil: undoUntil.toISOString(), batchId: id },
    })
  }

  /** Moves several applications at once, all or none. */
  async move(ctx: HttpContext) {
    const { status: to, ...input } = await ctx.request.validateUsing(moveManyValidator)
    await authorizeMoves(ctx, { id: input.applications.map(({ appliedId }) => appliedId) })
    const { id, moved, undoUntil } = await moveMany(ctx.member, ctx.auth.user!, { ...input, to })
    return ctx.serialize({
      message: moved === 1 ? 'One application is moved' : `${moved} applications are moved`,
      data: { moved, undoUntil: undoUntil.toISOString(), batchId: id },
    })
  }

  /** Writes to several applicants at once. */
  async message(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(messageManyValidator)
    await authorizeMoves(ctx, { id: input.appliedIds })
    const sent = await messageMany(ctx.member, ctx.auth.user!, input)
    return ctx.serialize({
      message: sent === 1 ? 'Your message is sent' : `Your message is sent to ${sent} applicants`,
      data: { sent },
    })
  }

  /** Undoes a bulk change while its time to undo runs. */
  async undo(ctx: HttpContext) {
    const { batchId } = await ctx.request.validateUsing(undoValidator)
    await authorizeMoves(ctx, { batchId: [batchId] })
    const restored = await undoBatch(ctx.member, ctx.auth.user!, batchId)
    return ctx.serialize({ message: 'It is undone', data: { restored } })
  }
}

/** Only who may move the applicants of all the jobs at hand. */
async function authorizeMoves(
  { bouncer, member }: HttpContext,
  where: { id: number[] } | { batchId: string[] }
) {
  const [[column, values]] = Object.entries(where)
  const found = await Application.query()
    .where('companyId', member.companyId)
    .whereIn(column, values)
    .select('job_id')
  await bouncer.with(ApplicationPolicy).authorize(
    'move',
    member,
    found.map(({ jobId }) => jobId)
  )
}
