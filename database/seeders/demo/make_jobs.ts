import { insert, type Row } from '#database/seeders/demo/insert'
import { memberOf, type Employer } from '#database/seeders/demo/companies/make_companies'
import { markets, seniorityPay, seniorityYears } from '#database/seeders/demo/places'
import { DAY, HOUR } from '#database/seeders/demo/random'
import { roles, type Role } from '#database/seeders/demo/roles'
import { idsOf, iso, slugOf, type World } from '#database/seeders/demo/world'
import { DAYS_LISTED, workModeValues, type WorkMode } from '#api/jobs/job_facts'

/** In percent. */
const modeShares: Record<WorkMode, number> = { 'On Site': 34, 'Hybrid': 40, 'Remote': 26 }

/** The state of a demo job; the two columns follow from it. */
export type JobKind =
  | 'live'
  | 'pending'
  | 'rejected'
  | 'draft'
  | 'paused'
  | 'expired'
  | 'closed'
  | 'archived'
  | 'suspended'
export type Opening = {
  id: number
  company: Employer
  role: Role
  seniority: number
  kind: JobKind
  title: string
  created: number
  published: number | null
  ended: number | null
  answerByDays: number
  skills: string[]
  questions: string[]
  openings: number
}

const shares: readonly (readonly [JobKind, number])[] = [
  ['live', 84],
  ['pending', 12],
  ['rejected', 8],
  ['draft', 10],
  ['paused', 8],
  ['expired', 12],
  ['closed', 12],
  ['archived', 2],
  ['suspended', 2],
]
const demoClient: readonly (readonly [string, number, JobKind])[] = [
  ['fullstack', 2, 'live'],
  ['node', 2, 'live'],
  ['frontend', 1, 'live'],
  ['qa', 1, 'live'],
  ['devops', 2, 'live'],
  ['design', 2, 'live'],
  ['android', 1, 'live'],
  ['product', 2, 'pending'],
  ['dataeng', 2, 'rejected'],
  ['security', 2, 'draft'],
  ['java', 2, 'paused'],
  ['python', 1, 'expired'],
  ['analyst', 1, 'closed'],
]

/** 150 jobs in every state, each with text, skills and pay that belong together. */
export async function makeJobs(world: World, companies: Employer[]): Promise<Opening[]> {
  const { trx, dice, now } = world
  const [client, ...others] = companies
  const hiring = others.filter((company) => company.verifiedAs === 'verified')
  const wanted: { company: Employer; role: Role; seniority: number; kind: JobKind }[] =
    demoClient.map(([key, seniority, kind]) => ({
      company: client,
      role: roles.find((each) => each.key === key)!,
      seniority,
      kind,
    }))
  const taken = new Set<string>()
  for (const [kind, share] of shares) {
    const count = share - wanted.filter((job) => job.company === client && job.kind === kind).length
    for (let made = 0; made < count; made++) {
      const company =
        kind === 'suspended'
          ? companies.find((each) => each.verifiedAs === 'suspended')!
          : hiring[wanted.length % hiring.length]
      let role = roles[wanted.length % roles.length]
      while (taken.has(`${company.id} ${role.key}`))
        role = dice.weighted(roles, (each) => each.weight)
      taken.add(`${company.id} ${role.key}`)
      wanted.push({
        company,
        role,
        seniority: dice.weighted([0, 1, 2, 3], (level) => [12, 40, 36, 12][level]),
        kind,
      })
    }
  }
  // companies that may not submit yet keep drafts
  for (const company of others.filter(
    (each) => each.verifiedAs === 'unverified' || each.verifiedAs === 'pending'
  ))
    wanted.push({ company, role: dice.pick(roles), seniority: 1, kind: 'draft' })

  const openings = wanted.map((job, index) => timeline(world, job, index))
  const rows = openings.map((opening, index) => jobRow(world, opening, index))
  const ids = await insert(trx, 'jobs', rows)
  openings.forEach((opening, index) => (opening.id = ids[index]))
  await makeEvents(world, openings)

  const manager = memberOf(client, 'hiring_manager')
  const interviewer = memberOf(client, 'interviewer')
  const assigned = openings.filter(
    (opening) => opening.company === client && opening.kind === 'live'
  )
  await insert(trx, 'job_members', [
    ...assigned.slice(0, 3).map((opening) => ({
      company_id: client.id,
      job_id: opening.id,
      user_id: manager.userId,
      created_at: iso(opening.created),
    })),
    ...assigned.slice(0, 2).map((opening) => ({
      company_id: client.id,
      job_id: opening.id,
      user_id: interviewer.userId,
      created_at: iso(opening.created),
    })),
  ])
  const changed = openings.find((opening) => opening.kind === 'live' && opening.company !== client)!
  await insert(trx, 'job_revisions', [
    {
      company_id: changed.company.id,
      job_id: changed.id,
      submitted_by: memberOf(changed.company, 'owner').userId,
      changes: { title: { from: changed.title, to: `${changed.title} (Platform Team)` } },
      status: 'pending',
      created_at: iso(now - 5 * HOUR),
      updated_at: iso(now - 5 * HOUR),
    },
  ])
  return openings
}

function timeline(
  { dice, now }: World,
  job: { company: Employer; role: Role; seniority: number; kind: JobKind },
  index: number
): Opening {
  const { kind } = job
  const isClient = index < demoClient.length
  const live = {
    live: isClient ? 8 + index * 2.5 : Math.floor(dice.next() * 24) + 1.2,
    paused: dice.int(12, 26),
    expired: isClient ? 55 : dice.int(34, 60),
    closed: isClient ? 62 : dice.int(35, 80),
    archived: dice.int(60, 85),
    suspended: dice.int(20, 30),
  } as Partial<Record<JobKind, number>>
  const published = live[kind] === undefined ? null : now - live[kind]! * DAY
  const created = published
    ? published - dice.int(1, 3) * DAY
    : now - dice.int(1, 9) * DAY - dice.int(1, 20) * HOUR
  const ended =
    (
      {
        expired: published! + 30 * DAY,
        closed: now - dice.int(2, 8) * DAY,
        archived: now - dice.int(2, 8) * DAY,
        paused: now - dice.int(1, 6) * DAY,
        suspended: now - 9 * DAY,
      } satisfies Partial<Record<JobKind, number>> as Partial<Record<string, number>>
    )[kind] ?? null
  const { role, seniority } = job
  const skills = [...role.skills.slice(0, 4), ...dice.sample(role.skills.slice(4), dice.int(2, 4))]
  const questions = [
    role.question,
    'When could you start, and what is your notice period?',
    ...dice.sample(
      [
        'Which work of yours fits this job best, and why?',
        'What do you expect to earn?',
        'How do you prefer to receive feedback?',
      ],
      dice.int(0, 2)
    ),
  ]
  return {
    ...job,
    id: 0,
    title: role.titles[seniority],
    created,
    published,
    ended,
    answerByDays: dice.pick([7, 10, 14, 14, 14, 21]),
    skills,
    questions,
    openings: dice.pick([1, 1, 1, 2, 3]),
  }
}

function jobRow(world: World, opening: Opening, index: number): Row {
  const { dice, now } = world
  const { company, role, seniority, kind, title, skills, published, created, ended } = opening
  const market = markets[company.country]
  const place = world.place(
    company.country,
    index >= demoClient.length && dice.chance(0.25) ? dice.pick(market.cities) : company.city
  )
  const middle = role.pay * seniorityPay[seniority] * market.rate * (0.94 + dice.next() * 0.12)
  const rounded = (value: number) =>
    Math.max(market.step, Math.round(value / market.step) * market.step)
  const contract = dice.chance(0.08)
  // the newest two of all: one without its budget, one remote
  const newest =
    kind === 'live' && index === 1
      ? 'hidden'
      : kind === 'live' && index === 2
        ? 'remote'
        : undefined
  const refreshed = newest ? now - (newest === 'hidden' ? 1 : 2) * HOUR : published
  const location =
    newest === 'remote'
      ? 'Remote'
      : newest === 'hidden'
        ? 'Hybrid'
        : dice.weighted(workModeValues, (mode) => modeShares[mode])
  const [minExperience, maxExperience] = seniorityYears[seniority]
  const stacks = idsOf(world.stacks, role.stacks ?? [])
  const hourly = contract && market.currency !== 'INR'
  const low = hourly ? Math.round((middle * 0.9) / 2000) : rounded(middle * 0.86)
  const high = hourly ? Math.round((middle * 1.15) / 1800) : rounded(middle * 1.16)
  return {
    company_id: company.id,
    created_by: memberOf(company, 'recruiter', 'owner').userId,
    title,
    slug: `${slugOf(title)}-${slugOf(company.name)}-${index + 101}`,
    organisation: company.name,
    employer_role: 'Direct employer',
    job_category_id: world.categories.get(role.category),
    industry_id: world.industries.get(company.industry),
    job_type: contract
      ? 'Contract'
      : seniority === 0 && dice.chance(0.2)
        ? 'Internship'
        : 'Full-Time',
    location_type: location,
    country_code: company.country,
    country_name: market.name,
    state_code: place.state_code,
    state_name: place.state_name,
    city: place.city,
    currency: market.currency,
    budget_min: Math.max(1, low),
    budget_max: Math.max(low + 1, high),
    budget_for: hourly ? 'hour' : 'year',
    hide_budget: newest === 'hidden' || (!newest && dice.chance(0.06)),
    min_experience: minExperience + (role.after ?? 0),
    max_experience: maxExperience + (role.after ?? 0),
    short_description: shortText(world, opening, place.city, location),
    description: fullText(opening, location),
    skill_ids: idsOf(world.skills, skills),
    required_skill_ids: idsOf(world.skills, skills.slice(0, 3)),
    stack_ids: stacks,
    required_stack_ids: stacks.slice(0, 1),
    tags: [company.industry.split('-')[0], role.key, location.toLowerCase().replace(' ', '-')],
    questionnaire: questionnaire(opening),
    status:
      ({ live: 'open', pending: 'open', rejected: 'open' } as Record<string, string>)[kind] ?? kind,
    is_approved: published ? true : kind === 'rejected' ? false : null,
    rejection_reason:
      kind === 'rejected'
        ? dice.pick([
            'The pay range is too wide to mean anything. Please narrow it.',
            'The text asks for the age of applicants, which we do not allow.',
            'The description speaks of another job than the title.',
          ])
        : null,
    status_reason:
      kind === 'closed'
        ? dice.pick(['filled_here', 'filled_here', 'cancelled'])
        : kind === 'suspended'
          ? 'Reports of a fee for interviews'
          : null,
    answer_by_days: opening.answerByDays,
    published_at: published && iso(published),
    valid_through:
      published &&
      iso(
        kind === 'expired'
          ? ended!
          : Math.max(published + DAYS_LISTED * DAY, refreshed! + DAYS_LISTED * DAY)
      ),
    refreshed_at: iso(refreshed ?? created),
    submitted_at: kind === 'draft' ? null : iso(created + HOUR),
    closed_at: kind === 'closed' || kind === 'archived' ? iso(ended!) : null,
    promotion_expires_at:
      kind === 'live' && index % 11 === 4 ? iso(now + dice.int(3, 20) * DAY) : null,
    created_at: iso(created),
    updated_at: iso(ended ?? published ?? created),
  }
}

function shortText(
  { skillNames }: World,
  { company, role, title, skills }: Opening,
  city: string,
  location: string
) {
  const where =
    location === 'Remote'
      ? 'remotely'
      : location === 'Hybrid'
        ? `in ${city}, with two or three days at home`
        : `in ${city}`
  return `<p>${company.name} looks for ${/^[aeioAEIO]|^(SAP|SRE)/.test(title) ? 'an' : 'a'} ${title} to work ${where}. ${role.mission} You will mostly use ${skills
    .slice(0, 3)
    .map((slug) => skillNames.get(slug))
    .join(', ')}.</p>`
}

function fullText(
  { company, role, seniority, title, answerByDays, openings }: Opening,
  location: string
) {
  const bullets = (items: readonly string[]) =>
    `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
  const level = [
    'You are at the start and learn quickly; a senior colleague works beside you for the first half year.',
    'You work on your own most of the time, and know when to ask.',
    'You take on unclear problems and leave others better than you found them.',
    'You set the direction for a group and answer for its results.',
  ][seniority]
  const benefits = [
    location === 'Remote'
      ? 'Work from anywhere in the country, with two paid meetings of the team a year'
      : location === 'Hybrid'
        ? 'Two or three days a week at home, agreed within the team'
        : 'An office that people like to come to, and hours that respect yours',
    'A yearly budget for learning, and the time to use it',
    'Health cover for you and your family',
    'Thirty days off, counted honestly',
    'Equipment of your choice',
  ]
  return [
    `<h2>About us</h2><p>${company.about}</p>`,
    `<h2>The job</h2><p>${role.mission} We look for ${openings === 1 ? 'one person' : `${openings} people`} as ${title}. ${level}</p>`,
    `<h3>What you will do</h3>${bullets(role.duties)}`,
    `<h3>What you bring</h3>${bullets(role.needs)}`,
    `<h3>Good to have, not needed</h3>${bullets(role.nice)}`,
    `<h3>What we offer</h3>${bullets(benefits)}`,
    `<h3>How we hire</h3><p>A first talk of 30 minutes, a conversation about real work of about an hour, and a meeting with the team. No riddles, no unpaid work. You hear from us within ${answerByDays} days, also when the answer is no.</p>`,
  ].join('')
}

function questionnaire({ questions }: Opening) {
  const group = (questionName: string, list: string[], isMandatory: boolean) => ({
    questionName,
    isCustomQuestion: false,
    questionLists: list.map((question) => ({
      question,
      isMandatory,
      isAdded: true,
      isChecked: true,
    })),
  })
  return [
    group('Technical/Skill-Based Questions', questions.slice(0, 1), true),
    group('Availability & Logistics', questions.slice(1, 2), true),
    ...(questions.length > 2 ? [group('General Questions', questions.slice(2), false)] : []),
  ]
}

async function makeEvents({ trx }: World, openings: Opening[]) {
  const events: Row[] = []
  for (const { id, company, kind, created, published, ended } of openings) {
    const event = (
      time: number,
      action: string,
      from: string | null,
      to: string,
      reason: string | null = null
    ) =>
      events.push({
        company_id: company.id,
        job_id: id,
        actor_id: memberOf(company, 'recruiter', 'owner').userId,
        action,
        from_state: from,
        to_state: to,
        reason,
        created_at: iso(time),
      })
    event(created, 'post', null, 'draft')
    if (kind === 'draft') continue
    event(created + HOUR, 'submit', 'draft', 'pending')
    if (published) event(published, 'approve', 'pending', 'live')
    if (kind === 'rejected')
      event(created + 20 * HOUR, 'reject', 'pending', 'rejected', 'Please see the note')
    const end = (
      {
        paused: 'pause',
        expired: 'expire',
        closed: 'close',
        archived: 'archive',
        suspended: 'suspend',
      } satisfies Partial<Record<JobKind, string>> as Partial<Record<string, string>>
    )[kind]
    if (end) event(ended!, end, 'live', kind)
  }
  await insert(trx, 'job_events', events)
}
