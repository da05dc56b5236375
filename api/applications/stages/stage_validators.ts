import vine from '@vinejs/vine'
import { oneLine } from '#api/http/text/free_text'
import { id } from '#api/http/ids'
import { applicationLimits as limits } from '#api/applications/application_facts'
import { stageStatuses } from '#api/applications/application_flow'

const name = () => oneLine().minLength(1).maxLength(limits.templateName.max)
const stages = () =>
  vine
    .array(
      vine.object({
        _id: id().optional(),
        name: oneLine().minLength(1).maxLength(limits.stageName.max),
        status: vine.enum(stageStatuses),
      })
    )
    .minLength(limits.stages.min)
    .maxLength(limits.stages.max)

export const createTemplateValidator = vine.create({
  name: name(),
  isDefault: vine.boolean().optional(),
  stages: stages(),
})

export const updateTemplateValidator = vine.create({
  name: name().optional(),
  isDefault: vine.boolean().optional(),
  stages: stages().optional(),
  /** Where the applicants of a stage that is left out go, by its id. */
  moveTo: vine.record(id()).optional(),
})

export const jobStagesValidator = vine.create({
  jobId: id(),
  templateId: id().nullable().optional(),
})
