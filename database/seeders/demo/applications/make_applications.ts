import { createHash } from 'node:crypto'
import drive from '@adonisjs/drive/services/main'
import { insert, type Row } from '#database/seeders/demo/insert'
import type { Person } from '#database/seeders/demo/candidates/make_person'
import { memberOf } from '#database/seeders/demo/companies/make_companies'
import type { Opening } from '#database/seeders/demo/make_jobs'
import { DAY, HOUR } from '#database/seeders/demo/random'
import { reader } from '#api/candidates/resume/draft/reader'
import { resumePdf } from '#database/seeders/demo/candidates/resume_pdf'
import { makeStages, type DemoStages } from '#database/seeders/demo/applications/make_stages'
import { iso, type World } from '#database/seeders/demo/world'
import { rejectionReasons } from '#api/applications/application_facts'

export type Status =
  | 'applied'
  | 'reviewing'
  | 'shortlisted'
  | 'assessment'
  | 'interview'
  | 'offer'
  | 'hired'
  | 'rejected'
  | 'withdrawn'
  | 'job_closed'
  | 'expired'
export type Step = { status: Status; at: number }
export type Application = {
  id: number
  person: Person
  opening: Opening
  steps: Step[]
  status: Status
}

/** The moves by which an application comes to its status. */
const paths: Record<Status, readonly (readonly Status[])[]> = {
  applied: [[]],
  reviewing: [['reviewing']],
  shortlisted: [['reviewing', 'shortlisted'], ['shortlisted']],
  assessment: [['reviewing', 'shortlisted', 'assessment']],
  interview: [
    ['reviewing', 'shortlisted', 'interview'],
    ['shortlisted', 'assessment', 'interview'],
  ],
  offer: [['reviewing', 'shortlisted', 'interview', 'offer']],
  hired: [['reviewing', 'shortlisted', 'interview', 'offer', 'hired']],
  rejected: [
    ['reviewing', 'rejected'],
    ['reviewing', 'shortlisted', 'rejected'],
    ['reviewing', 'shortlisted', 'interview', 'rejected'],
    ['rejected'],
  ],
  withdrawn: [
    ['withdrawn'],
    ['reviewing', 'withdrawn'],
    ['reviewing', 'shortlisted', 'interview', 'withdrawn'],
  ],
  job_closed: [
    ['job_closed'],
    ['reviewing', 'job_closed'],
    ['reviewing', 'shortlisted', 'job_closed'],
  ],
  expired: [['expired']],
}

const feedback: Partial<Record<Status, readonly string[]>> = {
  shortlisted: [
    'Your work on real products fits what we need. We will come back with a date for a talk.',
    'Thank you for the careful answers. You are among the few we would like to meet.',
  ],
  assessment: ['The next step is a short exercise; take it when it suits you in the coming week.'],
  interview: [
    'We would like to talk about your last project in detail. Please choose a time.',
    'Two of our engineers look forward to meeting you.',
  ],
  offer: ['Everyone who met you was convinced. Here is our offer.'],
  hired: ['Welcome. We look forward to your first day.'],
  rejected: [
    'Thank you for the time you took. We chose someone with more experience in the exact tools we use; your answers were clear and we would read another application gladly.',
    'We went on with candidates closer to our time zone. Nothing in your application spoke against you.',
    'Your background is strong, though we need someone who has led a team before. Please apply again when that has changed.',
  ],
  job_closed: ['The position is filled. Thank you for applying.'],
  expired: ['The employer did not respond within 45 days.'],
}
/** Where applicants come from, and how many of a hundred. */
const sources: Record<string, { weight: number; medium: string | null }> = {
  'candor': { weight: 46, medium: null },
  'linkedin': { weight: 22, medium: 'social' },
  'referral': { weight: 12, medium: 'referral' },
  'newsletter': { weight: 9, medium: 'email' },
  'google.com': { weight: 7, medium: null },
  'hacker-news': { weight: 4, medium: 'social' },
}
const reasons = rejectionReasons.filter((reason) => reason !== 'Other')
const letters = [
  (_role: string, company: string) =>
    `The work you describe is close to what I do every day, and ${company} is a place whose product I understand. I would be glad to show you how I work.`,
  (role: string) =>
    `I have followed the field for years and would like to do ${role} work in a team that publishes its pay and answers by a date.`,
  (_role: string, company: string) =>
    `Two of the duties you list I have carried out before, one I have not, and would like to. That is why I write to ${company}.`,
]

/** Applications of the last ninety days in every status, by people who do that kind of work, each with its history. */
export async function makeApplications(
  world: World,
  openings: Opening[],
  people: Person[],
  clientId: number
): Promise<Application[]> {
  const applications = choose(world, openings, people, clientId)
  await makeResumes(world, [
    ...new Set([...people.slice(0, 12), ...applications.map((each) => each.person)]),
  ])
  const { trx } = world
  const stages = await makeStages(world, clientId)
  const ids = await insert(
    trx,
    'applications',
    applications.map((each) => applicationRow(world, each, stages))
  )
  applications.forEach((each, index) => (each.id = ids[index]))
  await insert(
    trx,
    'application_events',
    applications
      .flatMap((each) => eventRows(world, each, stages))
      .sort((a, b) => String(a.created_at).localeCompare(String(b.created_at)))
  )
  return applications
}

function choose(
  world: World,
  openings: Opening[],
  people: Person[],
  clientId: number
): Application[] {
  const { dice, now } = world
  const chosen: Application[] = []
  const demo = people[0]
  const visible = people.filter((person) => person.approval !== 'incomplete')
  const fullStack = openings.filter(
    (opening) => opening.published && ['fullstack', 'node', 'frontend'].includes(opening.role.key)
  )
  const demoFates: Status[] = [
    'interview',
    'shortlisted',
    'applied',
    'rejected',
    'offer',
    'withdrawn',
    'reviewing',
    'interview',
  ]

  for (const opening of openings) {
    const { published, kind, company } = opening
    if (!published) continue
    const isClient = company.id === clientId
    const until = opening.ended ?? now - 2 * HOUR
    const near = visible.filter(
      (person) =>
        person !== demo &&
        person.role === opening.role &&
        Math.abs(person.seniority - opening.seniority) <= (isClient ? 3 : 1)
    )
    const akin = visible.filter(
      (person) =>
        person !== demo &&
        person.role !== opening.role &&
        person.role.skills.filter((slug) => opening.skills.includes(slug)).length >= 3
    )
    const count = isClient ? 12 : dice.int(2, 8)
    const applicants = [...dice.sample(near, Math.ceil(count * 0.8)), ...dice.sample(akin, count)]
      .slice(0, count)
      .filter((person) => person.joined < until - 2 * DAY || isClient)
    const fates = fatesOf(world, opening, applicants.length, isClient)
    const index = fullStack.indexOf(opening)
    if (index >= 0 && index < demoFates.length && (kind === 'live' || index > 3)) {
      applicants.unshift(demo)
      fates.unshift(kind === 'live' ? demoFates[index] : 'rejected')
    }
    applicants.forEach((person, at) => {
      const earliest = Math.max(published + 3 * HOUR, now - 89 * DAY)
      const target = fates[at]
      // those that went far applied early
      const share =
        target === 'reviewing' || (target === 'applied' && at % 3) ? dice.next() : dice.next() * 0.3
      const start = earliest + (until - earliest) * share
      const path = target === 'expired' && start > now - 45 * DAY ? [] : dice.pick(paths[target])
      const end =
        target === 'job_closed'
          ? until
          : target === 'expired'
            ? start + 45 * DAY
            : start +
              (Math.min(until, start + path.length * (1.5 + dice.next() * 2.5) * DAY) - start) *
                (0.7 + dice.next() * 0.3)
      const steps = path.map((status, step) => ({
        status,
        at: start + ((end - start) * (step + 1)) / path.length,
      }))
      const lastMove = steps.findLast((step) => step.status !== 'job_closed')?.at ?? start
      if (lastMove > end) return
      person.joined = Math.min(person.joined, start - DAY)
      chosen.push({
        id: 0,
        person,
        opening,
        steps: [{ status: 'applied', at: start }, ...steps],
        status: path.at(-1) ?? 'applied',
      })
    })
  }
  return chosen.sort((a, b) => a.steps[0].at - b.steps[0].at)
}

function fatesOf({ dice }: World, { kind }: Opening, count: number, isClient: boolean): Status[] {
  if (kind === 'closed' || kind === 'archived')
    return Array.from({ length: count }, (_, at) =>
      at === 0
        ? 'hired'
        : at === 1 && isClient
          ? 'expired'
          : dice.pick(['job_closed', 'job_closed', 'rejected', 'withdrawn'] as const)
    )
  if (isClient && kind === 'live')
    return dice.sample(
      [
        'applied',
        'applied',
        'reviewing',
        'shortlisted',
        'assessment',
        'interview',
        'interview',
        'offer',
        'hired',
        'rejected',
        'rejected',
        'withdrawn',
      ],
      count
    ) as Status[]
  if (kind === 'expired')
    return Array.from({ length: count }, () =>
      dice.pick([
        'hired',
        'rejected',
        'rejected',
        'expired',
        'shortlisted',
        'offer',
        'withdrawn',
      ] as const)
    )
  return Array.from({ length: count }, () =>
    dice.weighted(
      [
        'applied',
        'reviewing',
        'shortlisted',
        'assessment',
        'interview',
        'offer',
        'hired',
        'rejected',
        'withdrawn',
      ] as const,
      (status) =>
        ({
          applied: 26,
          reviewing: 16,
          shortlisted: 13,
          assessment: 5,
          interview: 11,
          offer: 4,
          hired: 3,
          rejected: 17,
          withdrawn: 5,
        })[status]
    )
  )
}

async function makeResumes({ trx, skillNames }: World, people: Person[]) {
  const disk = drive.use()
  const files: Row[] = []
  for (const person of people) {
    const pdf = await resumePdf(person, skillNames)
    // the same name again after an interrupted start
    const key = `resume/${createHash('sha256').update(`demo ${person.email}`).digest('hex').slice(0, 32)}`
    await disk.put(key, pdf, { contentType: 'application/pdf' })
    files.push({
      owner_id: person.userId,
      purpose: 'resume',
      storage_key: key,
      file_name: `${person.first} ${person.last}.pdf`,
      mime_type: 'application/pdf',
      byte_size: pdf.length,
      sha256: createHash('sha256').update(pdf).digest('hex'),
      created_at: iso(person.joined + HOUR),
    })
  }
  const fileIds = await insert(trx, 'files', files)
  const resumeIds = await insert(
    trx,
    'resumes',
    people.map((person, index) => ({
      candidate_id: person.candidateId,
      file_id: fileIds[index],
      created_at: iso(person.joined + HOUR),
      updated_at: iso(person.joined + HOUR),
    }))
  )
  people.forEach((person, index) => (person.resumeId = resumeIds[index]))
  await trx.rawQuery(
    'update candidates set current_resume_id = resumes.id from resumes where resumes.candidate_id = candidates.id'
  )
  await readOne(
    trx,
    people.find(({ email }) => email === 'developer@example.com'),
    skillNames
  )
}

/** The resume of whom the demo signs in as is read, so that the draft is beside the profile at once. */
async function readOne(
  trx: World['trx'],
  person: Person | undefined,
  skillNames: World['skillNames']
) {
  if (!person) return
  const draft = await reader.read(await resumePdf(person, skillNames), 'IN')
  reader.end()
  await trx
    .from('resumes')
    .where('id', person.resumeId!)
    .update({ parse_status: 'ready', parsed: JSON.stringify(draft) })
}

function applicationRow(
  { now, dice, skills }: World,
  { person, opening, steps, status }: Application,
  stages: DemoStages
): Row {
  const own = opening.company.id === stages.companyId ? stages.of(status) : []
  const source = dice.weighted(Object.keys(sources), (each) => sources[each].weight)
  const start = steps[0].at
  const answered = steps.find((step) => !['applied', 'withdrawn', 'expired'].includes(step.status))
  const answerBy = start + opening.answerByDays * DAY
  const last = steps.at(-1)!
  const ended = ['rejected', 'withdrawn', 'job_closed', 'expired'].includes(status)
  const late = answered
    ? answered.at > answerBy
      ? answerBy
      : null
    : status !== 'withdrawn' && answerBy < now
      ? answerBy
      : null
  const asked = opening.skills.filter((slug) => skills.has(slug))
  const [question, availability, ...others] = opening.questions
  return {
    company_id: opening.company.id,
    job_id: opening.id,
    candidate_id: person.candidateId,
    resume_id: person.resumeId,
    status,
    stage_id: own.length > 1 ? dice.pick(own) : null,
    source,
    source_medium: sources[source].medium,
    source_campaign: sources[source].medium === 'email' ? 'autumn' : null,
    cover_letter: dice.chance(0.7)
      ? dice.pick(letters)(opening.role.titles[1], opening.company.name)
      : null,
    answers: [
      {
        question,
        answer:
          opening.role === person.role
            ? opening.role.answer
            : `Mostly from the side of a ${person.role.titles[1]}: ${person.role.answer}`,
      },
      {
        question: availability,
        answer: dice.pick([
          'I could start in thirty days; that is my notice period.',
          'At once. My last contract has ended.',
          'In sixty days, or earlier if my employer agrees.',
        ]),
      },
      ...others.map((each) => ({
        question: each,
        answer: dice.pick([
          'I am glad to say more about that in a talk.',
          'Directly and soon, with an example. I try to give it the same way.',
          person.posts[0]
            ? `My time at ${person.posts[0].company}, where I was ${person.posts[0].title}.`
            : 'My final project, which three people still use.',
        ]),
      })),
    ],
    skills_matched: asked.filter((slug) => person.skills.includes(slug)).length,
    skills_asked: asked.length,
    feedback: dice.pick(feedback[status] ?? [null as unknown as string]),
    reason: status === 'rejected' ? dice.pick(reasons) : null,
    note:
      answered && dice.chance(0.4)
        ? dice.pick([
            'Clear writing. Ask about the migration they mention.',
            'Pay is at the top of our range.',
            'Known to Karthik from a meetup.',
            'Strong on the basics, less on operations.',
            'Would also fit the platform team.',
          ])
        : null,
    is_unread: !answered && dice.chance(0.7),
    opened_by: answered ? memberOf(opening.company, 'recruiter', 'owner').userId : null,
    opened_at: answered ? iso(answered.at) : null,
    answer_by: iso(answerBy),
    first_answered_at: answered ? iso(answered.at) : null,
    late_at: late && iso(late),
    status_changed_at: iso(last.at),
    ended_at: ended ? iso(last.at) : null,
    created_at: iso(start),
    updated_at: iso(last.at),
  }
}

function eventRows(
  { dice }: World,
  { id, person, opening, steps }: Application,
  stages: DemoStages
): Row[] {
  return steps.map(({ status, at }, index) => ({
    company_id: opening.company.id,
    application_id: id,
    actor_id:
      status === 'applied' || status === 'withdrawn'
        ? person.userId
        : ['job_closed', 'expired'].includes(status)
          ? null
          : memberOf(opening.company, 'recruiter', 'owner').userId,
    from_status: steps[index - 1]?.status ?? null,
    to_status: status,
    stage: opening.company.id === stages.companyId ? stages.nameOf(status) : null,
    feedback: index ? dice.pick(feedback[status] ?? [null as unknown as string]) : null,
    reason: status === 'rejected' ? dice.pick(reasons) : null,
    created_at: iso(at),
  }))
}
