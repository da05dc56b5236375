import { insert } from '#database/seeders/demo/insert'
import type { Application } from '#database/seeders/demo/applications/make_applications'
import type { Person } from '#database/seeders/demo/candidates/make_person'
import { memberOf, type Employer } from '#database/seeders/demo/companies/make_companies'
import { DAY, HOUR } from '#database/seeders/demo/random'
import { iso, type World } from '#database/seeders/demo/world'
import type { EitherSide } from '#api/accounts/account_facts'

type Words = readonly (readonly [rating: number, body: string])[]

const ofCandidates: Words = [
  [5, 'Clear, calm and well prepared. We would work together again at any time.'],
  [5, 'Strong on fundamentals, and honest about what was new. A pleasure to talk to.'],
  [4, 'Solid work, and good questions about how we ship. A little quiet at first.'],
  [4, 'Knew the stack well and explained decisions in a way that everyone followed.'],
  [3, 'Good skills, but the two of us saw the role differently.'],
]
const ofCompanies: Words = [
  [5, 'Answered within two days, and the interview was about the work itself.'],
  [5, 'They told me the pay and the steps before the first call. More should do that.'],
  [4, 'Friendly people and a clear process; one round could have been shorter.'],
  [4, 'Useful feedback, even though it took a week to come.'],
  [2, 'The interview was moved twice, the second time on the same morning.'],
]

/** Who looked at whom, changes that wait or were decided, and what both sides say after they met. */
export async function makeControl(
  world: World,
  [, moderator]: number[],
  companies: Employer[],
  people: Person[],
  applications: Application[]
) {
  const { trx, dice, now } = world
  const day = (at: number) => new Date(at).toISOString().slice(0, 10)

  const seen = new Set<string>()
  await insert(
    trx,
    'profile_views',
    applications
      .flatMap(({ person, opening, steps }) =>
        person === people[0] || dice.chance(0.4)
          ? [{ person, company: opening.company, at: steps[0].at + dice.int(2, 40) * HOUR }]
          : []
      )
      .concat(
        companies.slice(0, 9).map((company, index) => ({
          person: people[0],
          company,
          at: now - (index * 3 + 1) * DAY,
        }))
      )
      .filter(({ person, company, at }) => {
        const key = `${person.candidateId} ${company.id} ${day(at)}`
        return at < now && !seen.has(key) && seen.add(key)
      })
      .map(({ person, company, at }) => ({
        candidate_id: person.candidateId,
        company_id: company.id,
        viewed_on: day(at),
        viewed_by: memberOf(company, 'recruiter', 'owner').userId,
        views: dice.int(1, 4),
        first_viewed_at: iso(at),
        last_viewed_at: iso(at),
      }))
  )

  const approved = people.filter(({ approval }, index) => index > 0 && approval === 'approved')
  const states = ['pending', 'pending', 'pending', 'pending', 'success', 'success', 'rejected']
  await insert(
    trx,
    'profile_update_requests',
    dice.sample(approved, 21).map((person, index) => {
      const status = states[index % states.length]
      const at = now - dice.int(3, status === 'pending' ? 60 : 700) * HOUR
      const decided = status === 'pending' ? null : iso(at + 9 * HOUR)
      return {
        candidate_id: person.candidateId,
        user_id: person.userId,
        ...edit(person, index),
        status,
        reason:
          status === 'rejected'
            ? 'We could not find this employer; please add a link to it.'
            : null,
        decided_by: decided && moderator,
        decided_at: decided,
        created_at: iso(at),
        updated_at: decided ?? iso(at),
      }
    })
  )

  // the developer one signs in as sees one of each
  const [demo] = people
  await insert(
    trx,
    'profile_update_requests',
    (['rejected', 'pending'] as const).map((status, index) => {
      const at = now - (5 - index * 4) * DAY
      const decided = status === 'pending' ? null : iso(at + 9 * HOUR)
      return {
        candidate_id: demo.candidateId,
        user_id: demo.userId,
        ...edit(demo, 1 - index),
        status,
        reason: status === 'rejected' ? 'Please add a link by which we can check it.' : null,
        decided_by: decided && moderator,
        decided_at: decided,
        created_at: iso(at),
        updated_at: decided ?? iso(at),
      }
    })
  )

  const { rows } = await trx.rawQuery(
    `select a.id, a.company_id, a.candidate_id, a.job_id, c.user_id, coalesce(max(i.ends_at), a.status_changed_at) as met
     from applications a join candidates c on c.id = a.candidate_id
       left join interviews i on i.application_id = a.id and i.status = 'completed'
     where a.status = 'hired' or i.id is not null group by a.id, c.user_id order by a.id`
  )
  const companyOf = new Map(companies.map((company) => [company.id, company]))
  await insert(
    trx,
    'reviews',
    rows.flatMap((met: any, index: number) => {
      const at = Math.min(new Date(met.met).getTime() + dice.int(8, 60) * HOUR, now - HOUR)
      const both = index % 3 !== 2
      const shows = both || at < now - 7 * DAY
      const review = (side: EitherSide, author: number) => {
        const [rating, body] = dice.pick(side === 'client' ? ofCandidates : ofCompanies)
        return {
          company_id: met.company_id,
          candidate_id: met.candidate_id,
          application_id: met.id,
          job_id: met.job_id,
          author_id: author,
          side,
          rating,
          body,
          status: shows ? 'published' : 'waiting',
          published_at: shows ? iso(both ? at : at + 7 * DAY) : null,
          created_at: iso(at),
          updated_at: iso(at),
        }
      }
      const recruiter = memberOf(companyOf.get(met.company_id)!, 'recruiter', 'owner').userId
      return [review('client', recruiter), ...(both ? [review('candidate', met.user_id)] : [])]
    })
  )
}

/** What someone with a profile of this kind changes. */
function edit(person: Person, index: number) {
  const title = person.role.titles[Math.min(3, person.seniority + 1)]
  if (index % 3 === 0) {
    const skills = person.headline.split(': ')[1] ?? 'systems that last'
    const words = [`${title}: ${skills}`, `${title}, mentor: ${skills}`]
    const headline = words.find((one) => one !== person.headline)!.slice(0, 120)
    return {
      part: 'headline',
      action: 'change',
      input: { headline },
      changes: { headline: { from: person.headline, to: headline } },
    }
  }
  if (index % 3 === 1) {
    const input = { name: 'Certified Kubernetes Administrator', issuer: 'CNCF', issued: '2026-08' }
    return {
      part: 'certificate',
      action: 'add',
      input,
      changes: Object.fromEntries(
        Object.entries(input).map(([name, to]) => [name, { from: null, to }])
      ),
    }
  }
  const lName = `${person.last} ${person.last.startsWith('R') ? 'Shah' : 'Rao'}`
  return {
    part: 'name',
    action: 'change',
    input: { fName: person.first, lName },
    changes: { lName: { from: person.last, to: lName } },
  }
}
