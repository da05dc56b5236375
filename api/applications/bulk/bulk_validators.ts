import vine from '@vinejs/vine'
import { oneLine, prose } from '#api/http/text/free_text'
import { id } from '#api/http/ids'
import { applicationLimits as limits } from '#api/applications/application_facts'
import { applicationFlow, stageStatuses } from '#api/applications/application_flow'

const ids = () => vine.array(id()).minLength(1).maxLength(limits.together.max).distinct()
const feedBack = prose().maxLength(limits.feedback.max).nullable().optional()

export const rejectManyValidator = vine.create({
  appliedIds: ids(),
  /** The status that the person saw, by the application's id; another one by now refuses them all. */
  reason: prose().minLength(1).maxLength(limits.reason.max),
  from: vine.record(vine.enum(applicationFlow.names)).optional(),
  feedBack,
})

export const moveManyValidator = vine.create({
  applications: vine
    .array(vine.object({ appliedId: id(), from: vine.enum(applicationFlow.names).optional() }))
    .minLength(1)
    .maxLength(limits.together.max)
    .distinct('appliedId'),
  status: vine.enum(stageStatuses),
  stageId: id().nullable().optional(),
  feedBack: feedBack.clone(),
})

export const messageManyValidator = vine.create({
  appliedIds: ids(),
  subject: oneLine().minLength(1).maxLength(limits.subject.max),
  text: prose().minLength(1).maxLength(limits.message.max),
})

export const undoValidator = vine.create({ batchId: vine.string().uuid() })
