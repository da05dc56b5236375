import vine from '@vinejs/vine'
import { paging } from '#api/http/pagination'
import type { Catalogue } from '#api/catalogues/definition'

const pagedValidator = vine.create({
  ...paging,
  term: vine.string().trim().maxLength(100).optional(),
  sortBy: vine.string().maxLength(40).optional(),
  sortOrder: vine.enum(['asc', 'desc', 'ASC', 'DESC']).optional(),
})

/**
 * A list that is also asked by page, limit, term, sortBy and sortOrder (spec.md 9): the same question in the words of the
 * catalogue, or nothing when it was asked in those already.
 */
export async function pagedQuery(catalogue: Catalogue, qs: Record<string, unknown>) {
  const names = ['page', 'limit', 'term', 'sortBy', 'sortOrder']
  if (!catalogue.paged || !names.some((name) => name in qs)) return undefined
  const { page = 1, limit = 20, term, sortBy, sortOrder } = await pagedValidator.validate(qs)
  const [by, order] = catalogue.sort ?? ['id', 'DESC']
  const from = (page - 1) * limit
  return {
    sort: JSON.stringify([sortBy ?? by, sortOrder ?? order]),
    range: JSON.stringify([from, from + limit - 1]),
    ...(term && { filter: JSON.stringify({ q: term }) }),
  }
}
