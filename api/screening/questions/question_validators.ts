import vine from '@vinejs/vine'
import { prose } from '#api/http/text/free_text'
import { id } from '#api/http/ids'
import { questionKindValues, screeningLimits as limits } from '#api/screening/screening_facts'

const count = () =>
  vine.number().withoutDecimals().min(limits.generated.min).max(limits.generated.max)

export const questionListValidator = vine.create({
  jobId: id().optional().requiredIfMissing('appliedId'),
  appliedId: id().optional(),
})

export const keepValidator = vine.create({
  jobId: id(),
  questions: vine
    .array(
      vine.object({
        _id: id().optional(),
        question: prose().minLength(limits.question.min).maxLength(limits.question.max),
        kind: vine.enum(questionKindValues).optional(),
        weight: vine
          .number()
          .withoutDecimals()
          .min(limits.weight.min)
          .max(limits.weight.max)
          .optional(),
        idealAnswer: prose().maxLength(limits.idealAnswer.max).nullable().optional(),
      })
    )
    .minLength(1)
    .maxLength(limits.questions.max)
    .optional()
    .requiredIfMissing('generate'),
  /** How many to write. */
  generate: count().optional(),
})

export const idealValidator = vine.create({ questionId: id() })

export const applicantValidator = vine.create({ appliedId: id(), count: count().optional() })
