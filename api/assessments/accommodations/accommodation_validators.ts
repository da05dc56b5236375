import vine from '@vinejs/vine'
import { prose } from '#api/http/text/free_text'
import { assessmentLimits, extraPercents } from '#api/assessments/assessment_facts'

export const accommodationWish = vine.create({
  extraPercent: vine.number().in([...extraPercents]),
  need: prose().minLength(assessmentLimits.need.min).maxLength(assessmentLimits.need.max),
})
