import vine from '@vinejs/vine'
import { paging } from '#api/http/pagination'
import { alerts } from '#api/talent/models/saved_filter'
import { filterFields } from '#api/talent/search/search_validators'

const name = () => vine.string().trim().minLength(1).maxLength(80)

export const savedFilterList = vine.create(paging)
export const saveFilter = vine.create({
  name: name(),
  filter: vine.object(filterFields),
  alert: vine.enum(alerts).optional(),
})
/** Only what is sent changes. */
export const changeFilter = vine.create({
  name: name().optional(),
  filter: vine.object(filterFields).optional(),
  alert: vine.enum(alerts).optional(),
})
