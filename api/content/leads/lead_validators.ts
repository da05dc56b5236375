import vine from '@vinejs/vine'
import { email } from '#api/accounts/account_fields'
import { time } from '#api/http/dates'
import { leadLimits as limits, type LeadKind } from '#api/content/leads/lead_facts'

const text = ({ min, max }: { min: number; max: number }) =>
  vine.string().trim().minLength(min).maxLength(max)

/** What every form may carry besides its own fields: the proof of work, and the field that only machines fill in. */
const defence = {
  proof: vine
    .object({ challenge: vine.string().maxLength(600), nonce: vine.string().maxLength(40) })
    .optional(),
  website: vine.string().maxLength(2_000).optional(),
  captcha: vine.string().maxLength(4_000).optional(),
}
const name = () => text(limits.name)
const message = () => text(limits.message)

export const contactValidator = vine.create({
  ...defence,
  name: name(),
  email: email(),
  phone: vine
    .string()
    .trim()
    .maxLength(limits.phone.max)
    .regex(/^\+?[\d\s().-]{5,20}$/)
    .nullable()
    .optional(),
  message: message(),
})
export const demoValidator = vine.create({
  ...defence,
  name: name(),
  email: email(),
  company: text(limits.company),
  preferredAt: time().nullable().optional(),
  message: message().nullable().optional(),
})
export const salesValidator = vine.create({
  ...defence,
  name: name(),
  email: email(),
  company: text(limits.company),
  message: message(),
})
export const feedbackValidator = vine.create({
  ...defence,
  message: message(),
  rating: vine
    .number()
    .withoutDecimals()
    .min(limits.rating.min)
    .max(limits.rating.max)
    .nullable()
    .optional(),
  email: email().nullable().optional(),
})
export const servicesValidator = vine.create({
  ...defence,
  service: text(limits.service),
  name: name(),
  email: email(),
  message: message(),
})

/** What each form takes, by its kind. */
export const leadValidators = {
  contact: contactValidator,
  demo: demoValidator,
  sales: salesValidator,
  feedback: feedbackValidator,
  services: servicesValidator,
} as const satisfies Record<LeadKind, unknown>
