import { insert, type Row } from '#database/seeders/demo/insert'
import {
  makePerson,
  MONTH,
  monthsAgo,
  type Person,
} from '#database/seeders/demo/candidates/make_person'
import { publicAddress } from '#api/candidates/open_profile'
import { markets, seniorityPay } from '#database/seeders/demo/places'
import { DAY } from '#database/seeders/demo/random'
import { day, idsOf, iso, slugOf, type World } from '#database/seeders/demo/world'
import { availabilityValues, type Availability } from '#api/candidates/candidate_facts'
import {
  CLEARED_FROM,
  englishBandValues,
  englishResults,
  type EnglishResult,
} from '#api/candidates/english_facts'
import { workModeValues } from '#api/jobs/job_facts'
import { valuesOf } from '#api/http/choices'

/** In percent. */
const englishShares: Record<EnglishResult, number> = {
  cleared: 55,
  not_taken: 33,
  not_cleared: 8,
  waived: 4,
}
const availabilityShares: Record<Availability, number> = { open: 50, looking: 40, not_looking: 10 }

const COUNT = 300

/** Three hundred people whose titles, employers, skills and dates tell one story each. The first is the demo candidate. */
export async function makeCandidates(world: World, password: string): Promise<Person[]> {
  const { trx } = world
  const seen = new Set<string>()
  const people = Array.from({ length: COUNT }, (_, index) => makePerson(world, index, seen))

  const userIds = await insert(
    trx,
    'users',
    people.map((person, index) => userRow(world, person, index, password))
  )
  const candidateIds = await insert(
    trx,
    'candidates',
    people.map((person, index) => candidateRow(world, person, index, userIds[index]))
  )
  people.forEach((person, index) =>
    Object.assign(person, { userId: userIds[index], candidateId: candidateIds[index] })
  )

  await makeAbilities(world, people)
  await makeWork(world, people)
  await makeStudies(world, people)
  await makeLinks(world, people)
  return people
}

/** Skills and tools. */
async function makeAbilities(world: World, people: Person[]) {
  const { trx } = world
  await insert(
    trx,
    'candidate_skills',
    people.flatMap((person) =>
      person.skills.map((slug, position) => skillRow(world, person, slug, position))
    )
  )
  await insert(
    trx,
    'candidate_tools',
    people.flatMap((person) =>
      idsOf(world.tools, [...new Set([...person.role.tools, 'github', 'slack'])]).map(
        (tool, position) => ({
          candidate_id: person.candidateId,
          tool_id: tool,
          position,
          ...stamps(person.joined),
        })
      )
    )
  )
}

/** Employments and projects. */
async function makeWork(world: World, people: Person[]) {
  const { trx, dice } = world
  await insert(
    trx,
    'employments',
    people.flatMap((person) =>
      person.posts.map((post, position) => ({
        candidate_id: person.candidateId,
        company: post.company,
        title: post.title,
        employment_type: 'Full-Time',
        location: post.location,
        country_code: person.place.country_code,
        starts_on: day(post.start),
        ends_on: post.end && day(post.end),
        is_current: post.end === null,
        description: post.text,
        skill_ids: idsOf(world.skills, dice.sample(person.skills.slice(0, 7), 4)),
        position,
        ...stamps(person.joined),
      }))
    )
  )
  await insert(
    trx,
    'projects',
    people.flatMap((person) =>
      dice
        .sample(person.role.projects, person.approval === 'incomplete' ? 0 : dice.int(1, 2))
        .map(([title, text], position) => {
          const end = monthsAgo(world.now, dice.int(2, 30))
          return {
            candidate_id: person.candidateId,
            kind: position === 0 ? 'main' : 'additional',
            title,
            role: 'Author',
            url: `https://${slugOf(title)}.example`,
            starts_on: day(end - dice.int(3, 10) * MONTH),
            ends_on: day(end),
            description: text,
            skill_ids: idsOf(world.skills, person.skills.slice(0, 3)),
            position,
            ...stamps(person.joined),
          }
        })
    )
  )
}

/** Schools, certificates and achievements. */
async function makeStudies({ trx, dice, now }: World, people: Person[]) {
  await insert(
    trx,
    'academic_records',
    people.flatMap((person) =>
      person.education.map((school, position) => ({
        candidate_id: person.candidateId,
        institution: school.institution,
        degree: school.degree,
        field: school.field,
        starts_on: day(school.start),
        ends_on: day(school.end),
        grade: dice.pick(['First class', '8.1 of 10', '8.7 of 10', 'Distinction', null]),
        position,
        ...stamps(person.joined),
      }))
    )
  )
  await insert(
    trx,
    'certifications',
    people.flatMap((person) =>
      person.certificates.map((each, position) => ({
        candidate_id: person.candidateId,
        name: each.name,
        issuer: each.issuer,
        issued_on: day(each.issued),
        position,
        ...stamps(person.joined),
      }))
    )
  )
  await insert(
    trx,
    'achievements',
    people
      .filter((_, index) => index % 5 === 0)
      .map((person) => ({
        candidate_id: person.candidateId,
        title: dice.pick([
          'Winner of an internal hackathon',
          'Speaker at a local meetup',
          'Maintainer of an open-source package',
          'Employee of the year',
          'Mentor in a coding club',
        ]),
        achieved_on: day(monthsAgo(now, dice.int(4, 40))),
        description: 'For work that colleagues still use.',
        position: 0,
        ...stamps(person.joined),
      }))
  )
}

async function makeLinks({ trx }: World, people: Person[]) {
  await insert(
    trx,
    'social_links',
    people
      .filter((person) => person.approval !== 'incomplete')
      .map((person, index) => ({
        candidate_id: person.candidateId,
        kind: index % 3 ? 'github' : 'linkedin',
        url:
          index % 3
            ? `https://github.com/${slugOf(`${person.first}${person.last}`)}-demo`
            : `https://www.linkedin.com/in/${slugOf(`${person.first}-${person.last}`)}-demo`,
        position: 0,
        ...stamps(person.joined),
      }))
  )
}

const stamps = (time: number) => ({ created_at: iso(time), updated_at: iso(time) })

function userRow({ now, dice }: World, person: Person, index: number, password: string): Row {
  return {
    email: person.email,
    password,
    first_name: person.first,
    last_name: person.last,
    user_type: 'developer',
    status: 'active',
    country_code: person.place.country_code,
    time_zone: person.zone,
    phone: person.phone ?? null,
    email_verified_at:
      person.approval === 'incomplete' && index % 3 === 0 ? null : iso(person.joined),
    last_active_at: iso(Math.max(person.joined, now - dice.int(0, 40) * DAY)),
    ...stamps(person.joined),
  }
}

function candidateRow({ now, dice }: World, person: Person, index: number, userId: number): Row {
  const market = markets[person.place.country_code]
  const pay =
    Math.round(
      (person.role.pay *
        seniorityPay[person.seniority] *
        market.rate *
        (0.92 + dice.next() * 0.22)) /
        market.step
    ) * market.step
  const started = person.approval !== 'incomplete'
  const submitted = started ? person.joined + DAY : null
  const approved = person.approval === 'approved'
  const english = approved
    ? dice.weighted(valuesOf(englishResults), (state) => englishShares[state])
    : 'not_taken'
  const visibility =
    index < 20
      ? 'active'
      : dice.weighted(
          ['active', 'snoozed', 'deactivated'],
          (state) => ({ active: 94, snoozed: 4, deactivated: 2 })[state]!
        )
  return {
    user_id: userId,
    slug: publicAddress(person.first),
    headline: person.headline,
    story: started ? person.story : null,
    country_code: person.place.country_code,
    state_code: person.place.state_code,
    state_name: person.place.state_name,
    city: person.place.city,
    preferred_titles: [
      person.role.titles[person.seniority],
      person.role.titles[Math.min(3, person.seniority + 1)],
    ].filter((title, at, all) => all.indexOf(title) === at),
    experience_years: person.years,
    notice_period_days: dice.pick([0, 15, 30, 30, 60, 90]),
    expected_pay: Math.max(pay, market.step),
    expected_pay_currency: market.currency,
    expected_pay_per: 'year',
    work_modes: dice.pick([
      ['Remote'],
      ['Remote', 'Hybrid'],
      ['Hybrid', 'On Site'],
      workModeValues,
    ]),
    job_types: dice.pick([
      ['Full-Time'],
      ['Full-Time'],
      ['Full-Time', 'Contract'],
      ['Contract', 'Freelance'],
    ]),
    relocation: dice.chance(0.4),
    work_authorisation: [person.place.country_code],
    availability: dice.weighted(availabilityValues, (state) => availabilityShares[state]),
    approval: person.approval,
    approval_reason:
      {
        changes_requested:
          'Please describe what you did in your last post; a title alone says little.',
        rejected: 'The employment dates contradict each other, and we could not reach you.',
      }[person.approval] ?? null,
    submitted_at: submitted && iso(submitted),
    approved_at: approved ? iso(submitted! + DAY) : null,
    visibility,
    snoozed_until: visibility === 'snoozed' ? iso(now + dice.int(10, 50) * DAY) : null,
    english,
    english_band:
      english === 'cleared'
        ? dice.pick(englishBandValues.filter((band) => band >= CLEARED_FROM))
        : english === 'not_cleared'
          ? 'B1'
          : null,
    is_public: index === 0 || dice.chance(0.35),
    active_tab: started ? 12 : dice.int(1, 6),
    // measured once everything is there
    progress: started ? dice.int(75, 95) : dice.int(15, 55),
    spotlight_expires_at:
      approved && english === 'cleared' && index % 9 === 0
        ? iso(now + dice.int(3, 25) * DAY)
        : null,
    last_active_at: iso(Math.max(person.joined, now - dice.int(0, 40) * DAY)),
    ...stamps(person.joined),
  }
}

function skillRow(
  { now, dice, skills }: World,
  person: Person,
  slug: string,
  position: number
): Row {
  const years = Math.max(
    0.5,
    Math.round(
      Math.min(
        person.years,
        person.years * (position < 4 ? 0.6 + dice.next() * 0.4 : 0.2 + dice.next() * 0.5)
      ) * 2
    ) / 2
  )
  return {
    candidate_id: person.candidateId,
    skill_id: skills.get(slug),
    years,
    last_used: new Date(now).getUTCFullYear() - (position > 5 && dice.chance(0.3) ? 1 : 0),
    level:
      years >= 7 ? 'expert' : years >= 4 ? 'advanced' : years >= 1.5 ? 'intermediate' : 'beginner',
    position,
    ...stamps(person.joined),
  }
}
