import type { Dossier, Evidence, Wanted, WantedSkill } from '#api/screening/material/material'
import type { Verdict } from '#api/screening/judging/verdict'
import { listed, quoteOf } from '#api/screening/judging/verdict'
import { mentionsOf, type Mention } from '#api/screening/judging/words'
import { relativesOf } from '#api/screening/judging/related'

/** What naming a skill is worth, by how they speak of it; years do the rest. */
const WORTH = { done: 0.72, listed: 0.5, begun: 0.22, denied: 0 } as const
/** Of what a skill that includes the asked one is worth, and one of the same kind. */
const INCLUDED = 0.85
const ALIKE = 0.38
const REQUIRED = 3
const WISHED = 1

type Found = { worth: number; evidence: Evidence[]; note: string }

/** Each skill and stack of the job, by what the applicant shows of it; required ones count three times. */
export function judgeSkills(wanted: Wanted, dossier: Dossier): Verdict {
  const parts = [
    ...wanted.skills.map((skill) => ({
      name: skill.name,
      isRequired: skill.isRequired,
      ...find(skill, wanted, dossier),
    })),
    ...wanted.stacks.map((stack) => ({
      name: stack.name,
      isRequired: stack.isRequired,
      ...findStack(stack, wanted, dossier),
    })),
  ]
  if (parts.length === 0) return { score: null, why: 'The job names no skills.', evidence: [] }
  const weightOf = ({ isRequired }: { isRequired: boolean }) => (isRequired ? REQUIRED : WISHED)
  const whole = parts.reduce((sum, part) => sum + weightOf(part), 0)
  const score = parts.reduce((sum, part) => sum + weightOf(part) * part.worth, 0) / whole
  const strong = parts.filter(({ worth }) => worth >= 0.45)
  const some = parts.filter(({ worth }) => worth > 0 && worth < 0.45)
  const missing = parts.filter(({ worth }) => worth === 0)
  return {
    score: 100 * score,
    why: [
      strong.length > 0 && `Shows ${listed(strong.map((part) => part.name + part.note))}.`,
      some.length > 0 && `Shows a little of ${listed(some.map((part) => part.name + part.note))}.`,
      missing.length > 0 && `Not found: ${listed(missing.map(({ name }) => name))}.`,
    ]
      .filter(Boolean)
      .join(' '),
    evidence: parts.flatMap(({ evidence }) => evidence),
  }
}

function find(skill: WantedSkill, wanted: Wanted, dossier: Dossier): Found {
  const own = worthOf(mentionsOf(skill, dossier.passages), skill, wanted, dossier)
  if (own.worth >= 0.7) return own
  const { alike, including } = relativesOf([skill.name, ...skill.aliases])
  const others = [
    ...including.map((name) => ({ name, part: INCLUDED })),
    ...alike.map((name) => ({ name, part: ALIKE })),
  ]
  let best = own
  for (const { name, part } of others) {
    const relative = { name, aliases: [], isRequired: false }
    const found = worthOf(mentionsOf(relative, dossier.passages), relative, wanted, dossier)
    if (found.worth * part > best.worth)
      best = {
        worth: found.worth * part,
        evidence: found.evidence,
        note: part === INCLUDED ? ` (with ${name})` : ` (by ${name}, which is of its kind)`,
      }
  }
  return best
}

/** A stack is as strong as its parts, unless it is named itself. */
function findStack(stack: Wanted['stacks'][number], wanted: Wanted, dossier: Dossier): Found {
  const parts = stack.skills.map((skill) => find(skill, wanted, dossier))
  const mean = parts.length ? parts.reduce((sum, { worth }) => sum + worth, 0) / parts.length : 0
  const named = mentionsOf({ name: stack.name, aliases: [] }, dossier.passages)
  const own = worthOf(named, { name: stack.name, aliases: [], isRequired: false }, wanted, dossier)
  if (own.worth > mean) return own
  const best = parts.toSorted((one, other) => other.worth - one.worth)[0]
  return { worth: mean, evidence: mean > 0 ? best.evidence : [], note: '' }
}

function worthOf(mentions: Mention[], skill: WantedSkill, wanted: Wanted, dossier: Dossier): Found {
  const names = [skill.name, ...skill.aliases].map((name) => name.toLowerCase())
  const mark = dossier.marks.find(
    (one) => one.kind !== 'english' && names.includes(one.name.toLowerCase())
  )
  const said = mentions
    .filter(({ voice }) => voice !== 'denied')
    .toSorted((one, other) => WORTH[other.voice] - WORTH[one.voice])
  if (said.length === 0 && !mark) return { worth: 0, evidence: [], note: '' }
  const years = yearsOf(skill, names, said, dossier)
  const enough = Math.min(5, Math.max(1, wanted.minYears))
  let worth: number = said.length > 0 ? WORTH[said[0].voice] : 0
  if (said.length > 0 && said[0].voice !== 'begun') {
    // named in several places is more than a word in a list
    if (said.length > 1) worth = Math.max(worth, 0.62)
    worth += (1 - worth) * Math.min(1, years / enough)
  }
  if (mark) worth = Math.max(worth, 0.8)
  const evidence = said.slice(0, 2).map(quoteOf)
  const shown =
    mark &&
    dossier.passages.find(({ source, text }) => source === 'test' && text.includes(mark.name))
  if (shown) evidence.push({ quote: shown.text, source: 'test' })
  return {
    worth: Math.min(1, worth),
    evidence,
    note:
      years >= 0.5
        ? ` (${years >= 10 ? '10 or more' : Math.round(years)} ${Math.round(years) === 1 ? 'year' : 'years'})`
        : '',
  }
}

/** The most of: what the profile says, "6 years of Java", and the months of posts that name it. */
function yearsOf(
  skill: WantedSkill,
  names: string[],
  mentions: Mention[],
  { skills, posts }: Dossier
) {
  const told = skills
    .filter(({ name }) => names.includes(name.toLowerCase()))
    .map(({ years }) => years)
  const claimed = mentions.flatMap(({ passage, name }) => claimedYears(passage.text, name))
  const worked = posts
    .filter(({ title, text }) =>
      mentionsOf(skill, [{ source: 'resume', text: `${title}. ${text}` }]).some(
        ({ voice }) => voice === 'done' || voice === 'listed'
      )
    )
    .map(({ from, until }) => [from, until] as const)
  return Math.max(0, ...told, ...claimed, monthsTogether(worked) / 12)
}

/** "6 years of Java", "Java (6 years)", "Java: 6 yrs". */
function claimedYears(text: string, name: string): number[] {
  const at = text.toLowerCase().indexOf(name.toLowerCase())
  if (at < 0) return []
  const near = [
    /(\d{1,2})(?:\.\d)?[\s+]{0,4}(?:years?|yrs?)[^.;,]{0,40}$/iu.exec(
      text.slice(Math.max(0, at - 70), at)
    ),
    /^[\s:([–-]{0,4}(\d{1,2})(?:\.\d)?[\s+]{0,4}(?:years?|yrs?)/iu.exec(
      text.slice(at + name.length)
    ),
  ]
  return near.flatMap((match) => (match && Number(match[1]) <= 40 ? [Number(match[1])] : []))
}

/** Months in which any of the spans ran; two at once count once, and what lies between counts nothing. */
export function monthsTogether(spans: (readonly [number, number])[]): number {
  let sum = 0
  let reached = -Infinity
  for (const [from, until] of spans.toSorted((one, other) => one[0] - other[0])) {
    sum += Math.max(0, until - Math.max(from, reached))
    reached = Math.max(reached, until)
  }
  return sum
}
