import vine from '@vinejs/vine'
import { viewedLists, viewLimits } from '#api/companies/views/list_view_facts'

const list = () => vine.enum(viewedLists)

export const viewsOfList = vine.create({ list: list() })

/** What a view says of itself, whatever its list. */
export const viewFields = () => ({
  name: vine.string().trim().minLength(1).maxLength(viewLimits.name.max),
  address: vine.string().trim().maxLength(viewLimits.address.max),
})
export const sharedView = vine.create({ list: list(), ...viewFields() })
