import type { HttpContext } from '@adonisjs/core/http'
import { errors } from '@adonisjs/lucid'
import File from '#api/files/models/file'
import FilePolicy from '#api/files/file_policy'
import { answerFile } from '#api/files/file_answer'
import { assertStillHeld, mayRead } from '#api/files/file_readers'
import { readFileValidator } from '#api/files/file_validators'
import { rowId } from '#api/http/ids'

export default class FilesController {
  /**
   * A private file, by a signed link or for someone who may see it.
   *
   * @produces application/octet-stream
   */
  async show(ctx: HttpContext) {
    const signed = ctx.request.hasValidSignature('file')
    const token = ctx.auth.use('token')
    if (!signed) await ctx.auth.authenticate()
    const file = await File.findOrFail(rowId(ctx.params.id))
    if (!signed) await ctx.bouncer.with(FilePolicy).authorize('read', file)
    const { as, ...madeFor } = await ctx.request.validateUsing(readFileValidator, {
      data: ctx.request.qs(),
    })
    if (signed) await assertStillHeld(file, madeFor)
    const stillMay = async () => {
      if (signed) return assertStillHeld(file, madeFor)
      if (!(await mayRead(await token.authenticateAnew(), file))) throw new errors.E_ROW_NOT_FOUND()
    }
    return answerFile(ctx, file, { as: as ?? 'attachment', stillMay })
  }
}
