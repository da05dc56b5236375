import { BaseTransformer } from '@adonisjs/core/transformers'
import { applicationFlow } from '#api/applications/application_flow'
import type { ListedTemplate } from '#api/applications/stages/templates_of'

export default class StageTemplateTransformer extends BaseTransformer<ListedTemplate> {
  toObject() {
    const { template, jobs, standing } = this.resource
    return {
      _id: String(template.id),
      name: template.name,
      isDefault: template.isDefault,
      jobCount: jobs,
      stages: template.stages.map((stage) => ({
        _id: String(stage.id),
        name: stage.name,
        status: stage.status,
        statusLabel: applicationFlow.states[stage.status].label,
        applicants: standing.get(stage.id) ?? 0,
      })),
    }
  }
}
