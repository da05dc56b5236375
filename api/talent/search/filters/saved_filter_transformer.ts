import { BaseTransformer } from '@adonisjs/core/transformers'
import type SavedFilter from '#api/talent/models/saved_filter'

/** A kept search, for the member who keeps it. */
export default class SavedFilterTransformer extends BaseTransformer<SavedFilter> {
  toObject() {
    const { id, name, filter, alert, seenAt, createdAt, updatedAt } = this.resource
    return {
      _id: String(id),
      name,
      filter,
      alert,
      seenAt: seenAt.toUTC().toISO(),
      createdAt: createdAt.toUTC().toISO(),
      updatedAt: updatedAt.toUTC().toISO(),
    }
  }
}

/** The same in a list, with the number of developers listed since the last look. */
export class ListedFilterTransformer extends BaseTransformer<{
  filter: SavedFilter
  newCount: number
}> {
  toObject() {
    const { filter, newCount } = this.resource
    return { ...new SavedFilterTransformer(filter).toObject(), newCount }
  }
}
