import {
  FLAGS_FROM,
  flagLimits as limits,
  questionFlags,
  type QuestionFlag,
  type QuestionKind,
} from '#api/assessments/assessment_facts'

/** Who chose an option: shares of all, and of the strong and weak by the rest of their tests. */
export type OptionShare = {
  /** Its number from 1, in the order of writing. */
  place: number
  key: boolean
  share: number
  upper: number
  lower: number
}

export type Counted = {
  kind: QuestionKind
  taken: number
  rightShare: number
  discrimination: number | null
  exposure: number
  /** Of the questions of its topic. */
  meanExposure: number
  options: OptionShare[]
}

/** What looks wrong about a question, the gravest first; nothing as long as too few have answered it. */
export function flagsOf(question: Counted): QuestionFlag[] {
  const { kind, taken, rightShare, discrimination, exposure, meanExposure, options } = question
  if (taken < FLAGS_FROM) return []
  const wrong = options.filter(({ key }) => !key)
  const right = options.filter(({ key }) => key)
  const { discrimination: agrees, rightShare: share } = limits
  const drawsTheStrong = wrong.some(({ upper, lower }) => upper - lower > limits.distractor)
  // of one right option: those who know the rest choose another one more often
  const isBeaten =
    kind === 'one' && right.length === 1 && wrong.some(({ upper }) => upper > right[0].upper)
  const isAgainst = discrimination !== null && discrimination <= agrees.wrong
  const found: Record<QuestionFlag, boolean> = {
    wrong_key: isAgainst || (isBeaten && drawsTheStrong),
    distractor: drawsTheStrong,
    weak: discrimination !== null && !isAgainst && discrimination < agrees.weak,
    too_easy: rightShare > share.easy,
    too_hard: rightShare < share.hard,
    unchosen: wrong.some((option) => option.share === 0),
    overexposed: exposure > limits.exposure * Math.max(1, meanExposure),
  }
  return questionFlags.flatMap(({ value }) => (found[value] ? value : []))
}
