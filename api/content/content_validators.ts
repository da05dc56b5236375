import vine from '@vinejs/vine'
import { prose } from '#api/http/text/free_text'
import { paging } from '#api/http/pagination'
import { SEARCH_MAX } from '#api/http/paging_facts'
import { contentLimits as limits, faqAudienceValues } from '#api/content/content_facts'

const search = () => vine.string().trim().maxLength(SEARCH_MAX).optional()

const audience = vine.enum(faqAudienceValues).optional()
export const faqGroupsValidator = vine.create({ audience })
export const faqListValidator = vine.create({
  audience,
  draft: vine.number().positive().optional(),
})
export const helpListValidator = vine.create({
  ...paging,
  search: search(),
  category: vine.string().trim().maxLength(limits.category.max).optional(),
})
export const blogListValidator = vine.create({
  ...paging,
  search: search(),
  tag: vine.string().trim().maxLength(80).optional(),
})
export const pageListValidator = vine.create(paging)
export const recentValidator = vine.create({ limit: paging.limit })
export const voteValidator = vine.create({
  helpful: vine.boolean(),
  comment: prose().maxLength(limits.voteComment.max).nullable().optional(),
})
