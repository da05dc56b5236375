import { BaseTransformer } from '@adonisjs/core/transformers'
import type RowDraft from '#api/catalogues/models/row_draft'

/** What was typed and not saved, and when. */
export default class RowDraftTransformer extends BaseTransformer<RowDraft> {
  toObject() {
    const { changed, readAt, updatedAt } = this.resource
    return {
      changed,
      readAt: readAt?.toUTC().toISO() ?? null,
      keptAt: updatedAt!.toUTC().toISO()!,
    }
  }
}
