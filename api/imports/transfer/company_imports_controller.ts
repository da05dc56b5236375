import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import { answerTable } from '#api/http/answers/held_answer'
import { pagination } from '#api/http/pagination'
import { importChangeValidator, importListValidator } from '#api/imports/import_validators'
import CompanyImport from '#api/imports/models/company_import'
import { changeImport } from '#api/imports/transfer/change_import'
import { companyImportFlow } from '#api/imports/transfer/company_import_flow'
import CompanyImportTransformer from '#api/imports/transfer/company_import_transformer'
import { faultTable } from '#api/imports/transfer/fault_table'
import { importMoves } from '#api/imports/transfer/import_moves'
import { countWaiting, inviteImported } from '#api/imports/transfer/invite_imported'
import { addToImport, beginImport } from '#api/imports/transfer/receive_import'

/** What a company brings along from other systems or tables. */
export default class CompanyImportsController {
  /** Lists the company's imports, the latest first. */
  async index({ member, request, language, serialize }: HttpContext) {
    const { page = 1, limit = 20 } = await request.validateUsing(importListValidator)
    const list = await importsOf(member.companyId).orderBy('id', 'desc').paginate(page, limit)
    return serialize({
      message: 'Imports',
      data: CompanyImportTransformer.transform(list.all(), language),
      pagination: pagination(page, limit, list.total),
    })
  }

  /** Takes the first file of an import, and tells what it seems to be; nothing is brought in. */
  async store(ctx: HttpContext) {
    const wanted = await beginImport(ctx.request, ctx.member)
    ctx.response.status(201)
    const message =
      wanted.system === 'csv'
        ? 'Look at what each column holds, then check the import'
        : 'Check the import, and see what would come'
    return shown(ctx, wanted.id, message)
  }

  /** Adds a file to an import that was not run yet. */
  async add(ctx: HttpContext) {
    const { id } = await addToImport(ctx.request, await own(ctx))
    return shown(ctx, id, 'The file is added')
  }

  /** Shows an import with its columns, its stages and what was found. */
  async show(ctx: HttpContext) {
    const { id } = await own(ctx)
    return shown(ctx, id, 'Import')
  }

  /** Keeps what columns hold and stages stand for. */
  async update(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(importChangeValidator)
    const { id } = await changeImport(await own(ctx), input)
    return shown(ctx, id, 'Kept; check the import again')
  }

  /** Reads everything and tells what would become of it; nothing is brought in. */
  async check(ctx: HttpContext) {
    const { id } = await importMoves.check(await own(ctx), ctx.auth.getUserOrFail())
    return shown(ctx, id, companyImportFlow.moves.check.done)
  }

  /** Brings everything in that has no fault. */
  async run(ctx: HttpContext) {
    const { id } = await importMoves.run(await own(ctx), ctx.auth.getUserOrFail())
    return shown(ctx, id, companyImportFlow.moves.run.done)
  }

  /** Ends an import where it is. */
  async cancel(ctx: HttpContext) {
    const { id } = await importMoves.cancel(await own(ctx), ctx.auth.getUserOrFail())
    return shown(ctx, id, companyImportFlow.moves.cancel.done)
  }

  /** Takes back all that an import made and nobody touched since. */
  async undo(ctx: HttpContext) {
    const { id } = await importMoves.undo(await own(ctx), ctx.auth.getUserOrFail())
    return shown(ctx, id, companyImportFlow.moves.undo.done)
  }

  /** Has the people of an import told who were not told yet. */
  async invite(ctx: HttpContext) {
    const wanted = await own(ctx)
    const count = await inviteImported(wanted)
    return shown(
      ctx,
      wanted.id,
      `${count} ${count === 1 ? 'person is' : 'people are'} being invited`
    )
  }

  /**
   * Gives the rows that were not brought in, with the cause of each.
   * @produces text/csv
   */
  async faults(ctx: HttpContext) {
    const wanted = await own(ctx)
    const fileName = `import-${wanted.id}-faults.csv`
    return answerTable(ctx, {
      ...(await faultTable(wanted, ctx.language)),
      fileName,
      stillMay: ctx.stillMay,
    })
  }
}

const importsOf = (companyId: number) =>
  CompanyImport.query().where('company_id', companyId).preload('creator').preload('company')

const own = ({ member, params }: HttpContext) =>
  importsOf(member.companyId).where('id', rowId(params.id)).firstOrFail()

async function shown({ member, language, serialize }: HttpContext, id: number, message: string) {
  const wanted = await importsOf(member.companyId).where('id', id).preload('job').firstOrFail()
  return serialize({
    message,
    data: CompanyImportTransformer.transform(
      wanted,
      language,
      await countWaiting(wanted)
    ).useVariant('whole'),
  })
}
