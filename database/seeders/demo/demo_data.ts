import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'
import { measureProgress } from '#api/candidates/progress'
import { settings } from '#api/http/settings'
import { insert } from '#database/seeders/demo/insert'
import { makeApplications } from '#database/seeders/demo/applications/make_applications'
import { makeCandidates } from '#database/seeders/demo/candidates/make_candidates'
import type { Person } from '#database/seeders/demo/candidates/make_person'
import { makeCompanies } from '#database/seeders/demo/companies/make_companies'
import { makeControl } from '#database/seeders/demo/candidates/make_control'
import { countMessages, makeConversations } from '#database/seeders/demo/chat/make_conversations'
import { makeImports } from '#database/seeders/demo/companies/make_imports'
import { makeInterviews } from '#database/seeders/demo/applications/make_interviews'
import { makeOffers } from '#database/seeders/demo/applications/make_offers'
import { makeJobs } from '#database/seeders/demo/make_jobs'
import { makePictures } from '#database/seeders/demo/make_pictures'
import { makeScreening } from '#database/seeders/demo/applications/make_screening'
import { makeMails } from '#database/seeders/demo/chat/make_mails'
import { makeMoney } from '#database/seeders/demo/billing/make_money'
import { makePlan } from '#database/seeders/demo/billing/make_plan'
import { makeSends } from '#database/seeders/demo/applications/make_sends'
import { makeSupport } from '#database/seeders/demo/chat/make_support'
import { makeTalent } from '#database/seeders/demo/candidates/make_talent'
import { makeTraces } from '#database/seeders/demo/make_traces'
import { DAY } from '#database/seeders/demo/random'
import { iso, openWorld, type World } from '#database/seeders/demo/world'

export const DEMO_PASSWORD = 'demo-password-1'
export const demoSignIns = ['admin@example.com', 'client@example.com', 'developer@example.com']

/**
 * A marketplace in full swing: three sign-ins, forty companies, three hundred candidates, 150 jobs, ninety days
 * of applications. One transaction, whose last row says that it is complete.
 */
export async function makeDemoData(say: (line: string) => void) {
  await db.transaction(async (trx) => {
    await trx.rawQuery(`select pg_advisory_xact_lock(hashtext('demo_data'))`)
    if (await settings.read('demo_data', trx)) return
    await trx.rawQuery(`set local statement_timeout = '60s'`)
    const world = await openWorld(trx)
    const password = await hash.make(DEMO_PASSWORD)
    const admins = await makeAdmins(world, password)
    const companies = await makeCompanies(world, password)
    say('Demo data 15 %: companies')
    const people = await makeCandidates(world, password)
    say('Demo data 35 %: candidates')
    await makePictures(world, companies, people)
    say('Demo data 40 %: pictures')
    const openings = await makeJobs(world, companies)
    say('Demo data 50 %: jobs')
    const applications = await makeApplications(world, openings, people, companies[0].id)
    say('Demo data 80 %: applications and resumes')
    await makeOffers(world, applications)
    await makeInterviews(world, applications, companies[0].id)
    await makeTraces(world, admins, companies, people, openings, applications)
    await makeTalent(world, companies, people, openings, applications)
    await makePlan(world, companies[0])
    await makeMoney(world, companies, people, openings)
    await makeScreening(world, applications, companies[0].id)
    await makeSends(world, companies[0], applications)
    await makeControl(world, admins, companies, people, applications)
    await makeConversations(world, applications, companies[0].id)
    await makeSupport(world, admins.at(-1)!, companies, people)
    await countMessages(world)
    await makeImports(world, companies[0], applications)
    await makeMails(world, companies[0], applications)
    await ring(world)
    await measure(world, people)
    await count(world)
    await settings.write('demo_data', { completedAt: iso(world.now) }, trx)
  })
  for (const table of [
    'users',
    'candidates',
    'candidate_skills',
    'candidate_documents',
    'companies',
    'jobs',
    'applications',
    'interviews',
  ])
    await db.rawQuery(`analyze ${table}`)
  say('Demo data 100 %')
}

/** A list of notifications is read by id, as they come: the oldest is written first. */
async function ring({ trx, bells }: World) {
  bells.sort((a, b) => String(a.created_at).localeCompare(String(b.created_at)))
  await insert(trx, 'notifications', bells)
}

/** The percentage that lists and search read is that of the finished profile. */
async function measure({ trx }: World, people: Person[]) {
  for (const { candidateId } of people) {
    const { progress } = await measureProgress(candidateId, trx)
    await trx.from('candidates').where('id', candidateId).update({ progress })
  }
}

async function makeAdmins({ trx, now }: World, password: string): Promise<number[]> {
  const staff = [
    ['admin@example.com', 'Anita', 'Deshmukh', 'super'],
    ['moderation@example.com', 'Joel', 'Mathew', 'moderator'],
    ['finance@example.com', 'Hetal', 'Parikh', 'finance'],
    ['content@example.com', 'Sohini', 'Basu', 'content'],
    ['support@example.com', 'Zara', 'Qureshi', 'support'],
  ]
  return insert(
    trx,
    'users',
    staff.map(([email, first, last, role]) => ({
      email,
      password,
      first_name: first,
      last_name: last,
      user_type: 'admin',
      admin_role: role,
      status: 'active',
      country_code: 'IN',
      time_zone: 'Asia/Kolkata',
      email_verified_at: iso(now - 500 * DAY),
      created_at: iso(now - 500 * DAY),
      updated_at: iso(now - 500 * DAY),
    }))
  )
}

/** Figures that are kept beside their rows, from the rows. */
async function count({ trx }: World) {
  await trx.rawQuery(`
    update jobs set applicant_count = counted.n from (select job_id, count(*) n from applications group by 1) counted where counted.job_id = jobs.id;
    update companies set approved_job_count = counted.n from (select company_id, count(*) n from jobs where is_approved group by 1) counted where counted.company_id = companies.id;
    update companies set answers_due = counted.due, answered_in_time = counted.kept
      from (select company_id, count(*) filter (where first_answered_at is not null or late_at is not null) due, count(*) filter (where first_answered_at <= answer_by) kept from applications group by 1) counted
      where counted.company_id = companies.id;
    update users set created_at = least(users.created_at, first.at - interval '1 day') from candidates c join (select candidate_id, min(created_at) at from applications group by 1) first on first.candidate_id = c.id where c.user_id = users.id;
    update candidates set created_at = least(candidates.created_at, first.at - interval '1 day') from (select candidate_id, min(created_at) at from applications group by 1) first where first.candidate_id = candidates.id`)
}
