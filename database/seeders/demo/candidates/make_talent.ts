import { createHash } from 'node:crypto'
import { insert, type Row } from '#database/seeders/demo/insert'
import type { Application } from '#database/seeders/demo/applications/make_applications'
import type { Person } from '#database/seeders/demo/candidates/make_person'
import { memberOf, type Employer } from '#database/seeders/demo/companies/make_companies'
import type { Opening } from '#database/seeders/demo/make_jobs'
import { DAY, HOUR } from '#database/seeders/demo/random'
import { idsOf, iso, type World } from '#database/seeders/demo/world'

const ASKS = [
  'Your work on ledgers reads like what we need next quarter. Would you talk to our lead for half an hour?',
  'We are four people building settlement reports, and look for a fifth who has done it before. May we tell you more?',
  'I read your project on offline sync twice. We have the same problem with shop terminals; would you like to hear about it?',
  'We have an opening close to what you do now, with more say in how it is built. May I send you the details?',
]
const NOTES = [
  'Has done card settlement before. Call after the product review.',
  'Strong profile, long notice: ask whether it can be bought out.',
  'Suggested by the platform team.',
  null,
]
const COMMENTS = [
  'Read the ledger project: that is our reconciliation problem, solved.',
  'Good fit for the terminals team. The notice period worries me a little.',
  'I have worked with people from that company; solid testing habits.',
  'Could you look at the second project? I think it is the part we lack.',
  'Let us ask for contact once the budget for the role is settled.',
]

/** Kept profiles, contact requests in each state, comments, invitations, and places in the light with their history. */
export async function makeTalent(
  world: World,
  companies: Employer[],
  people: Person[],
  openings: Opening[],
  applications: Application[]
) {
  const [client] = companies
  const applied = new Set(
    applications
      .filter(({ opening }) => opening.company === client)
      .map(({ person }) => person.candidateId)
  )
  const { rows } = await world.trx.rawQuery(
    `select id from candidates where approval = 'approved' and visibility = 'active'
       and not exists (select from candidate_blocks b where b.candidate_id = candidates.id and b.company_id = ?) order by id`,
    [client.id]
  )
  const searchable = new Set<number>(rows.map((row: { id: number }) => row.id))
  const known = people.filter((person) => searchable.has(person.candidateId))
  const strangers = known.filter(
    (person) => person !== people[0] && !applied.has(person.candidateId)
  )

  await makeShortlist(world, client, [
    ...strangers.slice(0, 12),
    ...known.filter((person) => applied.has(person.candidateId)).slice(0, 4),
  ])
  await makeRequests(world, companies, openings, people[0], strangers)
  await makeComments(world, client, strangers.slice(0, 6))
  await makeInvites(world, client)
  await makeFilters(world, client)
  await makePlaces(world)
}

async function makeShortlist({ trx, dice, now }: World, client: Employer, kept: Person[]) {
  const recruiter = memberOf(client, 'recruiter')
  const names = ['Payments team', 'For next year', 'Met at the conference']
  const lists = await insert(
    trx,
    'saved_lists',
    names.map((name, index) => ({
      company_id: client.id,
      name,
      created_by: recruiter.userId,
      created_at: iso(now - (60 - index * 10) * DAY),
      updated_at: iso(now - (60 - index * 10) * DAY),
    }))
  )
  await insert(
    trx,
    'saved_profiles',
    kept.map((person, index) => ({
      company_id: client.id,
      candidate_id: person.candidateId,
      list_id: index % 4 === 3 ? null : lists[index % 4],
      saved_by: index % 3 ? recruiter.userId : memberOf(client, 'owner').userId,
      note: dice.pick(NOTES),
      top_position: index < 3 ? index + 1 : null,
      created_at: iso(now - (kept.length - index) * 2 * DAY),
      updated_at: iso(now - (kept.length - index) * 2 * DAY),
    }))
  )
}

/** Searches that the team keeps: one with an alert each week, one that has found somebody new since. */
async function makeFilters({ trx, now, skills }: World, client: Employer) {
  const [owner, recruiter] = [memberOf(client, 'owner'), memberOf(client, 'recruiter')]
  const any = (...slugs: string[]) => ({ any: idsOf(skills, slugs) })
  await insert(
    trx,
    'saved_filters',
    [
      {
        by: owner,
        name: 'React, remote',
        filter: { skills: any('react'), workModes: ['Remote'] },
        seen: 30,
      },
      {
        by: owner,
        name: 'Back end, within a month',
        filter: { skills: any('node-js', 'java', 'python'), noticeMax: 30, minExp: 3 },
        seen: 21,
        alert: 'weekly',
      },
      {
        by: owner,
        name: 'Near Pune, good English',
        filter: { city: 'Pune', countryCode: 'IN', radius: 200, englishMin: 'B2' },
        seen: 45,
      },
      {
        by: recruiter,
        name: 'Looking now',
        filter: { availability: ['looking'] },
        seen: 14,
        alert: 'daily',
      },
    ].map(({ by, name, filter, seen, alert = 'off' }) => ({
      company_id: client.id,
      user_id: by.userId,
      name,
      filter,
      alert,
      seen_at: iso(now - seen * DAY),
      alerted_at: alert === 'off' ? null : iso(now - 2 * HOUR),
      next_alert_at: alert === 'off' ? null : iso(now + 22 * HOUR),
      created_at: iso(now - (seen + 20) * DAY),
      updated_at: iso(now - seen * DAY),
    }))
  )
}

type Sent = { company: Employer; person: Person; status: string; at: number }

async function makeRequests(
  { trx, dice, now, bells }: World,
  companies: Employer[],
  openings: Opening[],
  developer: Person,
  strangers: Person[]
) {
  const [client] = companies
  const asking = companies.slice(1).filter((company) => company.verifiedAs === 'verified')
  const states = [
    'declined',
    'expired',
    'accepted',
    'withdrawn',
    'accepted',
    'declined',
    'pending',
    'pending',
    'pending',
  ]
  const sent: Sent[] = [
    ...states.map((status, index) => ({
      company: client,
      person: strangers[index + 2],
      status,
      at: now - (status === 'pending' ? (9 - index) * 2 : 60 - index * 6) * DAY,
    })),
    // what the demo candidate finds
    ...['declined', 'accepted', 'pending', 'pending'].map((status, index) => ({
      company: asking[index],
      person: developer,
      status,
      at: now - [40, 25, 5, 1][index] * DAY,
    })),
  ]
  const ids = await insert(
    trx,
    'contact_requests',
    sent.map(({ company, person, status, at }) => {
      const job = openings.find((each) => each.company === company && each.kind === 'live')
      const low = dice.int(12, 24) * 100_000
      const decided = status === 'expired' ? at + 14 * DAY : at + dice.int(5, 60) * HOUR
      return {
        company_id: company.id,
        candidate_id: person.candidateId,
        job_id: job?.id ?? null,
        sent_by: memberOf(company, 'recruiter', 'owner').userId,
        status,
        message: dice.pick(ASKS),
        pay_min: low,
        pay_max: low + dice.int(4, 10) * 100_000,
        pay_currency: 'INR',
        pay_per: 'year',
        reason: status === 'declined' ? 'Thank you, I am settled for now.' : null,
        quota_month: `${iso(at).slice(0, 7)}-01`,
        expires_at: iso(at + 14 * DAY),
        decided_at: status === 'pending' ? null : iso(decided),
        created_at: iso(at),
        updated_at: iso(status === 'pending' ? at : decided),
      }
    })
  )
  const accepted = sent.flatMap((request, index) =>
    request.status === 'accepted' ? [{ ...request, id: ids[index] }] : []
  )
  await insert(
    trx,
    'contact_unlocks',
    accepted.map(({ id, company, person, at }) => ({
      company_id: company.id,
      candidate_id: person.candidateId,
      contact_request_id: id,
      unlocked_by: person.userId,
      expires_at: iso(at + 182 * DAY),
      created_at: iso(at + 2 * DAY),
      updated_at: iso(at + 2 * DAY),
    }))
  )
  await insert(
    trx,
    'contact_fetches',
    accepted.map(({ company, person, at }) => ({
      company_id: company.id,
      candidate_id: person.candidateId,
      fetched_by: memberOf(company, 'recruiter', 'owner').userId,
      reason: 'First call about the role',
      fields: ['email', 'phone', 'resume'],
      quota_spent: 0,
      created_at: iso(at + 3 * DAY),
    }))
  )
  bells.push(
    ...sent.map(({ company, person, at, status }, index) => ({
      user_id: person.userId,
      kind: 'contact.requested',
      message: `${company.name} asks for your contact details`,
      link: '/candidate/contact-requests',
      job_id: null,
      candidate_id: person.candidateId,
      company_id: company.id,
      data: { requestId: String(ids[index]) },
      read_at: status === 'pending' ? null : iso(at + HOUR),
      created_at: iso(at),
    }))
  )
}

async function makeComments({ trx, now }: World, client: Employer, discussed: Person[]) {
  const voices = ['recruiter', 'hiring_manager', 'owner', 'admin'].map((role) =>
    memberOf(client, role)
  )
  const rows: Row[] = discussed.flatMap((person, index) =>
    Array.from({ length: 1 + (index % 3) }, (_, turn) => {
      const author = voices[(index + turn) % voices.length]
      const asked = voices[(index + turn + 1) % voices.length]
      return {
        company_id: client.id,
        candidate_id: person.candidateId,
        author_id: author.userId,
        body: COMMENTS[(index + turn) % COMMENTS.length],
        mentioned_ids: turn === 1 ? [asked.userId] : [],
        edited_at: null,
        created_at: iso(now - (20 - index * 3) * DAY + turn * 5 * HOUR),
        updated_at: iso(now - (20 - index * 3) * DAY + turn * 5 * HOUR),
      }
    })
  )
  await insert(trx, 'candidate_comments', rows)
}

/** Two that wait and one that ran out; their links were never mailed, so nobody holds them. */
async function makeInvites({ trx, now }: World, client: Employer) {
  await insert(
    trx,
    'company_invites',
    [
      ['nandini.rao@saffron-ledger.example', 'recruiter', 2],
      ['tobias.klein@saffron-ledger.example', 'interviewer', 5],
      ['farah.siddiqui@saffron-ledger.example', 'hiring_manager', 16],
    ].map(([email, role, age]) => ({
      company_id: client.id,
      email,
      role,
      job_ids: [],
      token_hash: createHash('sha256').update(`demo ${email}`).digest('base64url'),
      invited_by: memberOf(client, 'owner').userId,
      expires_at: iso(now + (7 - Number(age)) * DAY),
      created_at: iso(now - Number(age) * DAY),
      updated_at: iso(now - Number(age) * DAY),
    }))
  )
  // teams that were there before the free plan keep their people
  await trx.rawQuery(
    `update companies set user_limit = greatest(user_limit, members.n) from (select company_id, count(*) n from company_members group by 1 having count(*) > 2) members where members.company_id = companies.id and companies.id <> ?`,
    // that one has a plan
    [client.id]
  )
}

/** Some companies and profiles in the light, and the history behind every expiry that is there already. */
async function makePlaces({ trx }: World) {
  await trx.rawQuery(`
    update candidates set promotion_expires_at = now() + make_interval(days => 4 + (id % 20)::int)
      where approval = 'approved' and visibility = 'active' and english = 'cleared' and id % 23 = 0;
    update companies set spotlight_expires_at = now() + make_interval(days => 5 + (id % 20)::int)
      where verification = 'verified' and is_active and is_top_company and id % 2 = 1;
    insert into spotlights (candidate_id, source, starts_at, ends_at, days, created_at)
      select id, case when id % 3 = 0 then 'purchase' else 'grant' end, spotlight_expires_at - interval '30 days', spotlight_expires_at, 30, spotlight_expires_at - interval '30 days'
      from candidates where spotlight_expires_at is not null;
    insert into spotlights (company_id, source, starts_at, ends_at, days, created_at)
      select id, 'purchase', spotlight_expires_at - interval '30 days', spotlight_expires_at, 30, spotlight_expires_at - interval '30 days'
      from companies where spotlight_expires_at is not null;
    insert into promotions (candidate_id, source, starts_at, ends_at, days, created_at)
      select id, case when id % 2 = 0 then 'purchase' else 'grant' end, promotion_expires_at - interval '30 days', promotion_expires_at, 30, promotion_expires_at - interval '30 days'
      from candidates where promotion_expires_at is not null;
    insert into promotions (job_id, source, starts_at, ends_at, days, created_at)
      select id, 'purchase', promotion_expires_at - interval '30 days', promotion_expires_at, 30, promotion_expires_at - interval '30 days'
      from jobs where promotion_expires_at is not null;
    insert into spotlights (candidate_id, source, starts_at, ends_at, days, note, warned_at, closed_at, created_at)
      select candidate_id, 'grant', starts_at - interval '60 days', starts_at - interval '45 days', 15, 'Speaker at the spring meetup', starts_at - interval '48 days', starts_at - interval '45 days', starts_at - interval '60 days'
      from spotlights where candidate_id is not null and candidate_id % 2 = 0;
    update spotlights set closed_at = ends_at, warned_at = ends_at - interval '3 days' where ends_at <= now() and closed_at is null;
    update promotions set closed_at = ends_at, warned_at = ends_at - interval '3 days' where ends_at <= now() and closed_at is null;
    update spotlights set granted_by = (select id from users where admin_role = 'moderator' order by id limit 1) where source = 'grant';
    update promotions set granted_by = (select id from users where admin_role = 'moderator' order by id limit 1) where source = 'grant'`)
}
