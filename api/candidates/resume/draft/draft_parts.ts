import type { Field, ResumeDraft } from '#api/engines/resume_reader/resume_reader'
import { linkKinds, isLinkOf, publicUrl } from '#api/taxonomy/link_facts'
import { issuerOf } from '#api/candidates/resume/draft/issuers'

/** Where a part of a draft goes: a field of the profile, or a row of one of its sections. */
export type Target =
  | 'profile'
  | 'place'
  | 'email'
  | 'dev-techskill'
  | 'dev-employment'
  | 'dev-academic-info'
  | 'dev-project'
  | 'dev-certification'
  | 'dev-achievements'
  | 'social-profiles'

/** One thing of a draft that can be accepted by its name, with what would be written. */
export type Part = {
  name: string
  target: Target
  input: Record<string, unknown>
  /** What is left out, for the person to add. */
  note?: string
}

export type Edits = Record<string, string | number | boolean | null>

const of = (field: Pick<Field, 'value'> | null) => field?.value.trim() || undefined

/**
 * Everything in a draft that can be accepted, by name (`fullName`, `employment.0`, `skills.3`), with the person's edits
 * put in: `fullName` for a single value, `employment.0.title` for a part of a row.
 */
export function partsOf(draft: ResumeDraft, edits: Edits = {}): Part[] {
  const parts: Part[] = []
  const edited = (name: string, input: Record<string, unknown>) => {
    const own: Record<string, unknown> = { ...input }
    for (const [path, value] of Object.entries(edits))
      if (path.startsWith(`${name}.`)) own[path.slice(name.length + 1)] = value
    return own
  }
  const spoken = (path: string) =>
    path in edits && edits[path] !== null ? String(edits[path]).trim() : undefined
  const single = (
    name: string,
    field: Field | null,
    part: (text: string) => Omit<Part, 'name'>
  ) => {
    const text = spoken(name) ?? of(field)
    if (text) parts.push({ name, ...part(text) })
  }
  const rows = <Row>(
    name: string,
    list: readonly Row[],
    target: Target,
    input: (row: Row) => Record<string, unknown>
  ) =>
    list.forEach((row, index) =>
      parts.push({
        name: `${name}.${index}`,
        target,
        input: edited(`${name}.${index}`, input(row)),
      })
    )
  /** A row that is one text: the edit may name the row itself. */
  const texts = (
    name: string,
    list: readonly Field[],
    target: Target,
    input: (text: string) => Record<string, unknown>
  ) =>
    list.forEach((field, index) => {
      const path = `${name}.${index}`
      const text = spoken(path) ?? of(field)
      if (text) parts.push({ name: path, target, input: edited(path, input(text)) })
    })

  single('fullName', draft.fullName, (text) => ({
    target: 'profile',
    input: edited('fullName', nameOf(text)),
  }))
  single('email', draft.email, (email) => ({ target: 'email', input: { email } }))
  single('phone', draft.phone, (phone) => ({ target: 'profile', input: { phone } }))
  single('location', draft.location, (text) => ({ target: 'place', input: { text } }))
  single('headline', draft.headline, (headline) => ({ target: 'profile', input: { headline } }))
  single('summary', draft.summary, (story) => ({ target: 'profile', input: { story } }))
  single('website', draft.website, (text) => ({ target: 'social-profiles', input: linkOf(text) }))
  texts('links', draft.links, 'social-profiles', linkOf)
  rows('employment', draft.employment, 'dev-employment', (post) => ({
    company: of(post.company),
    title: of(post.title),
    location: of(post.location),
    start: of(post.start),
    end: post.current ? undefined : of(post.end),
    isCurrent: post.current,
    description: of(post.description)?.slice(0, 4000),
  }))
  rows('education', draft.education, 'dev-academic-info', (school) => ({
    institution: of(school.institution),
    degree: of(school.degree),
    field: of(school.field),
    start: of(school.start),
    end: notLater(of(school.end)),
    grade: of(school.grade),
  }))
  rows('projects', draft.projects, 'dev-project', (project) => ({
    title: of(project.name),
    url: secure(of(project.url)),
    start: of(project.start),
    end: of(project.end),
    description: of(project.description)?.slice(0, 4000),
  }))
  texts('skills', draft.skills, 'dev-techskill', (skill) => ({ skill }))
  rows('certifications', draft.certifications, 'dev-certification', ({ name, issuer, date }) => ({
    name: of(name),
    issuer: of(issuer) ?? issuerOf(name.value),
    issued: of(date),
  }))
  texts('achievements', draft.achievements, 'dev-achievements', (title) => ({ title }))
  return parts.map(withoutBareYears)
}

/** Dates that a profile may leave open: a resume often names the year of a school only, and no month is made up. */
const open: Partial<Record<Target, readonly string[]>> = {
  'dev-academic-info': ['start', 'end'],
  'dev-project': ['start', 'end'],
  'dev-certification': ['issued'],
}

function withoutBareYears(part: Part): Part {
  const bare = (open[part.target] ?? []).filter((name) =>
    /^\d{4}$/.test(String(part.input[name] ?? ''))
  )
  if (!bare.length) return part
  const years = bare.map((name) => part.input[name]).join(' and ')
  const left = bare.map((name) => [name, undefined])
  return {
    ...part,
    input: { ...part.input, ...Object.fromEntries(left) },
    note: `Only ${years} is said, without a month: choose the month, or leave the time open`,
  }
}

/** "Expected 2029" is no end that a profile can hold. */
function notLater(month: string | undefined) {
  return month && month.slice(0, 7) <= new Date().toISOString().slice(0, 7) ? month : undefined
}

const particles =
  /^(von|van|de|da|do|dos|das|del|della|di|du|la|le|el|al|bin|bint|ter|ten|der|den|zu|zur|af|av)$/i

/** First and family names: the last word with the particles before it is the family name. */
export function nameOf(fullName: string): { fName?: string; lName?: string } {
  const words = fullName.split(/\s+/)
  let at = words.length - 1
  while (at > 1 && particles.test(words[at - 1])) at--
  return at > 0
    ? { fName: words.slice(0, at).join(' '), lName: words.slice(at).join(' ') }
    : { fName: words[0] }
}

/** The address as a profile holds it: https, and the kind by its host. */
function linkOf(text: string) {
  const url = secure(text)!
  const kind = linkKinds.find((each) => each !== 'website' && isLinkOf(each, url)) ?? 'website'
  return { kind, url }
}

function secure(text: string | undefined) {
  if (!text) return undefined
  const url = `https://${text.replace(/^(https?:)?\/\//i, '')}`
  return publicUrl(url)?.href ?? url
}
