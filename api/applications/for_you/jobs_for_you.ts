import type User from '#api/accounts/models/user'
import type Candidate from '#api/candidates/models/candidate'
import { pagination } from '#api/http/pagination'
import { viewerWithMarks } from '#api/jobs/browse/browse_jobs'
import { loadJobNames } from '#api/jobs/job_names'
import { jobCard } from '#api/jobs/job_transformer'
import Job from '#api/jobs/models/job'
import { usualDays } from '#api/applications/answer_by/usual_answer'
import { matchingJobs, type Match } from '#api/applications/for_you/matching'

type Page = { page?: number; limit?: number }

/** A page of the jobs that fit a candidate, each with what speaks for it, and what the profile still needs so that they can be found. */
export async function jobsForYou(user: User, candidate: Candidate, { page = 1, limit = 20 }: Page) {
  const { matches, total } = await matchingJobs({ candidateId: candidate.id, page, limit })
  return {
    data: await cardsOf(user, matches),
    pagination: pagination(page, limit, total),
    missing: await missingOf(candidate),
  }
}

/** The cards of matches, in their order. */
export async function cardsOf(user: User, matches: Match[]) {
  const ids = matches.map(({ id }) => id)
  const [found, viewer] = await Promise.all([
    Job.query().whereIn('id', ids).preload('company'),
    viewerWithMarks(user, ids),
    loadJobNames(),
  ])
  const jobs = new Map(found.map((job) => [job.id, job]))
  const cards = []
  for (const { id, ...why } of matches) {
    const job = jobs.get(id)
    if (!job) continue
    const { company } = job
    cards.push({
      ...jobCard(job, viewer, {
        logoKey: company.logoKey,
        companySlug: company.slug,
        isTopCompany: company.isTopCompany,
      }),
      why: {
        ...why,
        /** In how many days the company answers as a rule; null where too little is known. */
        usualDays: await usualDays(job.companyId),
        /** Its share of answers by the promised date, in percent. */
        responseRate: company.responseRate,
      },
    })
  }
  return cards
}

/** What of a profile the ranking looks at and does not find, as parts of the profile's form. */
async function missingOf(candidate: Candidate) {
  const skill = await candidate.related('skills').query().first()
  const needs = {
    skills: skill,
    pay: candidate.expectedPay,
    place: candidate.city,
    modes: candidate.workModes.length || null,
  }
  return (Object.keys(needs) as (keyof typeof needs)[]).filter((part) => needs[part] === null)
}
