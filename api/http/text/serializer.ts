import { BaseSerializer } from '@adonisjs/core/transformers'

class ApiSerializer extends BaseSerializer<{ Wrap: undefined }> {
  wrap = undefined

  definePaginationMetaData(): never {
    throw new Error('Lists name their pagination beside data')
  }
}

/** Turns what holds transformers into plain JSON, as every response does. */
export const serializer = new ApiSerializer()
export type Serialize = ApiSerializer['serialize']
