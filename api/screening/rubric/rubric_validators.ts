import vine from '@vinejs/vine'
import { oneLine } from '#api/http/text/free_text'
import { screeningLimits as limits } from '#api/screening/screening_facts'

const criterion = vine.object({
  key: vine.string().trim().maxLength(80).optional(),
  label: oneLine()
    .minLength(limits.criterionLabel.min)
    .maxLength(limits.criterionLabel.max)
    .optional(),
  weight: vine
    .number()
    .withoutDecimals()
    .min(limits.criterionWeight.min)
    .max(limits.criterionWeight.max),
  words: vine
    .array(oneLine().minLength(limits.word.min).maxLength(limits.word.max))
    .maxLength(limits.words.max)
    .optional(),
})

export const rubricValidator = vine.create({
  criteria: vine.array(criterion).minLength(limits.criteria.min).maxLength(limits.criteria.max),
  /** The one that was changed; a colleague's change in between is refused. */
  version: vine.number().withoutDecimals().min(0).optional(),
})
