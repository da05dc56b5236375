import { BaseTransformer } from '@adonisjs/core/transformers'
import type ListView from '#api/companies/models/list_view'

export default class ListViewTransformer extends BaseTransformer<ListView> {
  toObject() {
    const { id, list, name, address } = this.resource
    return { _id: String(id), list, name, address }
  }
}
