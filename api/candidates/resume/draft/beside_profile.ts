import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type User from '#api/accounts/models/user'
import type Candidate from '#api/candidates/models/candidate'
import { addSkillValidator, profileValidator } from '#api/candidates/candidate_validators'
import { rowsOf, sections } from '#api/candidates/sections/sections'
import { withPending } from '#api/candidates/updates/checked_rows'
import { knownPlace, knownSkills, type KnownSkills } from '#api/candidates/resume/draft/known'
import type { Part } from '#api/candidates/resume/draft/draft_parts'

export type Beside = {
  part: string
  /** `new`: nothing like it is there; `same`: it is there already; `differs`: the profile says something else; `incomplete`: it cannot be written as it is. */
  state: 'new' | 'same' | 'differs' | 'incomplete'
  /** What is missing or in the way, as a sentence, and the field it is about. */
  why?: string
  field?: string
  /** What the profile says, in words, and its row. */
  current?: string
  currentId?: string
}

/** A part with what would be written, checked as the profile's own forms check it. */
export type Judged = Beside & {
  target: Part['target'] | 'dev-tools'
  input: Record<string, any>
  key: string
  /** The row of the profile that it is beside. */
  row?: Row
}

type Row = Record<string, any> & { id: number }

const plain = (text: unknown) =>
  String(text ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()
const month = (date: unknown) => (typeof date === 'string' ? date.slice(0, 7) : null)

/** By what a row of a section is known: equal rows share `same`, rows about the same thing share `about`. */
const likeness: Record<
  string,
  { same: (row: any) => string; about?: (row: any) => string; show: (row: any) => string }
> = {
  'dev-employment': {
    same: (row) =>
      [plain(row.company), plain(row.title), month(row.start ?? row.startsOn)].join('|'),
    about: (row) => [plain(row.company), month(row.start ?? row.startsOn)].join('|'),
    show: (row) =>
      `${row.title} at ${row.company}, ${month(row.startsOn)} to ${month(row.endsOn) ?? 'now'}`,
  },
  'dev-academic-info': {
    same: (row) => [plain(row.institution), plain(row.degree)].join('|'),
    about: (row) => plain(row.institution),
    show: (row) => `${row.degree}, ${row.institution}`,
  },
  'dev-project': { same: (row) => plain(row.title), show: (row) => row.title },
  'dev-certification': { same: (row) => plain(row.name), show: (row) => row.name },
  'dev-achievements': { same: (row) => plain(row.title), show: (row) => row.title },
  'social-profiles': { same: (row) => address(row.url), show: (row) => row.url },
}

const address = (url: string) =>
  url
    .toLowerCase()
    .replace(/^https?:\/\/(www\.)?/, '')
    .replace(/(?<!\/)\/+$/, '')

/** Holds every part of a draft beside the profile as it is now. */
export async function besideProfile(
  client: QueryClientContract,
  user: User,
  candidate: Candidate,
  parts: Part[]
): Promise<Judged[]> {
  const skills = await knownSkills(
    client,
    parts
      .filter(({ target }) => target === 'dev-techskill')
      .map(({ input }) => String(input.skill ?? ''))
  )
  const held = await heldRows(candidate, parts)
  const judged: Judged[] = []
  for (const part of parts) judged.push(await judge(client, user, candidate, skills, held, part))
  return judged
}

type Held = Record<string, Row[]>

async function heldRows(candidate: Candidate, parts: Part[]): Promise<Held> {
  const held: Held = {}
  for (const target of new Set(parts.map((part) => part.target))) {
    if (target in likeness)
      held[target] = await withPending(
        candidate,
        sections[target],
        await rowsOf(candidate, sections[target])
      )
    if (target === 'dev-techskill') {
      held['dev-techskill'] = await candidate.related('skills').query()
      held['dev-tools'] = await candidate.related('tools').query()
    }
  }
  return held
}

async function judge(
  client: QueryClientContract,
  user: User,
  candidate: Candidate,
  skills: KnownSkills,
  held: Held,
  { name, target, input, note }: Part
): Promise<Judged> {
  const as = (state: Beside['state'], more: Partial<Judged> = {}): Judged => ({
    part: name,
    state,
    target,
    input,
    key: `${target}|${name}`,
    why: note,
    ...more,
  })
  if (target === 'email')
    return plain(input.email) === plain(user.email)
      ? as('same', { current: user.email })
      : as('incomplete', {
          current: user.email,
          why: 'Your address for signing in stays as it is; change it in your account settings',
          field: 'email',
        })
  if (target === 'place') return judgePlace(client, user, candidate, String(input.text), as)
  if (target === 'profile') return judgeField(user, candidate, input, as)
  if (target === 'dev-techskill') return judgeSkill(skills, held, input, as)
  return judgeRow(target, held[target], input, as)
}

type As = (state: Beside['state'], more?: Partial<Judged>) => Judged

async function judgePlace(
  client: QueryClientContract,
  user: User,
  candidate: Candidate,
  text: string,
  as: As
) {
  const current = [candidate.city, candidate.stateName, candidate.countryCode]
    .filter(Boolean)
    .join(', ')
  if (plain(text) === plain(current)) return as('same', { current })
  const place = await knownPlace(client, text, candidate.countryCode)
  if (!place)
    return as('incomplete', {
      current,
      why: `We do not know the place "${text}"; choose your city on your profile`,
      field: 'location',
    })
  const input = Object.fromEntries(Object.entries(place).filter(([, value]) => value !== undefined))
  const same =
    plain(place.city) === plain(candidate.city) &&
    (place.state ?? candidate.stateCode) === candidate.stateCode &&
    place.countryCode === candidate.countryCode
  return validated(as, profileValidator, input, { meta: { countryCode: user.countryCode } }, () =>
    as(same ? 'same' : candidate.city ? 'differs' : 'new', { current, input, target: 'profile' })
  )
}

function judgeField(user: User, candidate: Candidate, input: Record<string, any>, as: As) {
  const now: Record<string, string | null> = {
    fName: user.firstName,
    lName: user.lastName,
    phone: user.phone,
    headline: candidate.headline,
    story: candidate.story,
  }
  const names = Object.keys(input)
  const current = names
    .map((name) => now[name])
    .filter(Boolean)
    .join(' ')
  return validated(
    as,
    profileValidator,
    'fName' in input ? { lName: '', ...input } : input,
    { meta: { countryCode: candidate.countryCode } },
    (valid) => {
      const same = names.every((name) => plain(valid[name]) === plain(now[name]))
      return as(same ? 'same' : current ? 'differs' : 'new', { current, input: valid })
    }
  )
}

function judgeSkill(skills: KnownSkills, held: Held, input: Record<string, any>, as: As) {
  const known = skills(String(input.skill ?? ''))
  if (!known)
    return as('incomplete', {
      why: `"${input.skill}" is not on our list; ask for it as a new skill`,
      field: 'skillId',
    })
  const target = known.kind === 'tool' ? 'dev-tools' : 'dev-techskill'
  const own = held[target].find((row) => (row.skillId ?? row.toolId) === known.id)
  const key = `${target}|${known.id}`
  if (own) return as('same', { target, key, current: known.name, currentId: String(own.id) })
  if (known.kind === 'tool') return as('new', { target, key, input: { toolId: known.id } })
  // a resume seldom says how long: the candidate does, or leaves it open
  const { years, level, lastUsed } = input
  return validated(
    as,
    addSkillValidator,
    { skillId: known.id, years, level, lastUsed },
    {},
    (valid) => as('new', { key, input: valid })
  )
}

function judgeRow(target: Part['target'], rows: Row[], input: Record<string, any>, as: As) {
  const { same, about, show } = likeness[target]
  return validated(as, sections[target].validator, input, {}, (valid) => {
    const key = `${target}|${same(valid)}`
    const equal = rows.find((row) => same(row) === same(valid))
    const near = equal ?? (about && rows.find((row) => about(row) === about(valid)))
    const beside = near && { current: show(near), currentId: String(near.id), row: near }
    if (!near) return as('new', { key, input: valid })
    return as(equal && !tellsMore(equal, valid) ? 'same' : 'differs', {
      key,
      input: valid,
      ...beside,
    })
  })
}

/** An equal row on the profile may end otherwise than the resume says. */
const tellsMore = (row: Row, valid: Record<string, any>) =>
  valid.end !== undefined && valid.end !== null && month(row.endsOn) !== month(valid.end)

/** As the forms of the profile would answer: the first thing that is wrong. */
async function validated(
  as: As,
  validator: { tryValidate: (data: unknown, options?: any) => Promise<any> },
  input: Record<string, any>,
  options: object,
  then: (valid: Record<string, any>) => Judged
): Promise<Judged> {
  const [error, valid] = await validator.tryValidate(input, options)
  if (!error) return then(valid)
  const [first] = error.messages as { message: string; field: string }[]
  return as('incomplete', { why: first.message, field: first.field })
}
