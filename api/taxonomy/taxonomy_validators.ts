import vine from '@vinejs/vine'
import { paging } from '#api/http/pagination'
import { SEARCH_MAX } from '#api/http/paging_facts'

const search = vine.string().trim().maxLength(SEARCH_MAX).optional()

export const taxonList = vine.create({
  ...paging,
  search,
  q: search.clone(),
  category: vine.string().trim().maxLength(100).optional(),
})

export const placeList = vine.create({
  ...paging,
  search,
  q: search.clone(),
  country: vine
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/)
    .optional(),
})
