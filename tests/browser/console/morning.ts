import Lead from '#api/content/models/lead'
import Job from '#api/jobs/models/job'
import Skill from '#api/taxonomy/models/skill'
import { eventually } from '#tests/browser/product'
import { givenCompany, givenJob, givenSkill } from '#tests/givens'
import { drainQueue } from '#tests/queue'

/** How many jobs wait in the morning. */
export const JOBS = 10

/** What waits for an editor in the morning: jobs, a lead, and a skill under two names. */
export async function givenMorning() {
  await Job.query().whereNull('is_approved').update({ isApproved: true })
  await Lead.query().where('status', 'new').update({ status: 'closed' })
  const { company } = await givenCompany()
  for (let nth = 1; nth <= JOBS; nth++)
    await givenJob(company, { title: `Morning Engineer ${nth}`, isApproved: null } as Partial<Job>)
  const lead = await Lead.create({
    kind: 'contact',
    name: 'Asha Rao',
    email: 'asha@example.com',
    message: 'How long does a job stay open?',
    status: 'new',
    spamSigns: [],
    isProven: true,
    fingerprint: 'editors-day',
  })
  return { lead, from: await givenSkill('Quaggajs'), into: await givenSkill('Quagga.js') }
}

/** Waits until one skill has become another: the server may have done it before this looks. */
export async function becomes(from: Skill, into: Skill) {
  await eventually(async () => {
    const merging = await Skill.find(from.id)
    if (merging && merging.mergingIntoId !== into.id)
      throw new Error(`${from.name} is not being merged`)
  })
  await drainQueue({ only: 'skills.merge' })
  await eventually(async () => {
    if (await Skill.find(from.id)) throw new Error(`${from.name} is still there`)
  })
}
