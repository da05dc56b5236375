import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { Refusal } from '#api/http/refusal'
import type Candidate from '#api/candidates/models/candidate'
import { assessmentLimits, FAST_SECONDS } from '#api/assessments/assessment_facts'
import type { Answer } from '#api/assessments/models/attempt_question'
import Attempt from '#api/assessments/models/attempt'
import AttemptQuestion from '#api/assessments/models/attempt_question'
import { attemptFlow, isDue } from '#api/assessments/taking/attempt_flow'
import { secondsLeft } from '#api/assessments/taking/read_attempt'
import { attemptMoves } from '#api/assessments/taking/attempt_moves'

type Given = {
  attemptId: number
  questionId: number
  /** Places of the shown options, or a text; null takes the answer back. */
  answer?: string | string[] | null
  flag?: boolean
  /** Which change of this answer it is: one that was overtaken by a later change is not kept. */
  revision?: number
}

/**
 * Keeps an answer, and tells the time that is left. The same answer again changes nothing. Refuses with 409 after the
 * end, and with 422 on `answer` what this kind of question cannot be answered with. The attempt's row is locked, so
 * that no answer that was told to be saved comes after the marking.
 */
export async function saveAnswer(candidate: Candidate, given: Given, { advance = false } = {}) {
  const saved = await db.transaction(async (trx) => {
    const attempt = await Attempt.query({ client: trx })
      .where({ id: given.attemptId, candidateId: candidate.id })
      .forUpdate()
      .firstOrFail()
    const question = await AttemptQuestion.query({ client: trx })
      .where({ id: given.questionId, attemptId: attempt.id })
      .preload('version')
      .firstOrFail()
    const refusal = attemptFlow.refusal('answer', attempt, 'candidate')
    if (refusal) return { attempt, question, refusal }
    const now = DateTime.now()
    keep(attempt, question, given, now)
    if (advance) attempt.position = question.position + 1
    attempt.lastSeenAt = now
    await question.save()
    await attempt.save()
    return { attempt, question, refusal: null }
  })
  if (saved.refusal !== null) {
    if (saved.attempt.status === 'running' && isDue(saved.attempt))
      await attemptMoves.lapse(await Attempt.findOrFail(saved.attempt.id), null)
    throw new Refusal(saved.refusal)
  }
  const { attempt, question } = saved
  return { secondsLeft: secondsLeft(attempt), revision: question.revision }
}

function keep(attempt: Attempt, question: AttemptQuestion, given: Given, now: DateTime) {
  if (given.flag !== undefined) question.flagged = given.flag
  if (given.answer === undefined) return
  if (given.revision !== undefined && given.revision < question.revision) return
  const answer = given.answer === null ? null : readAnswer(question, given.answer)
  if (JSON.stringify(answer) === JSON.stringify(question.answer)) return
  const since = question.shownAt ?? now
  const seconds = Math.max(0, Math.round(now.diff(since).as('seconds')))
  if (question.answer === null && seconds < FAST_SECONDS && question.shownAt)
    attempt.signals = { ...attempt.signals, fast: (attempt.signals.fast ?? 0) + 1 }
  question.merge({
    answer,
    revision: given.revision ?? question.revision + 1,
    answeredAt: now,
    seconds: question.seconds + seconds,
    shownAt: now,
  })
}

/** An answer of the wire in the form that is kept: places of the shown options, or a text. */
function readAnswer({ version, optionOrder }: AttemptQuestion, answer: string | string[]): Answer {
  const wrong = (message: string) => new Refusal(message, { status: 422, field: 'answer' })
  const { kind } = version
  if (kind === 'text' || kind === 'code') {
    const { max } = kind === 'text' ? assessmentLimits.text : assessmentLimits.code
    if (typeof answer !== 'string') throw wrong('Answer this question with a text')
    if (answer.length > max)
      throw wrong(`The answer has at most ${max} characters, not ${answer.length}; shorten it`)
    return answer
  }
  const places = [answer]
    .flat()
    .map((one) => optionOrder.findIndex((_, at) => String(at + 1) === one))
  if (places.includes(-1) || new Set(places).size < places.length)
    throw wrong(
      'This names an option that the question does not have, or one twice; choose from its options'
    )
  if (kind === 'one' && places.length !== 1) throw wrong('Choose one option')
  if (kind === 'many' && places.length === 0) throw wrong('Choose one option at least')
  if (kind === 'order' && places.length !== optionOrder.length)
    throw wrong(`Put all ${optionOrder.length} steps in order`)
  return kind === 'many' ? places.sort((one, other) => one - other) : places
}
