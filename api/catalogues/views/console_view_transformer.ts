import { BaseTransformer } from '@adonisjs/core/transformers'
import type ListView from '#api/companies/models/list_view'
import ListViewTransformer from '#api/companies/views/list_view_transformer'

/** A view of a list of the console, to one of the administrators who see it. */
export default class ConsoleViewTransformer extends BaseTransformer<ListView> {
  constructor(
    view: ListView,
    protected readerId: number
  ) {
    super(view)
  }

  toObject() {
    const { userId, shared, user } = this.resource
    return {
      ...new ListViewTransformer(this.resource).toObject(),
      isShared: shared,
      isMine: userId === this.readerId,
      by: user.fullName,
    }
  }
}
