import vine from '@vinejs/vine'
import { oneLine, prose } from '#api/http/text/free_text'
import { timeText } from '#api/http/dates'
import { id } from '#api/http/ids'
import { MOST_PAY, payPeriodValues } from '#api/jobs/job_facts'
import { offerLimits as limits } from '#api/applications/offers/offer_facts'
import { offerAnswers } from '#api/applications/offers/offer_flow'

export const offerValidator = vine.create({
  appliedId: id(),
  pay: vine.object({
    amount: vine.number().withoutDecimals().min(1).max(MOST_PAY),
    currency: vine
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{3}$/),
    per: vine.enum(payPeriodValues),
  }),
  startDate: timeText(),
  place: oneLine().maxLength(limits.place.max).nullable().optional(),
  text: prose().maxLength(limits.text.max).nullable().optional(),
  answerBy: timeText(),
})

export const withdrawOfferValidator = vine.create({
  reason: prose().minLength(1).maxLength(limits.reason.max),
})

export const answerOfferValidator = vine.create({
  answer: vine.enum(offerAnswers),
  message: prose()
    .maxLength(limits.question.max)
    .nullable()
    .optional()
    .requiredWhen('answer', '=', 'ask'),
})
