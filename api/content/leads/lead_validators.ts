import vine from '@vinejs/vine'
import { words } from '#api/http/text/free_text'
import { email } from '#api/accounts/account_fields'
import { time } from '#api/http/dates'
import { formDefence } from '#api/accounts/proof_of_work'
import { leadLimits as limits, type LeadKind } from '#api/content/leads/lead_facts'

const name = () => words(limits.name)
const message = () => words(limits.message)

export const contactValidator = vine.create({
  ...formDefence,
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
  ...formDefence,
  name: name(),
  email: email(),
  company: words(limits.company),
  preferredAt: time().nullable().optional(),
  message: message().nullable().optional(),
})
export const salesValidator = vine.create({
  ...formDefence,
  name: name(),
  email: email(),
  company: words(limits.company),
  message: message(),
})
export const feedbackValidator = vine.create({
  ...formDefence,
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
  ...formDefence,
  service: words(limits.service),
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
