import vine from '@vinejs/vine'
import { id } from '#api/http/ids'
import { paging } from '#api/http/pagination'

export const reviewValidator = vine.create({
  appliedId: id(),
  rating: vine.number().withoutDecimals().min(1).max(5),
  text: vine.string().trim().maxLength(2000).nullable().optional(),
})
export const reviewListValidator = vine.create(paging)
export const companyReviewListValidator = vine.create({ ...paging, appliedId: id().optional() })
