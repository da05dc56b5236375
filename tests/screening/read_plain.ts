import { DateTime } from 'luxon'
import type { Passage, Wanted } from '#api/screening/material/material'
import { dossierOf, type Raw, type RawPost } from '#api/screening/material/dossier'
import { judgeLocally, scoreOf } from '#api/screening/judging/judge_locally'
import { usualCriteria } from '#api/screening/rubric/usual_criteria'

/** A job in short: required skills, then those wished for. */
export type PlainJob = {
  title: string
  need: string[]
  wish?: string[]
  years: number
  text: string
}

/** A post in short: title, years from and until, and what was done. */
export type PlainPost = [title: string, from: number, until: number | 'now', text: string]

export type PlainApplicant = {
  /** Lines about themselves, above the posts. */
  about?: string
  posts?: PlainPost[]
  skills?: string
  education?: string
  more?: string[]
}

export const wantedOf = ({ title, need, wish = [], years, text }: PlainJob): Wanted => ({
  title,
  skills: [
    ...need.map((name) => ({ name, aliases: [], isRequired: true })),
    ...wish.map((name) => ({ name, aliases: [], isRequired: false })),
  ],
  stacks: [],
  minYears: years,
  text,
  questions: [],
})

/** The lines of a resume that says this. */
export const linesOf = ({ about, posts = [], skills, education, more = [] }: PlainApplicant) => [
  ...(about ? about.split('\n') : []),
  ...posts.flatMap(([title, from, until, text]) => [
    title,
    `${from} - ${until === 'now' ? 'Present' : until}`,
    ...text.split('\n'),
  ]),
  ...(skills ? [`Skills: ${skills}`] : []),
  ...(education ? [education] : []),
  ...more,
]

/** What the product makes of it, from the lines on. */
export function rawOf(applicant: PlainApplicant, over: Partial<Raw> = {}): Raw {
  return {
    names: [],
    schools: [],
    places: [],
    passages: linesOf(applicant).map((text): Passage => ({ source: 'resume', page: 1, text })),
    skills: [],
    posts: (applicant.posts ?? []).map(([title, from, until, text]): RawPost => ({
      title,
      text,
      start: String(from),
      end: until === 'now' ? null : String(until),
      current: until === 'now',
    })),
    answers: [],
    marks: [],
    englishBand: null,
    hiddenText: { found: false },
    today: DateTime.utc(2026, 6, 15),
    ...over,
  }
}

/** The score that the local engine gives, by the usual rubric unless another is told. */
export function scored(job: PlainJob, raw: Raw) {
  const { dossier, setAside } = dossierOf(raw)
  const judgements = judgeLocally(wantedOf(job), dossier, usualCriteria())
  return { score: scoreOf(judgements) ?? 0, judgements, dossier, setAside }
}
