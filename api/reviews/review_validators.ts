import vine from '@vinejs/vine'
import { prose } from '#api/http/text/free_text'
import { id } from '#api/http/ids'
import { paging } from '#api/http/pagination'
import { reviewLimits } from '#api/reviews/review_facts'

export const reviewValidator = vine.create({
  appliedId: id(),
  rating: vine.number().withoutDecimals().min(reviewLimits.rating.min).max(reviewLimits.rating.max),
  text: prose().maxLength(reviewLimits.text.max).nullable().optional(),
})
export const reviewListValidator = vine.create(paging)
export const companyReviewListValidator = vine.create({ ...paging, appliedId: id().optional() })
