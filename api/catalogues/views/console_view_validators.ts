import vine from '@vinejs/vine'
import { catalogues } from '#generated/catalogues'
import { viewFields } from '#api/companies/views/view_fields'

const list = () => vine.enum(Object.values(catalogues).map(({ name }) => name))

export const consoleViews = vine.create({ list: list() })
export const consoleView = vine.create({
  list: list(),
  ...viewFields(),
  /** Seen by all administrators who may read the list. */
  isShared: vine.boolean().optional(),
})
