import { randomInt } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  difficultyShares,
  difficultyValues,
  englishSections,
  type QuestionKind,
} from '#api/assessments/assessment_facts'
import { partsOf } from '#api/assessments/bank/fill'
import type Assessment from '#api/assessments/models/assessment'

type Item = {
  id: number
  version_id: number
  topic_id: number | null
  section: string | null
  kind: QuestionKind
  grade: string
  passage_id: number | null
  options: number
  exposure: number
  seen: boolean
  /** Where it is in the draw: the least first. */
  rank: number
}
export type Drawn = { questionId: number; versionId: number; optionOrder: number[] }

/**
 * Draws the questions of an attempt: by difficulty, spread over the topics, those that this candidate has not had
 * before and that were shown less often rather than others; with the options in an order of its own.
 */
export async function drawQuestions(
  trx: TransactionClientContract,
  assessment: Assessment,
  candidateId: number
): Promise<Drawn[]> {
  const drawn =
    assessment.kind === 'custom'
      ? await drawCustom(trx, assessment, candidateId)
      : await drawFromBank(trx, assessment, candidateId)
  return drawn.map(({ id, version_id, kind, options }) => ({
    questionId: id,
    versionId: version_id,
    optionOrder: optionOrder(kind, options),
  }))
}

async function drawFromBank(
  trx: TransactionClientContract,
  { id, kind, questionCount }: Assessment,
  candidateId: number
) {
  const bank = await itemsOf(
    trx,
    candidateId,
    // code takes longer than the time of these tests gives a question; companies ask for it
    `t.assessment_id = :test and q.kind <> 'code'`,
    { test: id }
  )
  return kind === 'english'
    ? drawEnglish(bank, questionCount)
    : shuffled(byDifficulty(bank, questionCount))
}

/** A company's test: the questions that everybody gets, then those drawn from topics of the banks. */
async function drawCustom(
  trx: TransactionClientContract,
  { id, questionCount }: Assessment,
  candidateId: number
) {
  const fixed = await itemsOf(
    trx,
    candidateId,
    'q.id in (select question_id from assessment_questions where assessment_id = :test)',
    { test: id }
  )
  const { draws } = await partsOf(trx, id)
  // those of one difficulty first, so that those of all leave them enough
  draws.sort((one, other) => Number(!one.difficulty) - Number(!other.difficulty))
  const bank = await itemsOf(
    trx,
    candidateId,
    't.id in (select topic_id from assessment_draws where assessment_id = :test)',
    { test: id }
  )
  const chosen = new Set(fixed)
  for (const draw of draws) {
    const open = bank.filter(
      (item) =>
        item.topic_id === draw.topicId &&
        (!draw.difficulty || item.grade === draw.difficulty) &&
        ![...chosen].some(({ id: taken }) => taken === item.id)
    )
    const found = draw.difficulty ? spread(open, draw.count) : byDifficulty(open, draw.count)
    for (const item of found) chosen.add(item)
  }
  return shuffled([...chosen]).slice(0, questionCount)
}

/** Questions that are asked now, each with its newest version and a rank by chance that prefers the unseen and the little shown. */
async function itemsOf(
  trx: TransactionClientContract,
  candidateId: number,
  where: string,
  bindings: object
): Promise<Item[]> {
  const { rows } = await trx.rawQuery(
    `select q.id, v.id as version_id, q.topic_id, t.section, q.kind, coalesce(q.difficulty, q.level) as grade, q.passage_id,
       cardinality(q.options) as options, q.exposure,
       exists (select from attempt_questions s join attempts a on a.id = s.attempt_id where s.question_id = q.id and a.candidate_id = :candidate) as seen
     from questions q join question_versions v on v.question_id = q.id and v.version = q.version
       left join assessment_topics t on t.id = q.topic_id
     where q.status = 'active' and (t.id is null or t.status = 'active') and ${where}`,
    { candidate: candidateId, ...bindings } as any
  )
  const items: Item[] = rows
  const mean = items.reduce((sum, { exposure }) => sum + exposure, 0) / Math.max(1, items.length)
  for (const item of items) {
    // sampling by weights without putting back: the more it was shown, the later it tends to come
    const weight = 1 / (1 + item.exposure / Math.max(1, mean))
    item.rank = -Math.log(chance()) / weight + (item.seen ? 1e6 : 0)
  }
  return items.sort((one, other) => one.rank - other.rank)
}

/** So many of each difficulty as `difficultyShares` says; what one lacks the others give. */
function byDifficulty(bank: Item[], count: number): Item[] {
  const chosen: Item[] = []
  for (const [difficulty, wanted] of shares(count))
    chosen.push(
      ...spread(
        bank.filter(({ grade }) => grade === difficulty),
        wanted
      )
    )
  const rest = bank.filter((item) => !chosen.includes(item))
  return [...chosen, ...spread(rest, count - chosen.length)]
}

/** Whole numbers by difficulty that make the count together. */
export function shares(count: number): [string, number][] {
  let before = 0
  let given = 0
  return difficultyValues.map((difficulty) => {
    before += difficultyShares[difficulty]
    const number = Math.round(before * count) - given
    given += number
    return [difficulty, number]
  })
}

/** The English test: so many of each section, over all levels, the questions of a passage together. */
function drawEnglish(bank: Item[], count: number): Item[] {
  const chosen: Item[] = []
  const of = (section: string) => bank.filter((item) => item.section === section)
  for (const { value, questions } of englishSections)
    chosen.push(...byLevel(of(value), Math.round((questions * count) / 40)))
  const rest = bank.filter((item) => !chosen.includes(item))
  chosen.push(...byLevel(rest, count - chosen.length))
  const places = new Map(englishSections.map(({ value }, place) => [value as string, place]))
  return chosen
    .slice(0, count)
    .sort((one, other) => places.get(one.section ?? '')! - places.get(other.section ?? '')!)
}

/** One group after the other from the level that has the fewest so far: a passage with its questions, or a single one. */
function byLevel(bank: Item[], count: number): Item[] {
  const groups = new Map<string, Item[]>()
  for (const item of bank) {
    const key = item.passage_id ? `passage ${item.passage_id}` : `question ${item.id}`
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  const waiting = [...groups.values()]
  const chosen: Item[] = []
  const held = new Map<string, number>()
  while (chosen.length < count && waiting.length > 0) {
    const next = waiting.reduce((best, group) =>
      (held.get(group[0].grade) ?? 0) < (held.get(best[0].grade) ?? 0) ? group : best
    )
    waiting.splice(waiting.indexOf(next), 1)
    for (const item of next.slice(0, count - chosen.length)) {
      chosen.push(item)
      held.set(item.grade, (held.get(item.grade) ?? 0) + 1)
    }
  }
  return chosen
}

/** The first by rank, in turn from the topic that has the fewest so far. */
function spread(items: Item[], count: number): Item[] {
  const waiting = [...items]
  const held = new Map<number | null, number>()
  const chosen: Item[] = []
  while (chosen.length < count && waiting.length > 0) {
    const next = waiting.reduce((best, item) =>
      (held.get(item.topic_id) ?? 0) < (held.get(best.topic_id) ?? 0) ? item : best
    )
    waiting.splice(waiting.indexOf(next), 1)
    chosen.push(next)
    held.set(next.topic_id, (held.get(next.topic_id) ?? 0) + 1)
  }
  return chosen
}

/** The places of the options in the order that one person sees; steps to put in order never come in the right one. */
export function optionOrder(kind: QuestionKind, count: number): number[] {
  const places = Array.from({ length: count }, (_, place) => place)
  const order = shuffled(places)
  if (kind !== 'order' || count < 2 || order.some((place, index) => place !== index)) return order
  return [...order.slice(1), order[0]]
}

const chance = () => (randomInt(1, 2 ** 47) + 0.5) / 2 ** 47

function shuffled<T>(list: T[]): T[] {
  const mixed = [...list]
  for (let place = mixed.length - 1; place > 0; place--) {
    const other = randomInt(place + 1)
    ;[mixed[place], mixed[other]] = [mixed[other], mixed[place]]
  }
  return mixed
}
