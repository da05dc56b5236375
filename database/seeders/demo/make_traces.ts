import { insert, type Row } from '#database/seeders/demo/insert'
import type { Application } from '#database/seeders/demo/applications/make_applications'
import type { Person } from '#database/seeders/demo/candidates/make_person'
import { memberOf, type Employer } from '#database/seeders/demo/companies/make_companies'
import type { Opening } from '#database/seeders/demo/make_jobs'
import { DAY, HOUR } from '#database/seeders/demo/random'
import { idsOf, iso, type World } from '#database/seeders/demo/world'

/** Bells, saved jobs, the audit log, and skills that wait for an admin. */
export async function makeTraces(
  world: World,
  [admin, moderator]: number[],
  companies: Employer[],
  people: Person[],
  openings: Opening[],
  applications: Application[]
) {
  ringForApplications(world, companies[0], people[0], applications)
  ringForAdmin(world, admin, companies, openings)
  await makeSavedJobs(world, people, openings)
  await makeAuditLog(world, { admin, moderator }, companies, openings)
  await makeCustomSkills(world, people)
}

/** A notification, read where it is older than three days. */
function bell(
  { bells, now }: World,
  userId: number,
  kind: string,
  message: string,
  at: number,
  over: Row
) {
  bells.push({
    user_id: userId,
    kind,
    message,
    link: null,
    job_id: null,
    candidate_id: null,
    company_id: null,
    data: {},
    read_at: at < now - 3 * DAY ? iso(at + HOUR) : null,
    created_at: iso(at),
    ...over,
  })
}

/** To the owner of the company when somebody applies, and to the candidate when the application moves. */
function ringForApplications(
  world: World,
  client: Employer,
  developer: Person,
  applications: Application[]
) {
  const { dice, now } = world
  for (const { id, person, opening, steps } of applications) {
    const { userId } = memberOf(opening.company, 'owner')
    const recent = steps[0].at > now - 12 * DAY
    if (opening.company === client ? recent : recent && dice.chance(0.2))
      bell(
        world,
        userId,
        'application.received',
        `${person.first} ${person.last} applied for ${opening.title}`,
        steps[0].at,
        {
          link: `/client/jobs/${opening.id}/applicants?application=${id}`,
          job_id: opening.id,
          candidate_id: person.candidateId,
          company_id: opening.company.id,
        }
      )
    const last = steps.at(-1)!
    if (
      last.status !== 'applied' &&
      last.status !== 'withdrawn' &&
      (person === developer || last.at > now - 10 * DAY)
    )
      bell(
        world,
        person.userId,
        last.status === 'shortlisted'
          ? 'application.shortlisted'
          : last.status === 'interview'
            ? 'interview.schedule'
            : 'application.status',
        `${opening.company.name}: your application for ${opening.title} moved on`,
        last.at,
        {
          link: '/candidate/jobs?tab=applied',
          job_id: opening.id,
          candidate_id: person.candidateId,
          company_id: opening.company.id,
        }
      )
  }
}

/** To the admin for what waits for a decision. */
function ringForAdmin(world: World, admin: number, companies: Employer[], openings: Opening[]) {
  for (const opening of openings.filter((each) => each.kind === 'pending'))
    bell(
      world,
      admin,
      'job.posted',
      `${opening.company.name} submitted ${opening.title}`,
      opening.created + HOUR,
      {
        link: `/admin/jobs/${opening.id}/show`,
        job_id: opening.id,
        company_id: opening.company.id,
      }
    )
  for (const company of companies.filter((each) => each.verifiedAs === 'pending'))
    bell(
      world,
      admin,
      'company.verification_requested',
      `${company.name} asks to be verified`,
      world.now - 2 * DAY,
      { link: `/admin/clients/${company.id}/show`, company_id: company.id }
    )
}

async function makeSavedJobs({ trx, dice, now }: World, people: Person[], openings: Opening[]) {
  const live = openings.filter((opening) => opening.kind === 'live')
  const savers = [people[0], ...dice.sample(people.slice(1), 60)]
  await insert(
    trx,
    'saved_jobs',
    savers.flatMap((person, index) =>
      dice.sample(live, index === 0 ? 5 : dice.int(1, 4)).map((opening) => ({
        user_id: person.userId,
        job_id: opening.id,
        created_at: iso(now - dice.int(1, 60) * HOUR),
      }))
    )
  )
}

/** What the moderator decided of jobs, and the admin of companies. */
async function makeAuditLog(
  { trx }: World,
  { admin, moderator }: { admin: number; moderator: number },
  companies: Employer[],
  openings: Opening[]
) {
  const acts: Row[] = []
  for (const { id, company, title, kind, published, created } of openings) {
    if (published)
      acts.push({
        actor_id: moderator,
        company_id: company.id,
        action: 'approve',
        subject_type: 'jobs',
        subject_id: id,
        subject_label: title,
        changes: { isApproved: { from: null, to: true } },
        reason: null,
        created_at: iso(published),
      })
    if (kind === 'rejected')
      acts.push({
        actor_id: moderator,
        company_id: company.id,
        action: 'reject',
        subject_type: 'jobs',
        subject_id: id,
        subject_label: title,
        changes: { isApproved: { from: null, to: false } },
        reason: 'See the note to the company',
        created_at: iso(created + 20 * HOUR),
      })
  }
  for (const company of companies)
    if (company.verifiedAs === 'verified')
      acts.push({
        actor_id: admin,
        company_id: company.id,
        action: 'verify',
        subject_type: 'clients',
        subject_id: company.id,
        subject_label: company.name,
        changes: { verification: { from: 'pending', to: 'verified' } },
        reason: null,
        created_at: iso(company.createdAt + 3 * DAY),
      })
  await insert(
    trx,
    'audit_log',
    acts.sort((a, b) => String(a.created_at).localeCompare(String(b.created_at)))
  )
}

async function makeCustomSkills({ trx, now, skills }: World, people: Person[]) {
  const [react] = idsOf(skills, ['react'])
  await insert(
    trx,
    'custom_skills',
    [
      ['Temporal Workflows', 'skill', 'pending'],
      ['ReactJS 19', 'skill', 'rejected'],
      ['Zellij', 'tool', 'pending'],
      ['Bun + Elysia', 'stack', 'pending'],
    ].map(([name, kind, status], index) => ({
      requested_by: people[index + 3].userId,
      kind,
      name,
      status,
      skill_id: status === 'rejected' ? react : null,
      reason: status === 'rejected' ? 'This is React, which is on the list' : null,
      created_at: iso(now - (index + 1) * DAY),
      updated_at: iso(now - (index + 1) * DAY),
    }))
  )
}
