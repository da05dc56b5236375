import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { labelIn } from '#api/http/choices'
import { refreshProgress } from '#api/candidates/progress'
import { englishSections, VALID_MONTHS, type QuestionKind } from '#api/assessments/assessment_facts'
import { AttemptMarked } from '#api/assessments/events'
import Assessment from '#api/assessments/models/assessment'
import type Attempt from '#api/assessments/models/attempt'
import TestResult, { type TopicScore } from '#api/assessments/models/test_result'
import type { Clearance } from '#api/assessments/results/clearance_flow'
import { writeEnglish } from '#api/assessments/results/english_standing'
import { englishBandOf, markOf, skillBandOf } from '#api/assessments/results/marks'
import { signalLevelOf } from '#api/assessments/results/signal_level'
import { tellOfResult } from '#api/assessments/results/result_notices'

type Row = {
  id: number
  kind: QuestionKind
  answer_key: string[]
  option_order: number[]
  answer: number[] | string | null
  /** Of code that was run already; what this machine could not run is left out, and counts for nobody. */
  score: number | null
  topic: string | null
  section: string | null
}
type Marked = Row & { score: number }

/**
 * Marks an attempt whose row is locked: each answer, then the result with its band and topics. Code must have been run
 * before. A pass changes the profile: its progress, and for English whether it is cleared. Signals decide nothing but
 * this: with major ones an admin looks at an English result before it is cleared.
 */
export async function markAttempt(trx: TransactionClientContract, attempt: Attempt) {
  const assessment = await Assessment.findOrFail(attempt.assessmentId, { client: trx })
  const rows = await markedRows(trx, attempt)
  const points = rows.reduce((sum, { score }) => sum + score, 0)
  const score = Math.round((100 * points) / Math.max(1, rows.length))
  const passed = score >= assessment.passPercent
  const isEnglish = assessment.kind === 'english'
  const signalLevel = signalLevelOf(attempt.signals)
  await trx.from('attempts').where('id', attempt.id).update({ signal_level: signalLevel })
  attempt.signalLevel = signalLevel
  const result = await TestResult.create(
    {
      attemptId: attempt.id,
      candidateId: attempt.candidateId,
      assessmentId: assessment.id,
      family: isEnglish ? 'english' : 'technical',
      score,
      correct: rows.filter((row) => row.score === 1).length,
      total: rows.length,
      passed,
      band: isEnglish ? englishBandOf(score) : skillBandOf(score),
      seconds: Math.round(attempt.finishedAt!.diff(attempt.startedAt).as('seconds')),
      topics: byTopic(rows),
      validUntil: passed ? DateTime.now().plus({ months: VALID_MONTHS }) : null,
      clearance: isEnglish ? clearanceOf(passed, signalLevel === 'major') : null,
    },
    { client: trx }
  )
  if (isEnglish) await writeEnglish(trx, result)
  await refreshProgress(trx, attempt.candidateId)
  await tellOfResult(trx, assessment, result)
  await AttemptMarked.dispatch(attempt, result, trx)
  return result
}

const clearanceOf = (passed: boolean, looksOdd: boolean): Clearance =>
  passed ? (looksOdd ? 'waiting' : 'cleared') : 'not_cleared'

async function markedRows(trx: TransactionClientContract, attempt: Attempt): Promise<Marked[]> {
  const { rows } = await trx.rawQuery(
    `select q.id, v.kind, v.answer_key, q.option_order, q.answer, q.score, t.name as topic, t.section
     from attempt_questions q join question_versions v on v.id = q.version_id
       join questions on questions.id = q.question_id left join assessment_topics t on t.id = questions.topic_id
     where q.attempt_id = ? and q.run->>'state' is distinct from 'not run' order by q.position`,
    [attempt.id]
  )
  const marked = (rows as Row[]).map((row) => ({
    ...row,
    score:
      row.kind === 'code'
        ? (row.score ?? 0)
        : markOf({ kind: row.kind, answerKey: row.answer_key }, row.option_order, row.answer),
  }))
  await trx.rawQuery(
    `update attempt_questions set score = m.score from unnest(:ids::bigint[], :scores::float8[]) m(id, score) where attempt_questions.id = m.id`,
    { ids: marked.map(({ id }) => id), scores: marked.map(({ score }) => score) } as any
  )
  return marked
}

/** How the answers were by topic; of English by what it examines. */
function byTopic(rows: Marked[]): TopicScore[] {
  const topics = new Map<string, TopicScore>()
  for (const { topic, section, score } of rows) {
    const name = section ? labelIn(englishSections, section) : (topic ?? 'Questions of the company')
    const held = topics.get(name) ?? { topic: name, correct: 0, total: 0 }
    topics.set(name, {
      ...held,
      correct: held.correct + (score === 1 ? 1 : 0),
      total: held.total + 1,
    })
  }
  return [...topics.values()]
}
