import vine from '@vinejs/vine'
import { email, timeZone } from '#api/accounts/account_fields'
import { paging } from '#api/http/pagination'
import { formDefence } from '#api/accounts/proof_of_work'
import { alertFrequencyValues, alertLimits } from '#api/jobs/alerts/alert_facts'

const frequency = () => vine.enum(alertFrequencyValues)
/** What is behind the `?` in the address of a job list. */
const search = () => vine.string().trim().maxLength(alertLimits.search.max).nullable().optional()

export const alertPreview = vine.create({ search: search() })
export const alertList = vine.create(paging)
export const keepAlert = vine.create({
  ...formDefence,
  search: search(),
  frequency: frequency().optional(),
  email: email().optional(),
  timeZone: timeZone().optional(),
})
export const changeAlert = vine.create({ frequency: frequency() })
