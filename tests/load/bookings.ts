/**
 * Races bookings against each other and prints how many people ended up in two interviews at once: it must be 0.
 * One try in ten goes the whole way (schedule, move, cancel); the others take a random time for a booked interview.
 * Usage: node --import=./bin/typescript.mjs tests/load/bookings.ts [tries = 100000] [at once = 32]
 * Runs on a throw-away PostgreSQL, with real commits over several connections.
 */
process.env.NODE_ENV = 'test'
process.env.LOG_LEVEL ??= 'error'
process.env.DATABASE_POOL ??= '12'

import { DateTime } from 'luxon'
import { startApp } from '#tests/start_app'

const tries = Number(process.argv[2] ?? 100_000)
const atOnce = Number(process.argv[3] ?? 32)

const app = await startApp()

const { default: db } = await import('@adonisjs/lucid/services/db')
const { default: testUtils } = await import('@adonisjs/core/services/test_utils')
const { default: Interview } = await import('#api/interviews/models/interview')
const { default: Application } = await import('#api/applications/models/application')
const { Refusal } = await import('#api/http/refusal')
const { holdTime } = await import('#api/interviews/slots/hold_time')
const { scheduleInterview } = await import('#api/interviews/schedule/schedule_interview')
const { acceptTime, cancelInterview, rescheduleInterview } =
  await import('#api/interviews/answer_interview')

const dropTables = await testUtils.db().migrate()
const people = await givenPeople()
const counts: Record<string, number> = {
  booked: 0,
  moved: 0,
  cancelled: 0,
  retimed: 0,
  refused: 0,
  idle: 0,
}
const began = performance.now()
let left = tries

await Promise.all(
  Array.from({ length: atOnce }, async () => {
    while (left-- > 0) await tryOnce()
  })
)

const seconds = (performance.now() - began) / 1000
const { rows: doubles } = await db.rawQuery(
  'select count(*) as n from interview_bookings a join interview_bookings b on a.user_id = b.user_id and a.id < b.id and a.during && b.during'
)
const { rows: astray } = await db.rawQuery(`
  select count(*) as n from interviews i left join lateral (
    select count(*) as held, bool_and(during = tstzrange(i.starts_at, i.ends_at)) as same from interview_bookings where interview_id = i.id) b on true
  where (i.status in ('scheduled', 'reschedule_requested')) is distinct from (b.held = 2 and b.same) or (i.status = 'cancelled' and b.held > 0)`)
console.log(
  `tries ${tries} in ${seconds.toFixed(1)} s (${Math.round(tries / seconds)}/s): ${Object.entries(
    counts
  )
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')}`
)
console.log(`double bookings ${doubles[0].n}`)
console.log(`interviews whose held time is not theirs ${astray[0].n}`)
process.exitCode = Number(doubles[0].n) + Number(astray[0].n) > 0 ? 1 : 0

await dropTables()
await app.terminate()

/** Books, moves or cancels one random pair's interview at a random time of a crowded day; a refusal is a fair end, anything else is not. */
async function tryOnce() {
  const pair = people[Math.floor(Math.random() * people.length)]
  const start = DateTime.utc()
    .plus({ days: 10 })
    .startOf('day')
    .plus({ minutes: Math.floor(Math.random() * 96) * 15 })
  const by = { side: 'client' as const, userId: pair.client }
  try {
    if (Math.random() < 0.9) return await takeTime(pair, start)
    const open =
      Math.random() < 0.3 &&
      (await Interview.query()
        .where('application_id', pair.application.id)
        .where('status', 'scheduled')
        .first())
    if (!open) {
      await scheduleInterview(pair.application, by, {
        slots: [{ start }],
        duration: 45,
        timeZone: 'Asia/Kolkata',
        type: 'phone',
      })
      counts.booked++
    } else if (Math.random() < 0.4 && open.clientReschedules < 2) {
      const asked = await rescheduleInterview(open, by, { slots: [{ start }] })
      try {
        await acceptTime(
          asked,
          { side: 'candidate', userId: pair.developer },
          asked.slots.find((slot) => slot.status === 'open')!.id
        )
        counts.moved++
      } catch (error) {
        await cancelInterview(asked, by, 'No common time')
        throw error
      }
    } else {
      await cancelInterview(open, by, 'Racing')
      counts.cancelled++
    }
  } catch (error) {
    if (!(error instanceof Refusal) && (error as any).code !== '23505') throw error
    counts.refused++
  }
}

/** The heart of every booking alone: the locked row, and the time for both people. */
async function takeTime(pair: (typeof people)[number], start: DateTime) {
  const moved = await db.transaction(async (trx) => {
    const interview = await Interview.query({ client: trx })
      .where('application_id', pair.application.id)
      .where('status', 'scheduled')
      .forUpdate()
      .preload('candidate')
      .preload('interviewers')
      .first()
    if (!interview) return false
    await holdTime(trx, interview, { start, end: start.plus({ minutes: 45 }) }, DateTime.now())
    await interview.save()
    return true
  })
  counts[moved ? 'retimed' : 'idle']++
  if (!moved) left++
}

/** Ten interviewers and forty candidates, each pair with an application: everyone is in demand. */
async function givenPeople() {
  const person = (type: string) =>
    `insert into users (email, password, first_name, last_name, user_type, status, country_code) select '${type}-' || n || '@example.com', 'x', 'Ravi', 'Nair', '${type}', 'active', 'IN' from generate_series(1, ?) n returning id`
  const { rows: clients } = await db.rawQuery(person('client'), [10])
  const { rows: developers } = await db.rawQuery(person('developer'), [40])
  const [company] = await db
    .table('companies')
    .insert({ name: 'Racing', slug: 'racing', country_code: 'IN', verification: 'verified' })
    .returning('id')
  const pairs = []
  for (const client of clients) {
    await db.table('company_members').insert({
      company_id: company.id ?? company,
      user_id: client.id,
      role: 'recruiter',
      status: 'active',
    })
    const [job] = await db
      .table('jobs')
      .insert({
        company_id: company.id ?? company,
        title: 'Driver',
        slug: `driver-${client.id}`,
        created_by: client.id,
        organisation: 'Racing',
        status: 'open',
      })
      .returning('id')
    for (const developer of developers) {
      const [candidate] = (
        await db.rawQuery(
          `insert into candidates (user_id, slug) values (?, ?) on conflict (user_id) do update set slug = excluded.slug returning id`,
          [developer.id, `driver-${developer.id}`]
        )
      ).rows
      const application = await Application.create({
        companyId: company.id ?? company,
        jobId: job.id ?? job,
        candidateId: candidate.id,
        status: 'interview',
        answerBy: DateTime.now(),
      } as Partial<InstanceType<typeof Application>>)
      pairs.push({ application, client: client.id as number, developer: developer.id as number })
    }
  }
  return pairs
}
