import { BaseTransformer } from '@adonisjs/core/transformers'
import type JobAlert from '#api/jobs/models/job_alert'

/** A job alert for the candidate whose it is; `label` is its search in words. */
export default class JobAlertTransformer extends BaseTransformer<{
  alert: JobAlert
  label: string
}> {
  toObject() {
    const { alert, label } = this.resource
    return {
      _id: String(alert.id),
      search: alert.search,
      label,
      frequency: alert.frequency,
      nextAlertAt: alert.nextAlertAt?.toUTC().toISO() ?? null,
      createdAt: alert.createdAt.toUTC().toISO(),
    }
  }
}
