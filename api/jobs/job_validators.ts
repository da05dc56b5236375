import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { id } from '#api/http/ids'
import { paging } from '#api/http/pagination'
import { sanitizeRichText, textOf } from '#api/http/rich_text'
import { closeReasons, jobStates } from '#api/jobs/job_states'
import { normaliseTitle, titleProblem } from '#api/jobs/job_title_words'

export const jobTypes = ['Full-Time', 'Part-Time', 'Contract', 'Freelance', 'Internship'] as const
export const jobLocations = ['On Site', 'Remote', 'Hybrid'] as const
export const budgetPeriods = ['hour', 'month', 'year'] as const
const MOST_QUESTIONS = 20

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
    field.report(`{{ field }} cannot be under the lowest, ${Number(least)}`, 'min', field)
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
  vine.string().parse(within(1000, normaliseTitle)).minLength(5).maxLength(120).use(decent())
const richText = (most: number) =>
  vine
    .string()
    .parse(within(100_000, sanitizeRichText))
    .maxLength(100_000)
    .use(textLength({ min: 0, max: most }))
const code = (length: number) =>
  vine
    .string()
    .trim()
    .toUpperCase()
    .regex(new RegExp(`^[A-Z]{${length}}$`))

const jobFields = {
  jobTitle: title(),
  jobCategory: id().optional(),
  industryId: id().optional(),
  organisation: vine.string().trim().maxLength(120).optional(),
  employerRole: vine.string().trim().maxLength(120).optional(),
  currency: code(3).optional(),
  budgetMin: vine.number().withoutDecimals().min(0).max(1_000_000_000_000).optional(),
  budgetMax: vine
    .number()
    .withoutDecimals()
    .min(0)
    .max(1_000_000_000_000)
    .use(atLeast('budgetMin'))
    .optional(),
  budgetFor: vine.enum(budgetPeriods).optional(),
  hideBudgetToDev: vine.boolean().optional(),
  devChooseSkills: vine
    .array(vine.object({ skillId: id(), isRequired: vine.boolean().optional() }))
    .maxLength(15)
    .distinct('skillId')
    .optional(),
  devChooseStacks: vine
    .array(vine.object({ stackId: id(), isRequired: vine.boolean().optional() }))
    .maxLength(8)
    .distinct('stackId')
    .optional(),
  minExpRange: vine.number().min(0).max(50).decimal([0, 1]).optional(),
  maxExpRange: vine.number().min(0).max(50).decimal([0, 1]).use(atLeast('minExpRange')).optional(),
  shortDesc: richText(500).optional(),
  editorText: richText(20_000).optional(),
  jobType: vine.enum(jobTypes).optional(),
  jobLocation: vine.enum(jobLocations).optional(),
  jobAddress: vine
    .object({
      state: vine.string().trim().maxLength(10).optional(),
      stateName: vine.string().trim().maxLength(80).optional(),
      city: vine.string().trim().maxLength(80).optional(),
    })
    .optional(),
  jobCountry: vine
    .object({
      countryCode: code(2).optional(),
      countryName: vine.string().trim().maxLength(80).optional(),
    })
    .optional(),
  tags: vine.array(vine.string().trim().minLength(1).maxLength(40)).maxLength(15).optional(),
  questionaries: vine
    .array(
      vine.object({
        questionName: vine.string().trim().maxLength(80),
        isCustomQuestion: vine.boolean().optional(),
        questionLists: vine.array(
          vine.object({
            question: vine.string().trim().minLength(10).maxLength(300),
            isMandatory: vine.boolean().optional(),
            isAdded: vine.boolean().optional(),
            isChecked: vine.boolean().optional(),
          })
        ),
      })
    )
    .parse(chosenQuestions)
    .maxLength(12)
    .use(fewQuestions(MOST_QUESTIONS))
    .optional(),
  recruitCRM: vine.string().trim().maxLength(200).optional(),
  answerByDays: vine.number().withoutDecimals().min(1).max(60).optional(),
  validThrough: vine.date({ formats: { utc: true } as never }).optional(),
  status: vine.enum(['draft', 'open']).optional(),
}

/** A job as a company writes it; a draft may still lack parts. */
export const addJob = vine.create(jobFields)

/** The same with the job's id in the body; what is not sent stays. */
export const updateJob = vine.create({ ...jobFields, jobTitle: title().optional(), jobId: id() })

/** What a job must have before it is submitted; run on what is stored. */
export const completeJob = vine.create({
  jobTitle: vine.string().minLength(5).maxLength(120),
  jobCategory: id(),
  budgetMin: vine.number().min(0),
  budgetMax: vine.number().min(0),
  shortDesc: vine.string().use(textLength({ min: 50, max: 500 })),
  editorText: vine.string().use(textLength({ min: 200, max: 20_000 })),
  devChooseSkills: vine.array(vine.number()).minLength(1).maxLength(15),
})

export const jobStatus = vine.create({
  jobId: id(),
  status: vine.enum(['draft', 'open', 'paused', 'closed', 'archived']),
  reason: vine.enum(closeReasons).optional(),
})

export const jobInBody = vine.create({ jobId: id() })

export const jobTitleCheck = vine.create({ jobTitle: title(), jobId: id().optional() })

const oneOrMany = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? [value] : value
const listOf = <T extends Parameters<typeof vine.array>[0]>(of: T) =>
  vine.array(of).parse(oneOrMany).maxLength(20).optional()

/** The query and the body of the public job list. */
export const jobList = vine.create({
  ...paging,
  cursor: vine.string().maxLength(200).optional(),
  status: vine.enum(['open', 'shortlisted']).optional(),
  industryId: id().optional(),
  catId: id().optional(),
  search: vine.string().trim().maxLength(100).optional(),
  skills: listOf(smallId()),
  stacks: listOf(smallId()),
  jobType: listOf(vine.enum(jobTypes)),
  jobLocation: listOf(vine.enum(jobLocations)),
  countryCode: code(2).optional(),
  state: vine.string().trim().maxLength(80).optional(),
  city: vine.string().trim().maxLength(80).optional(),
  minExp: vine.number().min(0).max(50).optional(),
  maxExp: vine.number().min(0).max(50).optional(),
  budgetMin: vine.number().withoutDecimals().min(0).max(1_000_000_000_000_000).optional(),
  budgetMax: vine.number().withoutDecimals().min(0).max(1_000_000_000_000_000).optional(),
  currency: code(3).optional(),
  companyId: id().optional(),
  postedWithinDays: vine.number().withoutDecimals().min(1).max(3650).optional(),
  sort: vine.enum(['latest', 'relevance', 'budget']).optional(),
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

export const jobDetail = vine.create({ userType: vine.string().maxLength(20).optional() })

export const savedJobs = vine.create(paging)

export const postedJobs = vine.create({
  ...paging,
  status: vine.enum([...jobStates, 'open']).optional(),
  search: vine.string().trim().maxLength(100).optional(),
})
