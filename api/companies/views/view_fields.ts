import vine from '@vinejs/vine'
import { oneLine } from '#api/http/text/free_text'
import { viewLimits } from '#api/companies/views/list_view_facts'

/** What a view says of itself, whatever its list, as its validators take it. */
export const viewFields = () => ({
  name: oneLine().minLength(1).maxLength(viewLimits.name.max),
  address: vine.string().trim().maxLength(viewLimits.address.max),
})
