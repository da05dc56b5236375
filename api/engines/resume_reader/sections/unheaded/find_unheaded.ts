import type { Vocabulary } from '#api/engines/resume_reader/language/vocabulary'
import type { DraftEducation, DraftEmployment } from '#api/engines/resume_reader/resume_draft'
import type { Section } from '#api/engines/resume_reader/sections/split_sections'
import {
  candidatesOf,
  isHeaded,
  overlap,
  type Candidate,
} from '#api/engines/resume_reader/sections/unheaded/candidates'
import { featuresOf } from '#api/engines/resume_reader/sections/unheaded/features'
import { likelihoodOf } from '#api/engines/resume_reader/sections/unheaded/likelihood'

/** Less likely records are left out. Chosen by files that the weights were not fitted on. */
const LEAST = 0.8
/** How much more likely a record must be than what a heading made of its lines. */
const MORE = 0.2
/** Found without its heading, a record is unsure: a person is asked to check it. */
const SUREST = 0.55

/** A file of more records is no resume, and each is compared with each. */
const MOST = 300

type Histories = { employment: DraftEmployment[]; education: DraftEducation[] }

/**
 * Posts of a file in which no heading of posts was known, and schools likewise: records of all other sections that a
 * fitted model believes to be some. What the headings made of the same lines gives way where it is less likely. A
 * file that has both returns as it was.
 */
export function withUnheaded(
  { employment, education }: Histories,
  sections: Section[],
  vocabulary: Vocabulary
): Histories {
  if (employment.length && education.length) return { employment, education }
  const all = candidatesOf(sections, vocabulary)
  if (all.length > MOST) return { employment, education }
  const found = { post: employment.length, school: education.length }
  const likely = new Map(
    all.map((one) => [one, likelihoodOf(one.kind, featuresOf(one, all, found))])
  )
  const sure = (one: Candidate) => likely.get(one)!
  const taken: Candidate[] = []
  const lost: Candidate[] = []
  for (const one of all) {
    if (found[one.kind] || isHeaded(one) || sure(one) < LEAST) continue
    const rivals = all.filter((other) => other.kind !== one.kind && overlap(one, other))
    if (
      rivals.some((other) => sure(other) > sure(one)) ||
      taken.some((other) => isSame(one, other))
    )
      continue
    taken.push(one)
    lost.push(...rivals.filter((other) => isHeaded(other) && sure(other) < sure(one) - MORE))
  }
  const isLost = (draft: Candidate['draft']) =>
    lost.some((one) => nameOf(one.draft) === nameOf(draft))
  const unsure = <Draft extends Candidate['draft']>(draft: Draft): Draft => ({
    ...draft,
    confidence: Math.min(draft.confidence, SUREST),
  })
  return {
    employment: [
      ...employment.filter((post) => !isLost(post)),
      ...taken.flatMap((one) => (one.kind === 'post' ? [unsure(one.draft)] : [])),
    ],
    education: [
      ...education.filter((school) => !isLost(school)),
      ...taken.flatMap((one) => (one.kind === 'school' ? [unsure(one.draft)] : [])),
    ],
  }
}

/** Names and dates as one text: the same draft read twice has the same. */
const nameOf = (draft: Candidate['draft']) =>
  [
    ...('company' in draft
      ? [draft.company, draft.title]
      : [draft.institution, draft.degree, draft.field]),
    draft.start,
    draft.end,
  ]
    .map((field) => field?.value ?? '')
    .join('\n')

const isSame = (one: Candidate, other: Candidate) =>
  one.kind === other.kind && nameOf(one.draft) === nameOf(other.draft)
