import { BaseTransformer } from '@adonisjs/core/transformers'
import { imageUrl } from '#api/files/image_url'
import { applicationFlow } from '#api/applications/application_flow'
import type { compareApplicants } from '#api/assessments/sends/compared/comparison'

export type Compared = Awaited<ReturnType<typeof compareApplicants>>['rows'][number]

/** An applicant with the results of their tests; applying told the company the name. */
export default class ComparedTransformer extends BaseTransformer<Compared> {
  toObject() {
    const { application, sends, results, mean } = this.resource
    const { candidate, status } = application
    return {
      appliedId: String(application.id),
      devId: String(candidate.id),
      name: candidate.user.fullName,
      userImage: imageUrl(candidate.photoKey),
      status,
      statusLabel: applicationFlow.states[status].label as string,
      sends,
      results,
      mean,
    }
  }
}
