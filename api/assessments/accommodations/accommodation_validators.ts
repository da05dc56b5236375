import vine from '@vinejs/vine'
import { assessmentLimits, extraPercents } from '#api/assessments/assessment_facts'

export const accommodationWish = vine.create({
  extraPercent: vine.number().in([...extraPercents]),
  need: vine
    .string()
    .trim()
    .minLength(assessmentLimits.need.min)
    .maxLength(assessmentLimits.need.max),
})
