import vine from '@vinejs/vine'
import { viewedLists } from '#api/companies/views/list_view_facts'
import { viewFields } from '#api/companies/views/view_fields'

const list = () => vine.enum(viewedLists)

export const viewsOfList = vine.create({ list: list() })

export const sharedView = vine.create({ list: list(), ...viewFields() })
