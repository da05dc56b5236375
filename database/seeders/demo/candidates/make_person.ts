import {
  closings,
  degrees,
  formerEmployers,
  namePools,
  openings,
} from '#database/seeders/demo/candidates/people'
import { markets, seniorityYears } from '#database/seeders/demo/places'
import { DAY } from '#database/seeders/demo/random'
import { roles, type Role } from '#database/seeders/demo/roles'
import { slugOf, type Place, type World } from '#database/seeders/demo/world'

export type Post = {
  company: string
  title: string
  location: string
  start: number
  end: number | null
  text: string
}
export type Person = {
  userId: number
  candidateId: number
  resumeId?: number
  first: string
  last: string
  email: string
  role: Role
  seniority: 0 | 1 | 2 | 3
  years: number
  headline: string
  story: string
  place: Place
  zone: string
  approval: string
  joined: number
  skills: string[]
  posts: Post[]
  education: { institution: string; degree: string; field: string; start: number; end: number }[]
  certificates: { name: string; issuer: string; issued: number }[]
  phone?: string
}

export const MONTH = 30.44 * DAY
/** The first day of a month, so many years ago. */
export const monthsAgo = (now: number, months: number) =>
  Date.UTC(new Date(now).getUTCFullYear(), new Date(now).getUTCMonth() - Math.round(months), 1)

/** Somebody whose titles, employers and dates tell one story. `seen`: names that are taken. */
export function makePerson(world: World, index: number, seen: Set<string>): Person {
  const { dice, now } = world
  const isDemo = index === 0
  // two of every kind of work before chance decides, so that each job finds applicants
  const role = isDemo
    ? roles.find((each) => each.key === 'fullstack')!
    : index <= roles.length * 2
      ? roles[index % roles.length]
      : dice.weighted(roles, (each) => each.weight)
  const seniority = (
    isDemo ? 2 : dice.weighted([0, 1, 2, 3], (level) => [20, 38, 30, 12][level])
  ) as Person['seniority']
  const [least, most] = seniorityYears[seniority]
  const years = isDemo ? 7 : Math.round((least + dice.next() * (most - least)) * 2) / 2
  const pool = isDemo ? namePools[2] : dice.weighted(namePools, (each) => each.weight)
  let first = 'Tejas'
  let last = 'Kulkarni'
  while (!isDemo && (seen.has(`${first} ${last}`) || first === 'Tejas')) {
    first = dice.pick((dice.chance(0.42) ? pool.women : pool.men).split(' '))
    last = dice.pick(pool.families.split(' '))
  }
  seen.add(`${first} ${last}`)
  const market = markets[pool.country]
  const place = world.place(pool.country, isDemo ? 'Pune' : dice.pick(market.cities))
  const skills = [
    ...role.skills.slice(0, 4),
    ...dice.sample(role.skills.slice(4), dice.int(2, 4) + (seniority > 1 ? 1 : 0)),
    ...dice.sample(
      [
        'git',
        'agile',
        'jira',
        'linux',
        'sql',
        'rest-api',
        'code-review',
        'mentoring',
        'communication',
      ].filter((slug) => !role.skills.includes(slug)),
      dice.int(1, 3)
    ),
  ]
  const names = skills.slice(0, 3).map((slug) => world.skillNames.get(slug))
  const title = role.titles[seniority]
  const approval =
    isDemo || index < 20
      ? 'approved'
      : dice.weighted(
          ['approved', 'submitted', 'incomplete', 'changes_requested', 'rejected'],
          (state) =>
            ({ approved: 76, submitted: 9, incomplete: 9, changes_requested: 4, rejected: 2 })[
              state
            ]!
        )
  const posts = makePosts(world, role, seniority, years, place.city, isDemo || dice.chance(0.84))
  const [degree, field, length] = dice.pick(degrees)
  const graduated = monthsAgo(now, Math.max(years * 12 + dice.int(0, 3), 2))
  return {
    userId: 0,
    candidateId: 0,
    first,
    last,
    role,
    seniority,
    years,
    place,
    zone: place.time_zone ?? market.zone,
    approval,
    skills,
    posts,
    email: isDemo
      ? 'developer@example.com'
      : `${slugOf(`${first}-${last}`).replaceAll('-', '.')}@mail.example`,
    headline: `${title}: ${names.join(', ')}`.slice(0, 120),
    story:
      `${dice.pick(openings)} ${years >= 1 ? `For ${years < 2 ? 'a good year' : `${Math.floor(years)} years`} I have worked with ${names.join(', ')}, lately as ${title} in ${place.city}.` : `I am at the start of my career and work with ${names.join(', ')}.`} ${posts[0] ? `The work I am proudest of: ${dice.pick(role.deeds).replace(/^./, (sign) => sign.toLowerCase())}.` : ''} ${dice.pick(closings)}`.replace(
        / +/g,
        ' '
      ),
    joined: now - (isDemo ? 95 : Math.floor(dice.next() ** 1.4 * 170) + 2) * DAY,
    education: [
      {
        institution: `${dice.pick(['Institute of Technology', 'College of Engineering', 'School of Computing', 'University of Applied Sciences'])}, ${dice.pick(market.cities)}`,
        degree,
        field,
        start: graduated - length * 12 * MONTH,
        end: graduated,
      },
    ],
    certificates:
      role.certificate && seniority > 0 && dice.chance(0.5)
        ? [
            {
              name: role.certificate[0],
              issuer: role.certificate[1],
              issued: monthsAgo(now, dice.int(4, 36)),
            },
          ]
        : [],
    phone:
      pool.country === 'IN' ? `+9198${String(10_000_000 + index * 7919).slice(-8)}` : undefined,
  }
}

/** A chain of posts without overlaps, newest first: titles rise with the years, and the last one may still last. */
function makePosts(
  { dice, now }: World,
  role: Role,
  seniority: number,
  years: number,
  city: string,
  employed: boolean
): Post[] {
  const posts: Post[] = []
  const employers = dice.sample(formerEmployers, 8)
  let end = employed ? 0 : dice.int(1, 4)
  const total = Math.round(years * 12) + end
  while (end < total && posts.length < 6) {
    const length = Math.min(total - end, dice.int(14, 44))
    const start = total - end - length < 8 ? total : end + length
    const yearsThen = (total - start) / 12
    const level = Math.min(
      seniority,
      yearsThen < 2 && seniority > 0 ? 0 : yearsThen < 5 ? 1 : yearsThen < 9 ? 2 : 3
    )
    posts.push({
      company: employers[posts.length],
      title: role.titles[posts.length === 0 ? seniority : level],
      location: city,
      start: monthsAgo(now, start),
      end: end === 0 ? null : monthsAgo(now, end),
      text: dice
        .sample(role.deeds, 2)
        .map((deed) => `${deed}.`)
        .join('\n'),
    })
    end = start + dice.int(0, 2)
  }
  return posts
}
