import vine from '@vinejs/vine'
import { oneLine, prose } from '#api/http/text/free_text'
import { DateTime } from 'luxon'
import { id } from '#api/http/ids'
import { paging } from '#api/http/pagination'
import { SEARCH_MAX } from '#api/http/paging_facts'
import { interviewStatuses } from '#api/interviews/interview_flow'
import { isTimeZone } from '#api/interviews/slots/interview_times'
import {
  durations,
  HORIZON_DAYS,
  interviewLimits as limits,
  interviewOutcomeValues,
  interviewTypeValues,
  recommendationValues,
} from '#api/interviews/interview_facts'
import { accountLimits, bothSides } from '#api/accounts/account_facts'

/** A moment with its offset, such as `2026-12-01T09:00:00Z`: without one it would mean a different time to each reader. */
const isMoment = vine.createRule((value, _options, field) => {
  if (typeof value !== 'string') return
  const valid =
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/i.test(value) &&
    DateTime.fromISO(value).isValid
  if (!valid)
    field.report('Write the time with its offset, such as 2026-12-01T09:00:00Z', 'moment', field)
})

const isAhead = vine.createRule((value, _options, field) => {
  if (typeof value !== 'string' || !field.isValid) return
  const time = DateTime.fromISO(value)
  if (time <= DateTime.now())
    field.report('This time has passed; choose one that is still to come', 'ahead', field)
  else if (time > DateTime.now().plus({ days: HORIZON_DAYS }))
    field.report(`Choose a time within the next ${HORIZON_DAYS} days`, 'ahead', field)
})

const isZone = vine.createRule((value, _options, field) => {
  if (typeof value === 'string' && !isTimeZone(value))
    field.report('Choose a time zone such as Asia/Kolkata', 'timeZone', field)
})

const onlyForVideo = vine.createRule((_value, _options, field) => {
  // an interview is by video unless somebody says otherwise
  if ((field.parent.type ?? 'video') !== 'video')
    field.report('Only a video interview has a meeting link', 'onlyForVideo', field)
})

const moment = () => vine.string().trim().maxLength(40).use(isMoment())
const toTime = (value: string) => DateTime.fromISO(value, { zone: 'utc' })
const slots = () =>
  vine
    .array(vine.object({ start: moment().use(isAhead()).transform(toTime) }))
    .minLength(limits.slots.min)
    .maxLength(limits.slots.max)
const timeZone = () => vine.string().trim().maxLength(accountLimits.timeZone.max).use(isZone())
const words = () => prose().maxLength(limits.message.max)

const terms = {
  type: vine.enum(interviewTypeValues),
  meetingUrl: vine
    .string()
    .trim()
    .maxLength(limits.meetingUrl.max)
    .url({ protocols: ['https'], require_protocol: true })
    .use(onlyForVideo())
    .optional(),
  location: oneLine().maxLength(limits.location.max).optional(),
  message: words().optional(),
  interviewerIds: vine.array(id()).maxLength(limits.interviewers.max).distinct().optional(),
}
const duration = () => vine.number().in([...durations])

export const scheduleValidator = vine.create({
  appliedId: id(),
  interviewId: id().optional(),
  slots: slots(),
  duration: duration(),
  timeZone: timeZone(),
  ...terms,
})

export const requestValidator = vine.create({
  appliedId: id(),
  duration: duration().optional(),
  timeZone: timeZone().optional(),
  ...terms,
  type: terms.type.clone().optional(),
})

export const offerValidator = vine.create({
  interviewId: id(),
  slots: slots(),
  timeZone: timeZone().optional(),
  message: words().optional(),
})

export const rescheduleValidator = vine.create({
  interviewId: id(),
  slots: slots(),
  timeZone: timeZone().optional(),
  reason: words().optional(),
})

export const chooseValidator = vine.create({ interviewId: id(), slotId: id() })

export const acceptValidator = vine.create({ interviewId: id(), slotId: id().optional() })

export const declineValidator = vine.create({ interviewId: id(), reason: words().optional() })

export const cancelValidator = vine.create({ interviewId: id(), reason: words().minLength(1) })

export const confirmValidator = vine.create({ interviewId: id() })

export const completeValidator = vine.create({
  interviewId: id(),
  outcome: vine.enum(interviewOutcomeValues),
  who: vine.enum(bothSides).optional().requiredWhen('outcome', '=', 'no_show'),
  scorecard: vine
    .object({
      rating: vine
        .number()
        .withoutDecimals()
        .min(limits.rating.min)
        .max(limits.rating.max)
        .optional(),
      recommendation: vine.enum(recommendationValues).optional(),
      notes: prose().maxLength(limits.notes.max).optional(),
    })
    .optional(),
})

export const disputeValidator = vine.create({
  interviewId: id(),
  reason: words().minLength(1),
})

export const settleValidator = vine.create({
  interviewId: id(),
  outcome: vine.enum(interviewOutcomeValues),
})

export const interviewersValidator = vine.create({
  interviewId: id(),
  interviewerIds: vine.array(id()).maxLength(limits.interviewers.max).distinct(),
})

export const busyValidator = vine.create({
  from: moment().transform(toTime),
  to: moment().transform(toTime),
})

export const freeValidator = vine.create({
  ...paging,
  search: vine.string().trim().minLength(2).maxLength(SEARCH_MAX).optional(),
})

export const listValidator = vine.create({
  ...paging,
  cursor: vine.string().maxLength(200).optional(),
  status: vine.enum(['upcoming', 'past', ...interviewStatuses] as const).optional(),
  jobId: id().optional(),
  from: moment().transform(toTime).optional(),
  to: moment().transform(toTime).optional(),
})
