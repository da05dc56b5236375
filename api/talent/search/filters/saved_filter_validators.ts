import vine from '@vinejs/vine'
import { oneLine } from '#api/http/text/free_text'
import { paging } from '#api/http/pagination'
import { filterFields } from '#api/talent/search/search_validators'
import { alertValues, talentLimits } from '#api/talent/talent_facts'

const name = () => oneLine().minLength(1).maxLength(talentLimits.filterName.max)

export const savedFilterList = vine.create(paging)
export const saveFilter = vine.create({
  name: name(),
  filter: vine.object(filterFields),
  alert: vine.enum(alertValues).optional(),
})
/** Only what is sent changes. */
export const changeFilter = vine.create({
  name: name().optional(),
  filter: vine.object(filterFields).optional(),
  alert: vine.enum(alertValues).optional(),
})
