import vine from '@vinejs/vine'
import { id } from '#api/http/ids'
import { applicationStatuses, stageStatuses } from '#api/applications/application_states'

const ids = () => vine.array(id()).minLength(1).maxLength(200).distinct()
const feedBack = vine.string().trim().maxLength(2000).nullable().optional()

export const rejectManyValidator = vine.create({
  appliedIds: ids(),
  /** The status that the person saw, by the application's id; another one by now refuses them all. */
  from: vine.record(vine.enum(applicationStatuses)).optional(),
  reason: vine.string().trim().minLength(1).maxLength(200),
  feedBack,
})

export const moveManyValidator = vine.create({
  applications: vine
    .array(vine.object({ appliedId: id(), from: vine.enum(applicationStatuses).optional() }))
    .minLength(1)
    .maxLength(200)
    .distinct('appliedId'),
  status: vine.enum(stageStatuses),
  stageId: id().nullable().optional(),
  feedBack: feedBack.clone(),
})

export const messageManyValidator = vine.create({
  appliedIds: ids(),
  subject: vine.string().trim().minLength(1).maxLength(150),
  text: vine.string().trim().minLength(1).maxLength(4000),
})

export const undoValidator = vine.create({ batchId: vine.string().uuid() })
