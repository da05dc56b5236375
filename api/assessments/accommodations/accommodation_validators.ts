import vine from '@vinejs/vine'
import { oneLine } from '#api/http/text/free_text'
import { assessmentLimits, extraPercents } from '#api/assessments/assessment_facts'

export const accommodationWish = vine.create({
  extraPercent: vine.number().in([...extraPercents]),
  need: oneLine().minLength(assessmentLimits.need.min).maxLength(assessmentLimits.need.max),
})
