import { MOST_SHARED_HOURS } from '#api/talent/talent_facts'
import { SEARCH_MAX } from '#api/http/paging_facts'
import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { IANAZone } from 'luxon'
import { id } from '#api/http/ids'
import { oneOrMany, separated } from '#api/http/text/several'
import { jobTypeValues, MOST_PAY, payPeriodValues, workModeValues } from '#api/jobs/job_facts'
import { paging } from '#api/http/pagination'
import { accountLimits } from '#api/accounts/account_facts'
import { availabilityValues, candidateLimits, degreeValues } from '#api/candidates/candidate_facts'
import { englishBandValues } from '#api/candidates/english_facts'
import { searchSortValues, talentLimits } from '#api/talent/talent_facts'
import { placeLimits } from '#api/taxonomy/taxonomy_facts'

const isZone = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (typeof value === 'string' && !IANAZone.isValidZone(value))
    field.report('{{ field }} must be a time zone such as Asia/Kolkata', 'zone', field)
})

const atLeast = vine.createRule((value: unknown, other: string, field: FieldContext) => {
  const least = Number(field.parent[other] ?? Number.NaN)
  if (typeof value === 'number' && least > value)
    field.report('{{ field }} cannot be under the lowest, {{ min }}', 'min', field, { min: least })
})

/** Years by the id of a skill or stack. */
const yearsById = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (typeof value !== 'object' || value === null) return
  const wrong = Object.keys(value).some((key) => !/^[1-9]\d{0,9}$/.test(key))
  if (wrong || Object.keys(value).length > 20)
    field.report('{{ field }} must name at most 20 skills by their _id', 'ids', field)
})

const code = (length: number) =>
  vine
    .string()
    .trim()
    .toUpperCase()
    .regex(new RegExp(`^[A-Z]{${length}}$`))
const wordy = (most: number) => vine.string().trim().maxLength(most)
const oneOf = <T extends readonly string[]>(values: T) =>
  vine.array(vine.enum(values)).maxLength(values.length).parse(separated).optional()
const ids = () => vine.array(id()).parse(separated).maxLength(20).distinct().optional()
// a plain list asks for any of its values
const choice = () =>
  vine
    .object({ all: ids(), any: ids(), none: ids() })
    .parse((value) => {
      const values = separated(value)
      return Array.isArray(values) ? { any: values } : value
    })
    .optional()
const years = () =>
  vine
    .number()
    .min(candidateLimits.experience.min)
    .max(candidateLimits.experience.max)
    .decimal([0, 1])

const names = (most: number) =>
  vine.array(wordy(most).minLength(1)).maxLength(talentLimits.names.max).parse(oneOrMany).optional()

/** What a list of developers can be narrowed by; also what a saved filter keeps. */
export const filterFields = {
  search: wordy(SEARCH_MAX).optional(),
  skills: choice(),
  minYears: vine.record(years()).use(yearsById()).optional(),
  stacks: choice(),
  titles: vine
    .array(wordy(candidateLimits.preferredTitle.max).minLength(1))
    .maxLength(candidateLimits.preferredTitles.max)
    .parse(oneOrMany)
    .optional(),
  /** At any of these, by their names or words of them. */
  employers: names(candidateLimits.company.max),
  schools: names(candidateLimits.institution.max),
  minExp: years().optional(),
  maxExp: years().use(atLeast('minExp')).optional(),
  payMax: vine.number().withoutDecimals().min(0).max(MOST_PAY).optional(),
  /** What `payMax` is for; a year unless told. */
  payPer: vine.enum(payPeriodValues).optional(),
  currency: code(3).optional(),
  noticeMax: vine
    .number()
    .withoutDecimals()
    .min(candidateLimits.noticePeriodDays.min)
    .max(candidateLimits.noticePeriodDays.max)
    .optional(),
  countryCode: code(2).optional(),
  state: wordy(placeLimits.stateName.max).optional(),
  city: wordy(placeLimits.city.max).optional(),
  /** Kilometres around the city. */
  radius: vine.number().min(1).max(1000).optional(),
  timeZone: wordy(accountLimits.timeZone.max).use(isZone()).optional(),
  /** Hours that two working days from 9 to 18 must share; four unless told. */
  overlapHours: vine.number().min(0).max(MOST_SHARED_HOURS).optional(),
  workModes: oneOf(workModeValues),
  jobTypes: oneOf(jobTypeValues),
  availability: oneOf(availabilityValues),
  englishMin: vine.enum(englishBandValues).optional(),
  /** `english` for the cleared English test, else the id of a skill. */
  testPassed: vine
    .array(
      vine
        .string()
        .parse((value) => (typeof value === 'number' ? String(value) : value))
        .regex(/^(english|[1-9]\d{0,9})$/)
    )
    .maxLength(10)
    .parse(separated)
    .optional(),
  /** At least this. */
  education: vine.enum(degreeValues).optional(),
  relocation: vine.boolean().optional(),
  activeWithinDays: vine.number().withoutDecimals().min(1).max(365).optional(),
  saved: vine.boolean().optional(),
  sort: vine.enum(searchSortValues).optional(),
}

export const searchValidator = vine.create({
  ...filterFields,
  facets: vine.boolean().optional(),
  cursor: vine.string().maxLength(300).optional(),
  ...paging,
})
