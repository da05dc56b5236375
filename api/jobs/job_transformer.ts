import { BaseTransformer } from '@adonisjs/core/transformers'
import type User from '#api/accounts/models/user'
import type Company from '#api/companies/models/company'
import type Job from '#api/jobs/models/job'
import { imageUrl } from '#api/files/image_url'
import { shownOrNone, shownRichText } from '#api/http/text/rich_text'
import { jobNames } from '#api/jobs/job_names'
import type { TitleCheck } from '#api/jobs/title/check_title'
import type { JobEmployer, JobRow, Time } from '#api/jobs/browse/job_list_query'
import { responseRate } from '#api/companies/response_rate'
import { jobFlow } from '#api/jobs/job_flow'
import { waitingChange } from '#api/jobs/revisions/waiting_change'

/** Who looks: their company sees its own budget; a candidate sees what they saved and applied for. */
export type Viewer = {
  userId?: number
  companyId?: number
  manages?: boolean
  devId?: number
  saved?: Set<number>
  applied?: Set<number>
}

/** Who this signed-in person is to jobs. */
export function viewerOf(user: User | undefined): Viewer {
  if (!user) return {}
  return {
    userId: user.id,
    companyId: user.$extras.client_id ?? undefined,
    devId: user.$extras.dev_id ?? undefined,
  }
}

const text = (id: number | null) => (id === null ? null : String(id))
const iso = (time: Time) =>
  !time || typeof time === 'string'
    ? time || null
    : time instanceof Date
      ? time.toISOString()
      : time.toUTC().toISO()

const isFuture = (time: Time) =>
  time !== null && (typeof time === 'string' ? Date.parse(time) : Number(time)) > Date.now()

/** A job as lists show it. The budget leaves only when the company shows it, or to that company. */
export function jobCard(job: JobRow, viewer: Viewer = {}, company: JobEmployer = job) {
  const { skill, stack, category, industry } = jobNames()
  const saved = viewer.saved?.has(job.id) ?? false
  const mayKnowPay = !job.hideBudget || viewer.companyId === job.companyId
  return {
    _id: String(job.id),
    clientId: String(job.companyId),
    jobTitle: job.title,
    slug: job.slug,
    jobLogo: imageUrl(company.logoKey),
    organisation: job.organisation,
    employerRole: job.employerRole,
    companySlug: company.companySlug,
    isTopCompany: company.isTopCompany,
    responseRate: responseRate(company.answeredInTime ?? 0, company.answersDue ?? 0),
    jobCategory: text(job.jobCategoryId),
    jobCategoryName: category.get(job.jobCategoryId!)?.name ?? null,
    industryId: text(job.industryId),
    industryName: industry.get(job.industryId!)?.name ?? null,
    currency: job.currency,
    budgetMin: mayKnowPay ? job.budgetMin : undefined,
    budgetMax: mayKnowPay ? job.budgetMax : undefined,
    budgetFor: job.budgetFor,
    hideBudgetToDev: job.hideBudget,
    devChooseSkills: job.skillIds.map((id) => ({
      skillId: String(id),
      skillName: skill.get(id)?.name ?? '',
      skillTestIcon: skill.get(id)?.icon ?? null,
      isRequired: job.requiredSkillIds.includes(id),
    })),
    devChooseStacks: job.stackIds.map((id) => ({
      stackId: String(id),
      stackName: stack.get(id)?.name ?? '',
      stackIcon: stack.get(id)?.icon ?? null,
      isRequired: job.requiredStackIds.includes(id),
    })),
    minExpRange: job.minExperience,
    maxExpRange: job.maxExperience,
    shortDesc: job.shortDescription,
    tags: job.tags,
    isCandorJob: job.isCandorJob,
    jobType: job.jobType,
    jobLocation: job.locationType,
    jobAddress: { state: job.stateCode, stateName: job.stateName, city: job.city },
    jobCountry: { countryCode: job.countryCode, countryName: job.countryName },
    status: job.status,
    isApproved: job.isApproved,
    isPromoted: isFuture(job.promotionExpiresAt),
    answerByDays: job.answerByDays,
    publishedAt: iso(job.publishedAt),
    validThrough: iso(job.validThrough),
    refreshedAt: iso(job.refreshedAt),
    fevUsersIds: saved ? [String(viewer.userId)] : [],
    isSaved: saved,
    isApplied: viewer.applied?.has(job.id) ?? false,
  }
}

export type JobCard = ReturnType<typeof jobCard>

/** A job with its company preloaded: a card, the whole job for readers, and what only its company sees. */
export default class JobTransformer extends BaseTransformer<Job> {
  constructor(
    job: Job,
    protected viewer: Viewer = {}
  ) {
    super(job)
  }

  toObject() {
    const { company } = this.resource
    return jobCard(
      this.resource,
      this.viewer,
      company && {
        logoKey: company.logoKey,
        companySlug: company.slug,
        isTopCompany: company.isTopCompany,
        answeredInTime: company.answeredInTime,
        answersDue: company.answersDue,
      }
    )
  }

  forDetail() {
    const job = this.resource
    return {
      ...this.toObject(),
      shortDesc: shownRichText(job.shortDescription),
      editorText: shownRichText(job.description),
      questionaries: job.questionnaire,
      postedBy: text(job.createdBy),
      companyAddress: job.companyAddress ?? addressOf(job.company),
      aboutCompany: shownOrNone(job.aboutCompany ?? job.company.about),
    }
  }

  /** With its company's e-mail address: for the company's own lists and forms, never on a public path. */
  forOwner() {
    const { companyEmail, company } = this.resource
    return { ...this.forManaging(), companyEmail: companyEmail ?? company.email }
  }

  forManaging() {
    const job = this.resource
    return {
      ...this.forDetail(),
      recruitCRM: job.recruitCrm,
      applicantCount: job.applicantCount,
      counts: (job.$extras.counts ?? undefined) as Record<string, number> | undefined,
      state: job.state,
      actions: jobFlow.may(job, 'client'),
      rejectionReason: job.rejectionReason,
      statusReason: job.statusReason,
      change: waitingChange(job),
      promotionExpiryDate: isFuture(job.promotionExpiresAt) ? iso(job.promotionExpiresAt) : null,
      submittedAt: iso(job.submittedAt),
      closedAt: iso(job.closedAt),
      createdAt: iso(job.createdAt),
      updatedAt: iso(job.updatedAt),
    }
  }
}

/** The employer beside a job's details; its e-mail address stays here. */
export class JobCompanyTransformer extends BaseTransformer<Company> {
  toObject() {
    const company = this.resource
    return {
      _id: String(company.id),
      companyId: String(company.id),
      companyName: company.name,
      slug: company.slug,
      logo: imageUrl(company.logoKey),
      tagline: company.tagline,
      about: shownOrNone(company.about),
      website: company.website,
      size: company.size,
      foundedYear: company.foundedYear,
      industryId: text(company.industryId),
      address: addressOf(company),
      city: company.city,
      stateName: company.stateName,
      countryCode: company.countryCode,
      isTopCompany: company.isTopCompany,
      responseRate: company.responseRate,
    }
  }
}

/** A job's page: the job, its employer, and how many more there are of its kind. */
export class JobPageTransformer extends BaseTransformer<{
  job: Job
  viewer: Viewer
  relatedCount: number
  asks: { minutes: number; tests: number }
}> {
  toObject() {
    const { job, viewer, relatedCount, asks } = this.resource
    const found = JobTransformer.transform(job, viewer)
    return {
      job: viewer.manages ? found.useVariant('forManaging') : found.useVariant('forDetail'),
      company: JobCompanyTransformer.transform(job.company),
      relatedCount,
      /** The tests that applicants are sent, with their time in minutes. */
      asks,
    }
  }
}

/** What the title check found. */
export class TitleCheckTransformer extends BaseTransformer<TitleCheck> {
  toObject() {
    const { jobTitle, suggestions, duplicates } = this.resource
    return {
      jobTitle,
      isValid: true,
      suggestions: suggestions.map((row) => ({
        _id: String(row.id),
        jobTitle: row.name,
        jobCategory: text(row.category_id),
        jobCategoryName: row.category_name,
      })),
      duplicates: duplicates.map((row) => ({
        _id: String(row.id),
        jobTitle: row.title,
        state: jobFlow.stateOf({ status: row.status, isApproved: row.is_approved }),
      })),
      warning:
        duplicates.length > 0
          ? 'Your company already has a job like this. Change that one, or make clear how this one differs'
          : null,
    }
  }
}

const addressOf = (company: Company) =>
  [company.address, company.city, company.stateName, company.postalCode, company.countryCode]
    .filter(Boolean)
    .join(', ')
