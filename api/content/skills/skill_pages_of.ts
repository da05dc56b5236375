import type User from '#api/accounts/models/user'
import { seesDrafts } from '#api/content/sees_drafts'
import SkillPage from '#api/content/models/skill_page'
import { browseJobs } from '#api/jobs/browse/browse_jobs'
import { placesOfSkill } from '#api/jobs/browse/skill_places'
import { JOBS_OF_A_SKILL } from '#api/content/content_facts'
import { payOfSkill } from '#api/content/skills/pay_of_skill'

/** The published pages of skills, by name. */
export const skillPagesOf = ({ page = 1, limit = 100 }: { page?: number; limit?: number }) =>
  SkillPage.query()
    .withScopes((scopes) => scopes.published())
    .preload('skill')
    .orderByRaw('lower(title), id')
    .paginate(page, limit)

/** A published page of a skill by its address; a draft too for who keeps the content. */
export const findSkillPage = (slug: string, reader?: User) =>
  SkillPage.query()
    .if(!seesDrafts(reader), (pages) => pages.withScopes((scopes) => scopes.published()))
    .where('slug', slug.slice(0, 200))
    .preload('skill')
    .firstOrFail()

/** What the market says of a skill now: its newest open jobs, how many there are, where, and what they pay. */
export async function marketOf({ skillId }: SkillPage) {
  const [jobs, pay, places] = await Promise.all([
    browseJobs({ skillIds: [skillId] }, { limit: JOBS_OF_A_SKILL }, undefined),
    payOfSkill(skillId),
    placesOfSkill(skillId),
  ])
  return { jobs: jobs.data, jobCount: jobs.pagination.total, pay, places }
}

export type Market = Awaited<ReturnType<typeof marketOf>>
