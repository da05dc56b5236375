import { DateTime } from 'luxon'
import { CONFIRM_DAYS } from '#api/jobs/alerts/alert_facts'
import JobAlert from '#api/jobs/models/job_alert'

/** Alerts that nobody confirmed while their link worked. Returns how many were removed. */
export default async function sweepAlerts() {
  const removed = await JobAlert.query()
    .whereNull('confirmed_at')
    .where('created_at', '<', DateTime.now().minus({ days: CONFIRM_DAYS }).toSQL()!)
    .delete()
  return Number(removed)
}
