import vine from '@vinejs/vine'
import { id } from '#api/http/ids'
import { paging } from '#api/http/pagination'

/** A list by its id or its name; a name that is not there yet makes it. */
const list = () =>
  vine
    .string()
    .parse((value) => (typeof value === 'number' ? String(value) : value))
    .trim()
    .minLength(1)
    .maxLength(60)
    .nullable()
    .optional()
const note = () => vine.string().trim().maxLength(2000).nullable().optional()
const name = () => vine.string().trim().minLength(1).maxLength(60)

export const savedProfiles = vine.create({
  ...paging,
  listId: id().optional(),
  search: vine.string().trim().maxLength(100).optional(),
  sort: vine.enum(['latest', 'oldest', 'experience', 'active'] as const).optional(),
  // companies see their own list only, so this old filter says nothing new
  clientId: id().optional(),
})
export const saveProfile = vine.create({ devId: id(), list: list(), note: note() })
export const changeSavedProfile = vine.create({ list: list(), note: note() })
export const topShortlist = vine.create({ devIds: vine.array(id()).maxLength(4).distinct() })
export const savedList = vine.create({ name: name() })
