import { BaseTransformer } from '@adonisjs/core/transformers'
import { applicationFlow } from '#api/applications/application_flow'
import type { RecentAnswer } from '#api/applications/answer_by/recent_answers'
import { imageUrl } from '#api/files/image_url'

export default class RecentAnswerTransformer extends BaseTransformer<RecentAnswer> {
  toObject() {
    const { companyName, slug, logoKey, days, status, gaveReason } = this.resource
    return {
      companyName,
      slug,
      logo: imageUrl(logoKey),
      /** From the application to its answer. */
      days,
      /** A no; else a step forward. */
      isNo: status === 'rejected',
      gaveReason,
      stageLabel: applicationFlow.states[status].label,
    }
  }
}
