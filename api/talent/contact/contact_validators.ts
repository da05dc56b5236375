import vine from '@vinejs/vine'
import { prose } from '#api/http/text/free_text'
import { id } from '#api/http/ids'
import { MOST_PAY, payPeriodValues } from '#api/jobs/job_facts'
import { paging } from '#api/http/pagination'
import { contactFlow } from '#api/talent/contact/contact_flow'
import { talentLimits } from '#api/talent/talent_facts'

const amount = () => vine.number().withoutDecimals().min(0).max(MOST_PAY)

const notBelow = vine.createRule((value, other: string, field) => {
  if (
    typeof value === 'number' &&
    typeof field.parent[other] === 'number' &&
    value < field.parent[other]
  )
    field.report('The highest pay must be at least the lowest', 'notBelow', field)
})

export const contactRequest = vine.create({
  devId: id(),
  jobId: id().optional(),
  payRange: vine
    .object({
      min: amount(),
      max: amount().use(notBelow('min')),
      currency: vine
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[A-Z]{3}$/),
      per: vine.enum(payPeriodValues),
    })
    .optional(),
  message: prose().minLength(1).maxLength(talentLimits.contactMessage.max),
})
export const contactRequests = vine.create({
  ...paging,
  status: vine.enum(contactFlow.names).optional(),
  devId: id().optional(),
})
export const declineRequest = vine.create({
  reason: prose().maxLength(talentLimits.contactDecline.max).nullable().optional(),
})
export const unlockList = vine.create(paging)
export const fetchLog = vine.create({
  devId: id(),
  reason: prose().minLength(talentLimits.fetchReason.min).maxLength(talentLimits.fetchReason.max),
})
export const fetchLogs = vine.create({ ...paging, devId: id().optional() })
