import type { Candidate } from '#api/engines/resume_reader/sections/unheaded/candidates'
import { POST_WEIGHTS, SCHOOL_WEIGHTS } from '#api/engines/resume_reader/sections/unheaded/weights'

/** "strength 4 = 1.25; bold 1 = 0.08" as a map. */
const parsed = (weights: string) =>
  new Map(
    weights
      .split(';')
      .map((one) => one.trim().split(' = '))
      .map(([name, weight]) => [name, Number(weight)])
  )

const weightsOf = { post: parsed(POST_WEIGHTS), school: parsed(SCHOOL_WEIGHTS) }

/** How likely a record is what it was read as, from 0 to 1: a logistic regression over its features. */
export function likelihoodOf(kind: Candidate['kind'], features: string[]): number {
  const sum = features.reduce((total, name) => total + (weightsOf[kind].get(name) ?? 0), 0)
  return 1 / (1 + Math.exp(-sum))
}
