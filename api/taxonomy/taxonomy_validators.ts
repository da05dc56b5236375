import vine from '@vinejs/vine'
import { paging } from '#api/http/pagination'

const search = vine.string().trim().maxLength(100).optional()

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
