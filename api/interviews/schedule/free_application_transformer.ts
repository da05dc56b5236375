import { BaseTransformer } from '@adonisjs/core/transformers'
import { imageUrl } from '#api/files/image_url'
import type Application from '#api/applications/models/application'

/** An application as one chooses it for an interview. */
export default class FreeApplicationTransformer extends BaseTransformer<Application> {
  toObject() {
    const { id, shownStatus, job, candidate } = this.resource
    return {
      appliedId: String(id),
      status: shownStatus,
      job: { _id: String(job.id), jobTitle: job.title },
      company: { _id: String(job.companyId), name: job.company.name },
      dev: {
        _id: String(candidate.id),
        fName: candidate.user.firstName,
        lName: candidate.user.lastName,
        userImage: imageUrl(candidate.user.imageKey),
        timeZone: candidate.user.timeZone,
      },
    }
  }
}
