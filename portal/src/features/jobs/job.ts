import { labelIn } from '#api/http/choices'
import { jobTypes, workModes } from '#api/jobs/job_facts'
import { countryName } from '../../components/format'

// The shapes of jobs and companies as public answers carry them.

export type Job = {
  _id: string
  clientId: string
  jobTitle: string
  slug: string
  jobLogo: string | null
  organisation: string | null
  companySlug?: string
  isTopCompany?: boolean
  responseRate?: number | null
  jobCategory: string | null
  jobCategoryName?: string | null
  industryId?: string | null
  industryName?: string | null
  currency: string
  budgetMin?: number | null
  budgetMax?: number | null
  budgetFor: string
  hideBudgetToDev: boolean
  devChooseSkills: { skillId: string; skillName: string; isRequired: boolean }[]
  devChooseStacks: { stackId: string; stackName: string; isRequired: boolean }[]
  minExpRange: number
  maxExpRange: number | null
  shortDesc: string
  tags: string[]
  jobType: string
  jobLocation: string
  jobAddress: { state: string | null; stateName: string | null; city: string | null }
  jobCountry: { countryCode: string | null; countryName: string | null }
  status: string
  isPromoted?: boolean
  answerByDays: number
  publishedAt: string | null
  validThrough: string | null
  refreshedAt: string | null
  isSaved?: boolean
  isApplied?: boolean
}

export type Question = {
  question: string
  isMandatory: boolean
  isAdded?: boolean
  isChecked?: boolean
}
export type JobDetail = Job & {
  editorText: string
  questionaries: { questionName: string; isCustomQuestion: boolean; questionLists: Question[] }[]
  aboutCompany?: string | null
  companyAddress?: string
}

export type Company = {
  _id: string
  companyName: string
  slug: string
  logo: string | null
  tagline?: string | null
  about?: string | null
  website?: string | null
  size?: string | null
  foundedYear?: number | null
  industryId?: string | null
  industryName?: string | null
  address?: string
  city?: string | null
  stateName?: string | null
  countryCode?: string | null
  isTopCompany?: boolean
  responseRate?: number | null
  openJobsCount?: number
  perks?: { _id: string; name: string }[]
}

/** The country of a job in the reader's language. */
export const countryOf = ({ jobCountry }: Pick<Job, 'jobCountry'>) =>
  jobCountry?.countryCode && countryName(jobCountry.countryCode)

/** "Pune, Maharashtra · Hybrid", "Remote, India" */
export function placeOf(job: Pick<Job, 'jobLocation' | 'jobAddress' | 'jobCountry'>) {
  const { city, stateName } = job.jobAddress ?? {}
  const where = city
    ? [city, stateName].filter(Boolean).join(', ')
    : (stateName ?? countryOf(job) ?? '')
  const mode = modeLabel(job.jobLocation)
  if (job.jobLocation === 'Remote') return where ? `${mode}, ${countryOf(job) ?? where}` : mode
  return where ? `${where} · ${mode}` : mode
}

/** The day by which someone who applies now has an answer. */
export const answerBy = (days: number) => new Date(Date.now() + days * 86_400_000)

/** How a type of work reads. */
export const typeLabel = (jobType: string) => labelIn(jobTypes, jobType) ?? jobType

/** How a place of work reads. */
export const modeLabel = (mode: string) => labelIn(workModes, mode) ?? mode
