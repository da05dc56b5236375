import vine from '@vinejs/vine'
import { viewLimits } from '#api/companies/views/list_view_facts'

/** What a view says of itself, whatever its list, as its validators take it. */
export const viewFields = () => ({
  name: vine.string().trim().minLength(1).maxLength(viewLimits.name.max),
  address: vine.string().trim().maxLength(viewLimits.address.max),
})
