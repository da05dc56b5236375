import { degreeIn, isSchool, kindOf } from '#api/engines/resume_reader/language/lexicon'
import type { Vocabulary } from '#api/engines/resume_reader/language/vocabulary'
import { postsIn, type PostRead } from '#api/engines/resume_reader/sections/posts/read_posts'
import {
  schoolsIn,
  type SchoolRead,
} from '#api/engines/resume_reader/sections/schools/read_schools'
import type { Section } from '#api/engines/resume_reader/sections/split_sections'

/** What a record of any section would be, were its section one of posts or of schools. */
export type Candidate = { section: Section } & (
  ({ kind: 'post' } & PostRead) | ({ kind: 'school' } & SchoolRead)
)

/** Whether the rules read it so: its section has the heading of its kind. */
export const isHeaded = ({ kind, section }: Candidate) =>
  section.kind === (kind === 'post' ? 'employment' : 'education')

/** Every section read twice: as posts and as schools. */
export function candidatesOf(sections: Section[], vocabulary: Vocabulary): Candidate[] {
  return sections.flatMap((section): Candidate[] => {
    if (!section.lines.length) return []
    const { lines } = section
    const posts = postsIn([{ kind: 'employment', title: 'Experience', lines }], vocabulary)
    const schools = schoolsIn([{ kind: 'education', title: 'Education', lines }], vocabulary)
    return [
      ...posts.map((post): Candidate => ({ kind: 'post', section, ...post })),
      ...schools.map((school): Candidate => ({ kind: 'school', section, ...school })),
    ]
  })
}

/** Whether two were read from a line of both. */
export function overlap(one: Candidate, other: Candidate): boolean {
  const places = new Set(one.record.lines.map(placeOf))
  return (
    one.section === other.section && other.record.lines.some((line) => places.has(placeOf(line)))
  )
}

const placeOf = ({ page, top, x }: Section['lines'][number]) =>
  `${page}:${Math.round(top)}:${Math.round(x)}`

/** From 0 to 5: how much of what posts or schools say a record says. */
export function strengthOf(candidate: Candidate): number {
  const { range } = candidate.record
  if (candidate.kind === 'post') {
    const { title, company } = candidate.draft
    const isTitled = title !== null && kindOf(title.value).title > 0.6
    return (isTitled ? 2 : 0) + (company ? 1 : 0) + (range && !range.single ? 1 : 0)
  }
  const { institution, degree } = candidate.draft
  const isNamed = institution !== null && isSchool(institution.value)
  return (isNamed ? 2 : 0) + (degree && startsAsDegree(degree.value) ? 2 : 0) + (range ? 1 : 0)
}

/** Enough of them to believe in the rest of a section. */
export const STRONG = 4

export const startsAsDegree = (text: string) => (degreeIn(text)?.index ?? Infinity) < 3
