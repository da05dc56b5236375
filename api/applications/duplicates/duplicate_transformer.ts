import { BaseTransformer } from '@adonisjs/core/transformers'
import { markWords } from '#api/candidates/same_person'
import type Application from '#api/applications/models/application'
import type { Duplicate } from '#api/applications/duplicates/duplicates_of'

export default class DuplicateTransformer extends BaseTransformer<Duplicate> {
  constructor(
    duplicate: Duplicate,
    protected application: Application
  ) {
    super(duplicate)
  }

  toObject() {
    const one = this.resource
    return {
      _id: String(one.id),
      jobId: String(one.job_id),
      jobTitle: one.title,
      name: `${one.first_name} ${one.last_name}`,
      email: one.email,
      status: one.status,
      appliedAt: one.created_at.toISOString(),
      same: markWords(one),
      /** Only two of one job go on as one. */
      mayMerge: one.job_id === this.application.jobId,
    }
  }
}
