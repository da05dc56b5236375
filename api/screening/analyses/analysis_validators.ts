import vine from '@vinejs/vine'
import { prose } from '#api/http/text/free_text'
import { paging } from '#api/http/pagination'
import { screeningLimits as limits } from '#api/screening/screening_facts'

/** With a score: one's own in place of the engine's; without: the engine's is agreed with. */
export const reviewValidator = vine.create({
  score: vine
    .number()
    .withoutDecimals()
    .min(limits.score.min)
    .max(limits.score.max)
    .nullable()
    .optional(),
  reason: prose().minLength(limits.reason.min).maxLength(limits.reason.max),
})

export const logValidator = vine.create(paging)
