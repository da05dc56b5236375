import vine from '@vinejs/vine'
import { id } from '#api/http/ids'
import { recommendations } from '#api/interviews/models/scorecard'

export const scorecardValidator = vine.create({
  interviewId: id(),
  recommendation: vine.enum(recommendations),
  rating: vine.number().withoutDecimals().min(1).max(5).nullable().optional(),
  notes: vine.string().trim().maxLength(4000).nullable().optional(),
})
