import vine from '@vinejs/vine'
import { prose } from '#api/http/text/free_text'
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
  notes: prose().maxLength(limits.notes.max).nullable().optional(),
})
