import { valuesOf } from '#api/http/choices'

export const interviewTypes = [
  { value: 'video', label: 'Video' },
  { value: 'phone', label: 'Phone' },
  { value: 'on_site', label: 'On site' },
] as const
export type InterviewType = (typeof interviewTypes)[number]['value']
export const interviewTypeValues = valuesOf(interviewTypes)

/** Minutes that an interview may last. */
export const durations = [15, 30, 45, 60, 90] as const
export type Duration = (typeof durations)[number]
export const USUAL_DURATION = 30 satisfies Duration

/** From the best. */
export const recommendations = [
  { value: 'strong_yes', label: 'Strong yes' },
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'strong_no', label: 'Strong no' },
] as const
export type Recommendation = (typeof recommendations)[number]['value']
export const recommendationValues = valuesOf(recommendations)

/** How it went: what a company reports, and how a dispute is settled. */
export const interviewOutcomes = [
  { value: 'completed', label: 'It took place' },
  { value: 'no_show', label: 'Someone was missing' },
] as const
export type InterviewOutcome = (typeof interviewOutcomes)[number]['value']
export const interviewOutcomeValues = valuesOf(interviewOutcomes)

export const slotStatuses = ['open', 'chosen', 'withdrawn'] as const

/** Counts and lengths in characters. */
export const interviewLimits = {
  slots: { min: 1, max: 8 },
  interviewers: { max: 8 },
  reschedules: { max: 2 },
  rating: { min: 1, max: 5 },
  notes: { max: 4000 },
  message: { max: 2000 },
  location: { max: 300 },
  meetingUrl: { max: 500 },
} as const

/** Hours in which a company names times for a candidate who asked. */
export const REQUEST_HOURS = 72
/** Offered times lapse so many hours before the first; a candidate may move or cancel as long. */
export const LEAST_HOURS_BEFORE = 4
/** A wish to move lapses so many hours before the old time. */
export const FALL_BACK_HOURS = 12
/** Hours before the start at which both are reminded. */
export const REMINDER_HOURS = { day: 24, hour: 1 } as const
/** Hours after the end in which an outcome is said before it counts as taken place. */
export const OUTCOME_HOURS = 24
/** Hours after the end in which a candidate may say that it was otherwise. */
export const DISPUTE_HOURS = 72
/** How far ahead a time may lie, in days. */
export const HORIZON_DAYS = 120
/** Days back that a calendar feed tells of. */
export const FEED_PAST_DAYS = 90
/** Days whose busy times are asked for at once. */
export const BUSY_DAYS = 31
