import { valuesOf, type Choice } from '#api/http/choices'

// Pure: the portal imports this file.

export const alertFrequencies = [
  { value: 'daily', label: 'Once a day' },
  { value: 'weekly', label: 'Once a week' },
] as const satisfies readonly Choice[]
export type AlertFrequency = (typeof alertFrequencies)[number]['value']
export const alertFrequencyValues = valuesOf(alertFrequencies)

export const alertLimits = {
  /** Of one person. */
  alerts: { max: 20 },
  /** The address of a job list. */
  search: { max: 1_000 },
} as const

/** The hour of the morning, where the person is, at which alerts go out. */
export const ALERT_HOUR = 7
/** The newest jobs that a mail names. */
export const ALERT_JOBS = 10
/** How long the link to confirm an alert works; what is not confirmed is deleted then. */
export const CONFIRM_DAYS = 2
/** Mails to confirm alerts that strangers can cause for one address in a day. */
export const CONFIRMS_A_DAY = 5
/** Alerts that one network address may ask for in a minute. */
export const ALERTS_A_MINUTE = 5
