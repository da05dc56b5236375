import vine from '@vinejs/vine'
import { id } from '#api/http/ids'
import { interviewLimits as limits, recommendationValues } from '#api/interviews/interview_facts'

export const scorecardValidator = vine.create({
  interviewId: id(),
  recommendation: vine.enum(recommendationValues),
  rating: vine
    .number()
    .withoutDecimals()
    .min(limits.rating.min)
    .max(limits.rating.max)
    .nullable()
    .optional(),
  notes: vine.string().trim().maxLength(limits.notes.max).nullable().optional(),
})
