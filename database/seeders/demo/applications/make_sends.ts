import { consume, release, reserve } from '#api/assessments/credits/credits'
import { skillBandOf } from '#api/assessments/results/marks'
import { CREDITS_EACH, dueDays } from '#api/assessments/sends/send_facts'
import type { SendState } from '#api/assessments/sends/send_flow'
import { isRunning } from '#api/applications/application_flow'
import { insert } from '#database/seeders/demo/insert'
import type { Application } from '#database/seeders/demo/applications/make_applications'
import { memberOf, type Employer } from '#database/seeders/demo/companies/make_companies'
import { DAY, HOUR } from '#database/seeders/demo/random'
import { idsOf, iso, type World } from '#database/seeders/demo/world'

/** What became of the tests that the demo's company sent, with the days since and the score. */
const fates: { status: SendState; daysAgo: number; score?: number; reason?: string }[] = [
  { status: 'sent', daysAgo: 1 },
  { status: 'finished', daysAgo: 3, score: 87 },
  { status: 'sent', daysAgo: 4 },
  { status: 'finished', daysAgo: 6, score: 62 },
  { status: 'finished', daysAgo: 8, score: 93 },
  { status: 'declined', daysAgo: 9, reason: 'I would rather show you code that I wrote.' },
  { status: 'sent', daysAgo: 11 },
  { status: 'finished', daysAgo: 13, score: 78 },
  { status: 'expired', daysAgo: 20 },
]
const MINUTES_TAKEN = 19
const MINUTE = 60_000

type Test = {
  id: number
  skill_id: number
  minutes: number
  question_count: number
  pass_percent: number
  topics: string[]
}
type Fate = (typeof fates)[number]
type Sent = { fate: Fate; test: Test; application: Application; at: number }

/** Tests of asked skills that the demo's company sent to its applicants, and how they went. */
export async function makeSends(world: World, company: Employer, applications: Application[]) {
  const { trx, now } = world
  const tests = await skillTests(world)
  const testFor = ({ id, opening }: Application) => {
    const asked = idsOf(world.skills, opening.skills)
    const fitting = tests.filter(({ skill_id: skill }) => asked.includes(skill))
    return fitting.at(id % fitting.length)
  }
  const people = applications.filter(
    (one) => one.opening.company === company && isRunning(one.status) && testFor(one)
  )
  const sent = fates
    .slice(0, people.length)
    .map((fate, nth): Sent => {
      // of all its jobs
      const application = people[Math.floor((nth * people.length) / fates.length)]
      const at = now - fate.daysAgo * DAY - 5 * HOUR
      return { fate, application, test: testFor(application)!, at }
    })
    .sort((a, b) => a.at - b.at)
  const { userId } = memberOf(company, 'recruiter', 'owner')
  const ids = await insert(
    trx,
    'assessment_sends',
    sent.map(({ fate, test, application, at }) => {
      const ended = fate.status === 'expired' ? at + dueDays.usual * DAY : at + DAY
      return {
        company_id: company.id,
        candidate_id: application.person.candidateId,
        application_id: application.id,
        job_id: application.opening.id,
        sent_by: userId,
        status: fate.status,
        minutes: test.minutes,
        due_at: iso(at + dueDays.usual * DAY),
        reminders: 0,
        started_at: fate.score === undefined ? null : iso(ended),
        finished_at: fate.score === undefined ? null : iso(ended + MINUTES_TAKEN * MINUTE),
        reason: fate.reason ?? null,
        created_at: iso(at),
        updated_at: iso(fate.status === 'sent' ? at : ended),
      }
    })
  )
  await insert(
    trx,
    'assessment_send_tests',
    sent.map(({ test, at }, nth) => ({
      send_id: ids[nth],
      assessment_id: test.id,
      position: 0,
      created_at: iso(at),
    }))
  )
  await makeResults(
    world,
    sent.flatMap((one, nth) => (one.fate.score === undefined ? [] : { ...one, sendId: ids[nth] }))
  )
  await book(world, company, sent, ids)
}

/** What skills have a test, with its topics. */
async function skillTests({ trx }: World): Promise<Test[]> {
  return trx
    .from('assessments as a')
    .where({ kind: 'skill', status: 'active' })
    .orderBy('a.id')
    .select(
      'a.id',
      'a.skill_id',
      'a.minutes',
      'a.question_count',
      'a.pass_percent',
      trx.raw(
        'array(select name from assessment_topics t where t.assessment_id = a.id order by position) as topics'
      )
    )
}

async function makeResults({ trx }: World, done: (Sent & { sendId: number })[]) {
  const begun = ({ at }: Sent) => at + DAY
  const attempts = await insert(
    trx,
    'attempts',
    done.map((one) => ({
      candidate_id: one.application.person.candidateId,
      assessment_id: one.test.id,
      send_id: one.sendId,
      status: 'done',
      started_at: iso(begun(one)),
      deadline_at: iso(begun(one) + one.test.minutes * MINUTE),
      last_seen_at: iso(begun(one) + MINUTES_TAKEN * MINUTE),
      position: one.test.question_count,
      finished_at: iso(begun(one) + MINUTES_TAKEN * MINUTE),
      created_at: iso(begun(one)),
      updated_at: iso(begun(one) + MINUTES_TAKEN * MINUTE),
    }))
  )
  await insert(
    trx,
    'test_results',
    done.map((one, nth) => {
      const total = one.test.question_count
      const correct = Math.round((one.fate.score! * total) / 100)
      const score = Math.round((100 * correct) / total)
      return {
        attempt_id: attempts[nth],
        candidate_id: one.application.person.candidateId,
        assessment_id: one.test.id,
        score,
        correct,
        total,
        passed: score >= one.test.pass_percent,
        band: skillBandOf(score),
        seconds: MINUTES_TAKEN * 60,
        topics: shared(one.test.topics, total, correct),
        created_at: iso(begun(one) + MINUTES_TAKEN * MINUTE),
        updated_at: iso(begun(one) + MINUTES_TAKEN * MINUTE),
      }
    })
  )
}

/** Questions and right answers by topic, both spread evenly. */
function shared(topics: string[], total: number, correct: number) {
  const questions = Array.from({ length: total }, (_, nth) => ({
    topic: topics[Math.floor((nth * topics.length) / total)],
    right: Math.floor(((nth + 1) * correct) / total) > Math.floor((nth * correct) / total) ? 1 : 0,
  }))
  return topics.map((topic) => {
    const own = questions.filter((one) => one.topic === topic)
    return {
      topic,
      total: own.length,
      correct: own.reduce((sum, { right }) => sum + right, 0),
    }
  })
}

/** A credit is kept for each, is spent by who starts, and comes back from who does not. */
async function book({ trx }: World, company: Employer, sent: Sent[], ids: number[]) {
  const { userId: actorId } = memberOf(company, 'recruiter', 'owner')
  for (const [nth, { fate }] of sent.entries()) {
    const reference = `send:${ids[nth]}`
    const told = { owner: { companyId: company.id }, reference, actorId }
    await reserve(trx, { ...told, credits: CREDITS_EACH, key: `${reference}:send` })
    if (fate.status === 'sent') continue
    if (fate.score === undefined)
      await release(trx, { ...told, key: `${reference}:${fate.status}` })
    else await consume(trx, { ...told, key: `${reference}:start` })
  }
}
