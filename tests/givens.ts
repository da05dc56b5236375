import { DateTime } from 'luxon'
import User from '#api/accounts/models/user'
import Company from '#api/companies/models/company'
import CompanyMember from '#api/companies/models/company_member'
import type { CompanyRole } from '#api/companies/access/company_rights'
import Candidate from '#api/candidates/models/candidate'
import Job from '#api/jobs/models/job'
import Skill from '#api/taxonomy/models/skill'
import SkillCategory from '#api/taxonomy/models/skill_category'
import File from '#api/files/models/file'
import Resume from '#api/candidates/models/resume'
import { applyToJob } from '#api/applications/apply/apply_to_job'
import type { AdminRole } from '#api/accounts/admin_rights'
import { type UserType } from '#api/accounts/account_facts'

/** Rows for tests in the words of the product; every call makes a fresh one. */
let count = 0
const next = () => `${process.pid}-${++count}`

export const PASSWORD = 'correct horse battery'

export async function givenUser(userType: UserType, over: Partial<User> = {}) {
  return User.create({
    email: `${userType}-${next()}@example.com`,
    password: PASSWORD,
    firstName: 'Asha',
    lastName: 'Rao',
    userType,
    emailVerifiedAt: DateTime.now(),
    countryCode: 'IN',
    timeZone: 'Asia/Kolkata',
    status: 'active',
    ...over,
  } as Partial<User>)
}

export const givenAdmin = (adminRole: AdminRole = 'super') =>
  givenUser('admin', { adminRole } as Partial<User>)

/** A company, verified unless told otherwise, with one member of the role. */
export async function givenCompany(over: Partial<Company> = {}, role: CompanyRole = 'owner') {
  const company = await Company.create({
    name: `Company ${next()}`,
    slug: `company-${next()}`,
    verification: 'verified',
    isActive: true,
    countryCode: 'IN',
    city: 'Pune',
    ...over,
  } as Partial<Company>)
  const { user, member } = await givenMember(company, role)
  return { company, user, member }
}

export async function givenMember(company: Company, role: CompanyRole) {
  const user = await givenUser('client')
  const member = await CompanyMember.create({
    companyId: company.id,
    userId: user.id,
    role,
    status: 'active',
  })
  return { user, member }
}

export async function givenCandidate(over: Partial<Candidate> = {}) {
  const user = await givenUser('developer')
  const candidate = await Candidate.create({
    userId: user.id,
    slug: `dev-${next()}`,
    headline: 'Backend engineer who likes small systems',
    approval: 'approved',
    visibility: 'active',
    countryCode: 'IN',
    ...over,
  } as Partial<Candidate>)
  return { user, candidate }
}

export async function givenSkill(name = `Skill ${next()}`) {
  const category = await SkillCategory.firstOrCreate({ slug: 'languages' }, { name: 'Languages' })
  return Skill.firstOrCreate(
    { slug: name.toLowerCase().replace(/\W+/g, '-') },
    { name, skillCategoryId: category.id, status: 'active' }
  )
}

/** A job that the public sees unless told otherwise. */
export async function givenJob(company: Company, over: Partial<Job> = {}) {
  const title = over.title ?? 'Senior Node.js Developer'
  return Job.create({
    companyId: company.id,
    title,
    slug: `job-${next()}`,
    organisation: company.name,
    status: 'open',
    isApproved: true,
    description: '<p>What you will do</p>',
    shortDescription: '<p>In short</p>',
    currency: 'INR',
    budgetMin: 1_500_000,
    budgetMax: 2_500_000,
    budgetFor: 'year',
    countryCode: 'IN',
    countryName: 'India',
    city: 'Pune',
    minExperience: 3,
    maxExperience: 8,
    publishedAt: DateTime.now(),
    refreshedAt: DateTime.now(),
    validThrough: DateTime.now().plus({ days: 30 }),
    ...over,
  } as Partial<Job>)
}

/** A resume on file, current for its candidate; no bytes lie behind it. */
export async function givenResume(candidate: Candidate) {
  const file = await File.create({
    ownerId: candidate.userId,
    purpose: 'resume',
    storageKey: `resume/${next()}`,
    fileName: 'resume.pdf',
    mimeType: 'application/pdf',
    byteSize: 1000,
    sha256: 'x'.repeat(64),
  })
  const resume = await Resume.create({
    candidateId: candidate.id,
    fileId: file.id,
    parseStatus: 'stored',
  })
  candidate.currentResumeId = resume.id
  await candidate.save()
  return resume
}

/** An application as the candidate's click makes it, of a fresh candidate unless one is given. */
export async function givenApplication(job: Job, applicant?: { user: User; candidate: Candidate }) {
  const { user, candidate } = applicant ?? (await givenCandidate())
  if (!candidate.currentResumeId) await givenResume(candidate)
  const application = await applyToJob(user, candidate, { jobId: job.id })
  return { application, user, candidate }
}
