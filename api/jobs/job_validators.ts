import vine from '@vinejs/vine'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { oneLine, prose, plainLine, plainProse } from '#api/http/text/free_text'
import type { FieldContext } from '@vinejs/vine/types'
import { timeOf, timeText } from '#api/http/dates'
import { noSite } from '#api/http/text/site_words'
import { email } from '#api/accounts/account_fields'
import { id } from '#api/http/ids'
import { separated } from '#api/http/text/several'
import { paging } from '#api/http/pagination'
import { placeLimits } from '#api/taxonomy/taxonomy_facts'
import { SEARCH_MAX } from '#api/http/paging_facts'
import { sanitizeRichText, textOf } from '#api/http/text/rich_text'
import {
  closeReasonValues,
  companyJobStatuses,
  MOST_DAYS_LISTED,
  jobLimits,
  jobSortValues,
  jobTypeValues,
  MOST_PAY,
  MOST_PAY_A_YEAR,
  payPeriodValues,
  postedSortValues,
  workModeValues,
} from '#api/jobs/job_facts'
import { jobFlow } from '#api/jobs/job_flow'
import { normaliseTitle, titleProblem } from '#api/jobs/title/job_title_words'

const decent = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  const problem = typeof value === 'string' ? titleProblem(value) : undefined
  if (problem) field.report(problem, 'decent', field)
})

const textLength = vine.createRule(
  (value: unknown, { min, max }: { min: number; max: number }, field: FieldContext) => {
    if (typeof value !== 'string') return
    const { length } = textOf(value)
    if (length < min)
      field.report('{{ field }} needs at least {{ min }} characters of text', 'minLength', field, {
        min,
      })
    if (length > max)
      field.report(
        '{{ field }} may have at most {{ max }} characters of text',
        'maxLength',
        field,
        { max }
      )
  }
)

const atLeast = vine.createRule((value: unknown, other: string, field: FieldContext) => {
  const least = field.parent[other]
  if (
    typeof value === 'number' &&
    least !== null &&
    least !== undefined &&
    least !== '' &&
    Number(least) > value
  )
    field.report('{{ field }} cannot be under the lowest, {{ min }}', 'min', field, {
      min: Number(least),
    })
})

/** Ids of rows that may still be chosen; as they were sent, so that what is no id is left to the rules of ids. */
const known = vine.createRule(
  async (value: unknown, { table, message }: { table: string; message: string }, field) => {
    const ids = [value].flat().flatMap((one: any) => {
      const id = Number(one?.skillId ?? one?.stackId ?? one)
      return Number.isSafeInteger(id) && id > 0 ? [id] : []
    })
    if (ids.length === 0) return
    const [{ total }] = await db
      .from(table)
      .whereIn('id', ids)
      .where('status', 'active')
      .count('* as total')
    if (Number(total) < new Set(ids).size) field.report(message, 'known', field)
  }
)
const knownCategory = {
  table: 'job_categories',
  message: 'This category is no longer on our list; choose another',
}
const knownIndustry = {
  table: 'industries',
  message: 'This industry is no longer on our list; choose another',
}
const knownSkills = {
  table: 'skills',
  message: 'One of the skills is no longer on our list; choose another',
}
const knownStacks = {
  table: 'stacks',
  message: 'One of the stacks is no longer on our list; choose another',
}

const listedDays = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  const end = typeof value === 'string' && timeOf(value)
  if (!end) return
  const now = DateTime.now()
  if (end < now.plus({ days: 1 }) || end > now.plus({ days: MOST_DAYS_LISTED }))
    field.report(
      'A job is shown for at least a day and at most {{ days }} days',
      'listedDays',
      field,
      { days: MOST_DAYS_LISTED }
    )
})

const fewQuestions = vine.createRule((value: unknown, most: number, field: FieldContext) => {
  const total = Array.isArray(value)
    ? value.reduce(
        (sum, group) =>
          sum + (Array.isArray(group?.questionLists) ? group.questionLists.length : 0),
        0
      )
    : 0
  if (total > most)
    field.report('{{ field }} may have at most {{ max }} entries', 'array.maxLength', field, {
      max: most,
    })
})

/** A form sends every question it offers; the ones that the company chose are the job's. */
function chosenQuestions(groups: unknown) {
  if (!Array.isArray(groups)) return groups
  return groups.slice(0, 50).map((group) =>
    group && typeof group === 'object' && Array.isArray(group.questionLists)
      ? {
          ...group,
          questionLists: group.questionLists.filter(
            (item: any) =>
              !item || typeof item !== 'object' || item.isAdded === true || item.isChecked === true
          ),
        }
      : group
  )
}

// what is too long is refused by its length, not worked on
const within = (most: number, clean: (value: string) => string) => (value: unknown) =>
  typeof value === 'string' && value.length <= most ? clean(value) : value

const title = () =>
  vine
    .string()
    .parse(within(1000, normaliseTitle))
    .use(plainLine())
    .minLength(jobLimits.title.min)
    .maxLength(jobLimits.title.max)
    .use(decent())
    .use(noSite())
const richText = (most: number) =>
  vine
    .string()
    .parse(within(100_000, sanitizeRichText))
    .use(plainProse())
    .maxLength(100_000)
    .use(textLength({ min: 0, max: most }))
const code = (length: number) =>
  vine
    .string()
    .trim()
    .toUpperCase()
    .regex(new RegExp(`^[A-Z]{${length}}$`))

const experience = () => vine.number().min(jobLimits.experience.min).max(jobLimits.experience.max)

/** What is null is emptied. */
const jobFields = {
  jobTitle: title(),
  jobCategory: id().use(known(knownCategory)).nullable().optional(),
  industryId: id().use(known(knownIndustry)).nullable().optional(),
  organisation: oneLine().maxLength(jobLimits.organisation.max).use(noSite()).optional(),
  employerRole: oneLine().maxLength(jobLimits.employerRole.max).optional(),
  currency: code(3).optional(),
  budgetMin: vine.number().withoutDecimals().min(0).max(MOST_PAY).nullable().optional(),
  budgetMax: vine
    .number()
    .withoutDecimals()
    .min(0)
    .max(MOST_PAY)
    .use(atLeast('budgetMin'))
    .nullable()
    .optional(),
  budgetFor: vine.enum(payPeriodValues).optional(),
  hideBudgetToDev: vine.boolean().optional(),
  devChooseSkills: vine
    .array(vine.object({ skillId: id(), isRequired: vine.boolean().optional() }))
    .maxLength(jobLimits.skills.max)
    .distinct('skillId')
    .use(known(knownSkills))
    .optional(),
  devChooseStacks: vine
    .array(vine.object({ stackId: id(), isRequired: vine.boolean().optional() }))
    .maxLength(jobLimits.stacks.max)
    .distinct('stackId')
    .use(known(knownStacks))
    .optional(),
  minExpRange: experience().decimal([0, 1]).nullable().optional(),
  maxExpRange: experience().decimal([0, 1]).use(atLeast('minExpRange')).nullable().optional(),
  shortDesc: richText(jobLimits.shortDescription.max).optional(),
  editorText: richText(jobLimits.description.max).optional(),
  jobType: vine.enum(jobTypeValues).optional(),
  jobLocation: vine.enum(workModeValues).optional(),
  jobAddress: vine
    .object({
      state: vine.string().trim().maxLength(10).optional(),
      stateName: oneLine().maxLength(80).optional(),
      city: oneLine().maxLength(80).optional(),
    })
    .optional(),
  jobCountry: vine
    .object({
      countryCode: code(2).nullable().optional(),
      countryName: oneLine().maxLength(80).optional(),
    })
    .optional(),
  tags: vine
    .array(oneLine().minLength(1).maxLength(jobLimits.tag.max))
    .maxLength(jobLimits.tags.max)
    .optional(),
  questionaries: vine
    .array(
      vine.object({
        questionName: oneLine().maxLength(80),
        isCustomQuestion: vine.boolean().optional(),
        questionLists: vine.array(
          vine.object({
            question: oneLine().minLength(jobLimits.question.min).maxLength(jobLimits.question.max),
            isMandatory: vine.boolean().optional(),
            isAdded: vine.boolean().optional(),
            isChecked: vine.boolean().optional(),
          })
        ),
      })
    )
    .parse(chosenQuestions)
    .maxLength(jobLimits.questionGroups.max)
    .use(fewQuestions(jobLimits.questions.max))
    .optional(),
  companyEmail: email().nullable().optional(),
  companyAddress: prose().maxLength(jobLimits.companyAddress.max).nullable().optional(),
  aboutCompany: richText(jobLimits.aboutCompany.max).nullable().optional(),
  recruitCRM: oneLine().maxLength(200).optional(),
  answerByDays: vine
    .number()
    .withoutDecimals()
    .min(jobLimits.answerByDays.min)
    .max(jobLimits.answerByDays.max)
    .optional(),
  validThrough: timeText().use(listedDays()).optional(),
  status: vine.enum(['draft', 'open']).optional(),
}

/** A job as a company writes it; a draft may still lack parts. */
export const addJob = vine.create(jobFields)

/** The same with the job's id in the body; what is not sent stays. */
export const updateJob = vine.create({ ...jobFields, jobTitle: title().optional(), jobId: id() })

const wholeText = ({ min, max }: { min: number; max: number }) =>
  vine.string().parse(within(100_000, sanitizeRichText)).use(textLength({ min, max }))

/** What a job must have before it is submitted; run on what is stored, and on what a form sends over it. */
export const completeJob = vine.create({
  jobTitle: vine.string().minLength(jobLimits.title.min).maxLength(jobLimits.title.max),
  jobCategory: id(),
  budgetMin: vine.number().min(0),
  budgetMax: vine.number().min(0),
  shortDesc: wholeText(jobLimits.shortDescription),
  editorText: wholeText(jobLimits.description),
  devChooseSkills: vine
    .array(vine.any())
    .minLength(jobLimits.skills.min)
    .maxLength(jobLimits.skills.max),
})

/** An edit may send one end of a range, which is held against the other as it is stored. */
export const jobRanges = vine.create({
  budgetMin: vine.any().optional(),
  budgetMax: vine.number().use(atLeast('budgetMin')).optional(),
  minExpRange: vine.any().optional(),
  maxExpRange: vine.number().use(atLeast('minExpRange')).optional(),
})

export const jobStatus = vine.create({
  jobId: id(),
  status: vine.enum(companyJobStatuses),
  reason: vine.enum(closeReasonValues).optional().requiredWhen('status', '=', 'closed'),
})

export const jobInBody = vine.create({ jobId: id() })
/** With `isSaved` it ends there, however often it is sent; without it is the other way round after. */
export const saveJob = vine.create({ jobId: id(), isSaved: vine.boolean().optional() })

export const jobTitleCheck = vine.create({ jobTitle: title(), jobId: id().optional() })

const listOf = <T extends Parameters<typeof vine.array>[0]>(of: T) =>
  vine.array(of).parse(separated).maxLength(20).optional()

/** The query and the body of the public job list. */
export const jobList = vine.create({
  ...paging,
  cursor: vine.string().maxLength(200).optional(),
  status: vine.enum(['open', 'shortlisted']).optional(),
  industryId: id().optional(),
  catId: id().optional(),
  search: vine.string().trim().maxLength(SEARCH_MAX).optional(),
  skills: listOf(smallId()),
  stacks: listOf(smallId()),
  jobType: listOf(vine.enum(jobTypeValues)),
  jobLocation: listOf(vine.enum(workModeValues)),
  countryCode: code(2).optional(),
  state: vine.string().trim().maxLength(placeLimits.stateName.max).optional(),
  city: oneLine().maxLength(placeLimits.city.max).optional(),
  minExp: experience().optional(),
  maxExp: experience().optional(),
  budgetMin: vine.number().withoutDecimals().min(0).max(MOST_PAY_A_YEAR).optional(),
  budgetMax: vine.number().withoutDecimals().min(0).max(MOST_PAY_A_YEAR).optional(),
  currency: code(3).optional(),
  companyId: id().optional(),
  postedWithinDays: vine.number().withoutDecimals().min(1).max(3650).optional(),
  sort: vine.enum(jobSortValues).optional(),
  /** Counts each choice under all other filters, beside the list. */
  facets: vine.boolean().optional(),
})

/** Skills and stacks are kept on jobs as four-byte numbers. */
function smallId() {
  return vine.number().withoutDecimals().min(1).max(2_147_483_647)
}

export const relatedJobs = vine.create({ ...paging, jobId: id().optional() })

export const companyJobs = vine.create({
  ...paging,
  cursor: vine.string().maxLength(200).optional(),
})

export const jobDetail = vine.create({
  userType: vine.string().maxLength(20).optional(),
  /** For those who decide: a change that waits, shown as if it were approved. */
  change: id().optional(),
})

export const savedJobs = vine.create(paging)
const search = vine.string().trim().maxLength(SEARCH_MAX).optional()
export const trendingList = vine.create({ ...paging, search, q: search.clone() })

export const postedJobs = vine.create({
  ...paging,
  status: vine.enum([...jobFlow.names, 'open']).optional(),
  sort: vine.enum(postedSortValues).optional(),
  search: vine.string().trim().maxLength(SEARCH_MAX).optional(),
})
export const followList = vine.create({
  slug: vine.string().trim().maxLength(200).optional(),
  ...paging,
})
