import { skillBands, type QuestionKind, type SkillBand } from '#api/assessments/assessment_facts'
import { englishBandTops } from '#api/candidates/english_facts'
import { englishBandValues, type EnglishBand } from '#api/candidates/english_facts'

type Asked = { kind: QuestionKind; answerKey: string[] }

/** As accepted answers are compared: without white space around and doubled, and without case. */
const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()

/** Marks one answer against the key of its question: 1 for right, 0 for wrong or none. Code is marked by running it. */
export function markOf(
  { kind, answerKey }: Asked,
  optionOrder: number[],
  answer: number[] | string | null
): number {
  if (answer === null) return 0
  if (kind === 'text') return answerKey.some((one) => plain(one) === plain(String(answer))) ? 1 : 0
  if (!Array.isArray(answer)) return 0
  const chosen = answer.map((place) => optionOrder[place])
  const right =
    kind === 'order'
      ? chosen.length === optionOrder.length && chosen.every((place, index) => place === index)
      : chosen.length === answerKey.length &&
        chosen.every((place) => answerKey.includes(String(place + 1)))
  return right ? 1 : 0
}

/** The band of English that a score in percent lies in. */
export const englishBandOf = (score: number): EnglishBand =>
  englishBandValues.find((band) => score <= englishBandTops[band]) ?? 'C2'

/** What a score in percent is called. */
export const skillBandOf = (score: number): SkillBand =>
  skillBands.findLast(({ from }) => score >= from)!.value
