import vine from '@vinejs/vine'
import { oneLine, prose, plainLine } from '#api/http/text/free_text'
import { id } from '#api/http/ids'
import { paging } from '#api/http/pagination'
import { SEARCH_MAX } from '#api/http/paging_facts'
import { savedSortValues, talentLimits } from '#api/talent/talent_facts'

/** A list by its id or its name; a name that is not there yet makes it. */
const list = () =>
  vine
    .string()
    .parse((value) => (typeof value === 'number' ? String(value) : value))
    .trim()
    .use(plainLine())
    .minLength(1)
    .maxLength(talentLimits.listName.max)
    .nullable()
    .optional()
const note = () => prose().maxLength(talentLimits.note.max).nullable().optional()
const name = () => oneLine().minLength(1).maxLength(talentLimits.listName.max)

export const savedProfiles = vine.create({
  ...paging,
  listId: id().optional(),
  search: vine.string().trim().maxLength(SEARCH_MAX).optional(),
  sort: vine.enum(savedSortValues).optional(),
  // companies see their own list only, so this old filter says nothing new
  clientId: id().optional(),
})
export const saveProfile = vine.create({ devId: id(), list: list(), note: note() })
export const changeSavedProfile = vine.create({ list: list(), note: note() })
export const topShortlist = vine.create({
  devIds: vine.array(id()).maxLength(talentLimits.topShortlist.max).distinct(),
})
export const savedList = vine.create({ name: name() })
