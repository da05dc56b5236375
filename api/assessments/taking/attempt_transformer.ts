import { BaseTransformer } from '@adonisjs/core/transformers'
import type Attempt from '#api/assessments/models/attempt'
import type { StoredExercise } from '#api/assessments/bank/stored_exercise'
import type { Answer } from '#api/assessments/models/attempt_question'
import type QuestionVersion from '#api/assessments/models/question_version'
import type AttemptQuestion from '#api/assessments/models/attempt_question'
import type { ReadAttempt } from '#api/assessments/taking/read_attempt'
import { secondsLeft } from '#api/assessments/taking/read_attempt'

/** An answer as the wire has it: the ids of options, or a text. */
function answerOnWire(kind: string, answer: Answer | null): string | string[] | null {
  if (answer === null || typeof answer === 'string') return answer
  const ids = answer.map((place) => String(place + 1))
  return kind === 'one' ? ids[0] : ids
}

/** What the wire calls the states of an attempt: one that its time ended is `expired`. */
const wireState = ({ status, finishedAt, deadlineAt }: Attempt) =>
  status === 'running'
    ? ('running' as const)
    : finishedAt && finishedAt < deadlineAt
      ? ('submitted' as const)
      : ('expired' as const)

/** An attempt as its candidate sees it, with its test loaded: no key, and nothing about what is right. */
const attemptFacts = (attempt: Attempt) => ({
  _id: String(attempt.id),
  testId: String(attempt.assessmentId),
  kind: attempt.assessment.kind,
  name: attempt.assessment.name,
  sendId: attempt.sendId === null ? null : String(attempt.sendId),
  state: wireState(attempt),
  startedAt: attempt.startedAt.toUTC().toISO()!,
  deadline: attempt.deadlineAt.toUTC().toISO()!,
  secondsLeft: secondsLeft(attempt),
  extraPercent: attempt.extraPercent,
  outageSeconds: attempt.outageSeconds,
  total: attempt.assessment.questionCount,
  position: attempt.position,
  signals: attempt.signals,
})

/** A question as it is asked; its options in this attempt's own order, with ids that say nothing but that. */
export function questionOnWire(
  question: QuestionParts,
  audio = `/api/v1/candidate/test-audio/${question.id}`
) {
  const { id, position, version, optionOrder, answer, revision, flagged } = question
  const { kind, body, options, passage, exercise } = version
  return {
    _id: String(id),
    position,
    kind,
    body,
    options: optionOrder.map((place, index) => ({
      _id: String(index + 1),
      body: options[place],
    })),
    passage: passage
      ? passage.kind === 'audio'
        ? { kind: passage.kind, audio }
        : { kind: passage.kind, text: passage.body }
      : null,
    code: kind === 'code' && exercise ? shownOf(exercise) : null,
    answer: answerOnWire(kind, answer),
    revision,
    flagged,
  }
}

type QuestionParts = Pick<
  AttemptQuestion,
  'id' | 'position' | 'optionOrder' | 'answer' | 'revision' | 'flagged'
> & { version: QuestionVersion }

/** Of code to write: what its candidate reads and tries out; the hidden cases are not among it. JSON of any depth, which the editor's own types name. */
export function shownOf(exercise: StoredExercise): any {
  const { language, signature, starter, schema, entry, harness, cases } = exercise
  const shown = cases.filter(({ hidden }) => !hidden)
  return { language, signature, starter, schema, entry, harness, cases: shown }
}

/** What a start and a look at a place return. */
export default class AttemptTransformer extends BaseTransformer<ReadAttempt> {
  toObject() {
    const { attempt, places, question } = this.resource
    return {
      ...attemptFacts(attempt),
      questions: places.map(({ id, position, answered, flagged }) => ({
        _id: String(id),
        position,
        answered,
        flagged,
      })),
      question: question && questionOnWire(question),
    }
  }
}

/** A question of the English test with its place and the time left. */
export class EnglishQuestionTransformer extends BaseTransformer<ReadAttempt> {
  toObject() {
    const { attempt, question } = this.resource
    const { _id, ...facts } = attemptFacts(attempt)
    return {
      attemptId: _id,
      state: facts.state,
      total: facts.total,
      secondsLeft: facts.secondsLeft,
      ...(question ? questionOnWire(question) : { _id: null, position: facts.position }),
    }
  }
}
