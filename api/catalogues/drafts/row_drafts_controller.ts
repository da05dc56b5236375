import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import {
  dropRowDraft,
  findRowDraft,
  keepRowDraft,
  type DraftOf,
} from '#api/catalogues/drafts/keep_row_draft'
import { draftValidator } from '#api/catalogues/drafts/draft_validator'
import RowDraftTransformer from '#api/catalogues/drafts/row_draft_transformer'
import { modelOf, within } from '#api/catalogues/rows'

/** Drafts of the rows that are long texts; each administrator has their own. */
export default class RowDraftsController {
  /** Shows what the caller typed into the form of a row, or of a `new` one, and did not save; null without. */
  async show(ctx: HttpContext) {
    const draft = await findRowDraft(await draftOf(ctx))
    return ctx.serialize({
      message: 'What is not saved',
      data: draft && RowDraftTransformer.transform(draft),
    })
  }

  /** Keeps what the caller typed, in place of what was kept before. */
  async update(ctx: HttpContext) {
    const { request, serialize } = ctx
    const of = await draftOf(ctx)
    const draft = await keepRowDraft(of, await request.validateUsing(draftValidator))
    return serialize({ message: 'It is kept', data: RowDraftTransformer.transform(draft) })
  }

  /** Deletes what was kept, as it was saved or discarded. */
  async destroy(ctx: HttpContext) {
    await dropRowDraft(await draftOf(ctx))
    return { message: 'Nothing is kept', data: null }
  }
}

/** Whose draft the address means; a row that is not there has none (404). */
async function draftOf({ auth, catalogue, params }: HttpContext): Promise<DraftOf> {
  const of = { userId: auth.getUserOrFail().id, catalogue: catalogue.name }
  if (params.id === 'new') return { ...of, rowId: null }
  const row = await within(catalogue, (await modelOf(catalogue)).query())
    .where('id', rowId(params.id))
    .select('id')
    .firstOrFail()
  return { ...of, rowId: row.$primaryKeyValue as number }
}
