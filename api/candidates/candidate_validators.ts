import vine from '@vinejs/vine'
import { oneLine, prose } from '#api/http/text/free_text'
import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'
import type { FieldContext } from '@vinejs/vine/types'
import { id } from '#api/http/ids'
import {
  jobTypes,
  jobTypeValues,
  MOST_PAY,
  payPeriodValues,
  workModes,
  workModeValues,
} from '#api/jobs/job_facts'
import { paging } from '#api/http/pagination'
import { name, timeZone } from '#api/accounts/account_fields'
import { accountLimits } from '#api/accounts/account_facts'
import {
  availabilityValues,
  candidateLimits as limits,
  skillLevelValues,
} from '#api/candidates/candidate_facts'
import { placeLimits } from '#api/taxonomy/taxonomy_facts'
import { updateFlow } from '#api/candidates/updates/update_flow'

const isPhone = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (typeof value !== 'string') return
  // a national number is read as one of the country that is sent along, or else of the profile's
  const country = String(field.data.countryCode ?? field.meta.countryCode ?? '').toUpperCase()
  const phone = parsePhoneNumberFromString(
    value,
    isSupportedCountry(country) ? (country as CountryCode) : undefined
  )
  if (!phone?.isValid())
    return field.report(
      '{{ field }} must be a whole number with its country, such as +91 98765 43210',
      'phone',
      field
    )
  field.mutate(phone.number, field)
})

const isCountry = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (typeof value === 'string' && !isSupportedCountry(value))
    field.report('{{ field }} must be a country code such as IN', 'country', field)
})

const notAfterThisYear = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (typeof value === 'number' && value > new Date().getFullYear())
    field.report('{{ field }} cannot lie in the future', 'future', field)
})

/** A country by its two letters, in any case. */
export const country = () => vine.string().trim().toUpperCase().use(isCountry())

const headline = () => oneLine().minLength(limits.headline.min).maxLength(limits.headline.max)

/** Only what is sent changes; null clears what may be empty. */
export const profileValidator = vine.withMetaData<{ countryCode: string | null }>().create({
  fName: name()
    .optional()
    .requiredWhen((field) => 'fName' in field.data),
  lName: name()
    .optional()
    .requiredWhen((field) => 'lName' in field.data),
  headline: headline().nullable().optional(),
  story: prose().minLength(limits.story.min).maxLength(limits.story.max).nullable().optional(),
  preferredTitles: vine
    .array(oneLine().minLength(limits.preferredTitle.min).maxLength(limits.preferredTitle.max))
    .maxLength(limits.preferredTitles.max)
    .distinct()
    .optional(),
  phone: vine
    .string()
    .trim()
    .maxLength(accountLimits.phone.max)
    .use(isPhone())
    .nullable()
    .optional(),
  countryCode: country().optional(),
  state: vine.string().trim().maxLength(placeLimits.stateCode.max).nullable().optional(),
  city: oneLine().maxLength(placeLimits.city.max).nullable().optional(),
  timeZone: timeZone().optional(),
  noticePeriodDays: vine
    .number()
    .withoutDecimals()
    .min(limits.noticePeriodDays.min)
    .max(limits.noticePeriodDays.max)
    .nullable()
    .optional(),
  expectedPay: vine
    .object({
      min: vine.number().withoutDecimals().min(0).max(MOST_PAY),
      currency: vine
        .string()
        .trim()
        .toUpperCase()
        .regex(/^[A-Z]{3}$/),
      per: vine.enum(payPeriodValues),
    })
    .nullable()
    .optional(),
  /** Where they know their way, beside their employers' own. */
  industries: vine.array(id()).maxLength(limits.industries.max).distinct().optional(),
  workModes: vine
    .array(vine.enum(workModeValues))
    .maxLength(workModes.length)
    .distinct()
    .optional(),
  jobTypes: vine.array(vine.enum(jobTypeValues)).maxLength(jobTypes.length).distinct().optional(),
  relocation: vine.boolean().optional(),
  workAuthorisation: vine.array(country()).maxLength(50).distinct().optional(),
  availability: vine.enum(availabilityValues).optional(),
  isPublic: vine.boolean().optional(),
})

const skillFields = {
  // what nobody said is shown as nothing
  years: vine
    .number()
    .decimal([0, 1])
    .min(limits.experience.min)
    .max(limits.experience.max)
    .nullable()
    .optional(),
  lastUsed: vine.number().withoutDecimals().min(1970).use(notAfterThisYear()).nullable().optional(),
  level: vine.enum(skillLevelValues).nullable().optional(),
}

export const addSkillValidator = vine.create({ skillId: id(), ...skillFields })
export const changeSkillValidator = vine.create(skillFields)
/** Rows that wait to be added have minus their request's number. */
/** What the removal of a row answered; longer than any sealed row is nothing of ours. */
export const restoreValidator = vine.create({
  restore: vine.string().minLength(1).maxLength(100_000),
})
export const orderValidator = vine.create({
  ids: vine
    .array(
      vine.number().withoutDecimals().range([-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER])
    )
    .minLength(1)
    .maxLength(150)
    .distinct(),
})
const pixel = () => vine.number().withoutDecimals().min(0).max(20_000)
const ofCrop = ['cropX', 'cropY', 'cropWidth', 'cropHeight']
/** The part of a photo to keep, in pixels of the upright picture, in the address beside the upload: all four, or none. */
export const cropValidator = vine.create({
  cropX: pixel().optional().requiredIfAnyExists(ofCrop),
  cropY: pixel().optional().requiredIfAnyExists(ofCrop),
  cropWidth: pixel().min(16).optional().requiredIfAnyExists(ofCrop),
  cropHeight: pixel().min(16).optional().requiredIfAnyExists(ofCrop),
})

const updatable = {
  fName: name().optional(),
  lName: name().optional(),
  headline: headline().optional(),
}
/** What is asked for of an approved profile; lists, photo, video and resume go by their own routes. */
export const updateRequestValidator = vine.create({
  ...updatable,
  headline: updatable.headline.clone().requiredIfMissing(['fName', 'lName']),
})
export const updateListValidator = vine.create({
  ...paging,
  status: vine.enum(updateFlow.names).optional(),
})
export const activeTabValidator = vine.create({
  activeTab: vine.number().withoutDecimals().min(0).max(50),
})
export const removeResumeValidator = vine.create({ resumeId: id().optional() })
