import vine from '@vinejs/vine'
import { id } from '#api/http/ids'
import { paging } from '#api/http/pagination'
import { applicationStatuses, clientTargets } from '#api/applications/application_states'

export const applyValidator = vine.create({
  jobId: id(),
  resumeId: id().nullable().optional(),
  coverLetter: vine.string().trim().maxLength(4000).nullable().optional(),
  answers: vine
    .array(
      vine.object({
        question: vine.string().maxLength(300),
        answer: vine
          .string()
          .trim()
          .maxLength(2000)
          .nullable()
          .optional()
          .transform((answer) => answer ?? ''),
      })
    )
    .maxLength(40)
    .optional(),
})

const said = {
  feedBack: vine.string().trim().maxLength(2000).nullable().optional(),
  note: vine.string().trim().maxLength(2000).nullable().optional(),
}

export const moveValidator = vine.create({
  appliedId: id(),
  status: vine.enum(clientTargets),
  reason: vine.string().trim().maxLength(200).nullable().optional(),
  ...said,
})

export const rejectManyValidator = vine.create({
  appliedIds: vine.array(id()).minLength(1).maxLength(200).distinct(),
  reason: vine.string().trim().minLength(1).maxLength(200),
  feedBack: said.feedBack,
})

export const undoValidator = vine.create({ batchId: vine.string().uuid() })

export const withdrawValidator = vine.create({
  reason: vine.string().trim().maxLength(2000).nullable().optional(),
})

export const applicantListValidator = vine.create({
  jobId: id(),
  status: vine.enum(applicationStatuses).optional(),
  search: vine.string().trim().maxLength(100).optional(),
  sort: vine.enum(['latest', 'oldest', 'match', 'name']).optional(),
  ...paging,
})

export const ownListValidator = vine.create({
  status: vine.enum(applicationStatuses).optional(),
  ...paging,
})
export const pageValidator = vine.create(paging)
