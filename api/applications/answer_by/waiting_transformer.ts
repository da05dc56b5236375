import { BaseTransformer } from '@adonisjs/core/transformers'
import { imageUrl } from '#api/files/image_url'
import type Application from '#api/applications/models/application'

/** Somebody who waits for an answer: enough to say who comes next. */
export default class WaitingTransformer extends BaseTransformer<Application> {
  toObject() {
    const { id, jobId, job, person, answerBy, isLate, reaches } = this.resource
    return {
      _id: String(id),
      jobId: String(jobId),
      jobTitle: job.title,
      name: person.user.fullName,
      userImage: reaches ? imageUrl(person.photoKey) : null,
      answerBy: answerBy.toUTC().toISO(),
      isLate,
    }
  }
}
