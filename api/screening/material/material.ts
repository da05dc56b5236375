import type { EnglishBand } from '#api/candidates/english_facts'
import type { CriterionKey, Source } from '#api/screening/screening_facts'

/** Left, top, width and height in points on its page. */
export type Box = [x: number, y: number, width: number, height: number]

/** Words of an applicant that may be quoted, and their place. */
export type Passage = {
  source: Source
  text: string
  page?: number
  box?: Box | null
  /** The question that was answered, or the part of the profile. */
  at?: string
}

/** Words that a judgement is based on. */
export type Evidence = {
  quote: string
  source: Source
  page?: number
  box?: Box | null
  at?: string
}

/** What a job asks for. */
export type Wanted = {
  title: string
  skills: WantedSkill[]
  stacks: { name: string; skills: WantedSkill[]; isRequired: boolean }[]
  /** Years. */
  minYears: number
  text: string
  questions: WantedAnswer[]
}
export type WantedSkill = { name: string; aliases: string[]; isRequired: boolean }
export type WantedAnswer = { question: string; idealAnswer: string; weight: number }

/** A post that somebody held, without its employer. */
export type Post = {
  title: string
  text: string
  /** Months since year 0, the end past the last one. */
  from: number
  until: number
}

/** What is known of an applicant, without what may not count: name, gender, age, school, gaps, place. */
export type Dossier = {
  passages: Passage[]
  skills: { name: string; years: number }[]
  posts: Post[]
  answers: { question: string; answer: string }[]
  /** Tests passed here that still hold. */
  marks: { name: string; band: string; kind: string }[]
  englishBand: EnglishBand | null
}

export type Criterion = {
  key: string
  label: string
  weight: number
  /** Of a criterion of the company's own: what its passages name. */
  words?: string[]
}

/** What was said by one criterion; `score` is null where there is nothing to judge by. */
export type Judgement = Criterion & {
  score: number | null
  why: string
  evidence: Evidence[]
}

/** Whether a key names a criterion that every rubric has. */
export const isBuiltIn = (key: string, kinds: readonly { key: string }[]): key is CriterionKey =>
  kinds.some((kind) => kind.key === key)
