import { randomBytes } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import string from '@adonisjs/core/helpers/string'
import type { Infer } from '@vinejs/vine/types'
import { Refusal } from '#api/http/refusal'
import { timeOf } from '#api/http/dates'
import type User from '#api/accounts/models/user'
import type CompanyMember from '#api/companies/models/company_member'
import { jobMoves } from '#api/jobs/job_moves'
import Job from '#api/jobs/models/job'
import type { addJob } from '#api/jobs/job_validators'
import { waiting } from '#api/jobs/revisions/waiting_change'

export type JobInput = Partial<Infer<typeof addJob>>

/** Writes a job for the member's company, as a draft or straight to the moderators: all of it, or nothing. */
export async function postJob(member: CompanyMember, by: User, input: JobInput) {
  const id = await db.transaction(async (trx) => {
    const { company } = member
    const job = new Job().useTransaction(trx)
    job.companyId = company.id
    job.createdBy = by.id
    job.status = 'draft'
    job.slug = slugOf(input.jobTitle!)
    job.organisation = company.name
    job.shortDescription = ''
    job.description = ''
    write(job, input)
    job.industryId ??= company.industryId
    // remote work without a country is for people from anywhere
    if (job.locationType !== 'Remote') job.countryCode ??= company.countryCode
    await job.save()
    await job.record(trx, 'create', by)
    if (input.status !== 'draft') await jobMoves.submit(job, by)
    return job.id
  })
  return findForOwner(id)
}

/** A new draft that says the same. */
export async function duplicateJob(original: Job, by: User) {
  const id = await db.transaction(async (trx) => {
    const copy = new Job().useTransaction(trx)
    copy.fill({
      ...Object.fromEntries(copied.map((name) => [name, original[name]])),
      companyId: original.companyId,
      createdBy: by.id,
      status: 'draft',
      slug: slugOf(original.title),
    } as Partial<Job>)
    await copy.save()
    await copy.record(trx, 'create', by, { reason: `copy of ${original.id}` })
    return copy.id
  })
  return findForOwner(id)
}

const copied = [
  'title',
  'organisation',
  'employerRole',
  'jobCategoryId',
  'industryId',
  'jobType',
  'locationType',
  'countryCode',
  'countryName',
  'stateCode',
  'stateName',
  'city',
  'currency',
  'budgetMin',
  'budgetMax',
  'budgetFor',
  'hideBudget',
  'minExperience',
  'maxExperience',
  'shortDescription',
  'description',
  'skillIds',
  'requiredSkillIds',
  'stackIds',
  'requiredStackIds',
  'tags',
  'questionnaire',
  'recruitCrm',
  'companyEmail',
  'companyAddress',
  'aboutCompany',
  'answerByDays',
] as const satisfies (keyof Job)[]

/** A job as its company's answers show it: read again, with what the database filled in. */
export function findForOwner(id: number) {
  return Job.query().where('id', id).preload('company').preload('revisions', waiting).firstOrFail()
}

/** Puts what was sent into the job's columns: null empties one, and what was not sent stays. */
export function write(job: Job, input: JobInput) {
  const set = <K extends keyof Job>(name: K, value: Job[K] | undefined) => {
    if (value !== undefined) job[name] = value
  }
  set('title', input.jobTitle)
  set('jobCategoryId', input.jobCategory)
  set('industryId', input.industryId)
  set('organisation', input.organisation)
  set('employerRole', input.employerRole)
  set('currency', input.currency)
  set('budgetMin', input.budgetMin)
  set('budgetMax', input.budgetMax)
  set('budgetFor', input.budgetFor)
  set('hideBudget', input.hideBudgetToDev)
  set('minExperience', input.minExpRange === null ? 0 : input.minExpRange)
  set('maxExperience', input.maxExpRange)
  set('shortDescription', input.shortDesc)
  set('description', input.editorText)
  set('jobType', input.jobType)
  set('locationType', input.jobLocation)
  set('tags', input.tags)
  set('recruitCrm', input.recruitCRM)
  set('companyEmail', input.companyEmail)
  set('companyAddress', input.companyAddress)
  set('aboutCompany', input.aboutCompany)
  set('answerByDays', input.answerByDays)
  if (input.devChooseSkills) {
    job.skillIds = input.devChooseSkills.map((skill) => skill.skillId)
    job.requiredSkillIds = input.devChooseSkills
      .filter((skill) => skill.isRequired)
      .map((skill) => skill.skillId)
  }
  if (input.devChooseStacks) {
    job.stackIds = input.devChooseStacks.map((stack) => stack.stackId)
    job.requiredStackIds = input.devChooseStacks
      .filter((stack) => stack.isRequired)
      .map((stack) => stack.stackId)
  }
  if (input.jobAddress) {
    job.stateCode = input.jobAddress.state ?? null
    job.stateName = input.jobAddress.stateName ?? null
    job.city = input.jobAddress.city ?? null
  }
  if (input.jobCountry) {
    set('countryCode', input.jobCountry.countryCode)
    job.countryName = input.jobCountry.countryName ?? null
  }
  if (input.questionaries) {
    job.questionnaire = input.questionaries
      .filter((group) => group.questionLists.length > 0)
      .map((group) => ({
        questionName: group.questionName,
        isCustomQuestion: group.isCustomQuestion ?? false,
        questionLists: group.questionLists.map((item) => ({
          question: item.question,
          isMandatory: item.isMandatory ?? false,
          isAdded: true,
          isChecked: true,
        })),
      }))
  }
  if (input.validThrough && job.state === 'draft') job.validThrough = timeOf(input.validThrough)!
  assertRanges(job)
}

/** A colleague may have changed the other end of a range since it was asked. */
function assertRanges(job: Job) {
  if (job.budgetMin !== null && job.budgetMax !== null && job.budgetMin > job.budgetMax)
    throw new Refusal('The lowest budget cannot be above the highest', {
      status: 422,
      field: 'budgetMin',
    })
  if (job.maxExperience !== null && job.minExperience > job.maxExperience)
    throw new Refusal('The lowest experience cannot be above the highest', {
      status: 422,
      field: 'minExpRange',
    })
}

/** Readable, unique, and the same for ever: a later title does not change it. */
function slugOf(title: string) {
  const words =
    string
      .slug(title, { lower: true, strict: true })
      .slice(0, 80)
      .replace(/(?<!-)-+$/, '') || 'job'
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789'
  return `${words}-${[...randomBytes(8)].map((byte) => letters[byte % letters.length]).join('')}`
}
