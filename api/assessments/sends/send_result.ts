import type AssessmentSend from '#api/assessments/models/assessment_send'
import AttemptQuestion from '#api/assessments/models/attempt_question'
import type { CodeLanguage } from '#api/engines/code_runner/code_runner'
import type Attempt from '#api/assessments/models/attempt'
import { signalKinds, signalLevels, skillBands } from '#api/assessments/assessment_facts'
import { labelIn } from '#api/http/choices'

const levels = signalLevels.map(({ value }) => value)

/** How the code of one exercise ran, without the code and without what decided. */
export type ExerciseResult = {
  title: string
  language: CodeLanguage
  /** How many of all cases passed; null where nothing was written, or this machine could not run it. */
  passed: number | null
  cases: number
  state: 'run' | 'not answered' | 'not run'
}

/** How the exercises of attempts ran, by attempt and in the order in which they were asked. */
export async function exercisesOf(attemptIds: number[]): Promise<Map<number, ExerciseResult[]>> {
  const questions = await AttemptQuestion.query()
    .whereIn('attempt_id', attemptIds)
    .whereHas('version', (version) => version.where('kind', 'code'))
    .preload('version')
    .orderBy('position')
  const found = new Map<number, ExerciseResult[]>()
  for (const { attemptId, version, run } of questions) {
    const { language, cases } = version.exercise!
    const state = !run ? 'not answered' : run.state === 'not run' ? 'not run' : 'run'
    found.set(attemptId, [
      ...(found.get(attemptId) ?? []),
      {
        title: version.body.split('\n')[0],
        language,
        passed: state === 'run' ? run.passed : null,
        cases: cases.length,
        state,
      },
    ])
  }
  return found
}

/** What came out of one test of a send, with the signals that were seen; the questions stay secret. */
function resultOfAttempt(
  attempt: Attempt,
  name: string,
  kind: string,
  exercises: ExerciseResult[] = []
) {
  const { result } = attempt
  return {
    _id: String(attempt.id),
    testId: String(attempt.assessmentId),
    name,
    kind,
    score: result.score,
    passed: result.passed,
    band: result.band,
    bandLabel: labelIn(skillBands, result.band),
    seconds: result.seconds,
    topics: result.topics.map(({ topic, correct, total }) => ({
      name: topic,
      score: total ? Math.round((100 * correct) / total) : 0,
      correct,
      total,
    })),
    exercises,
    takenAt: (attempt.finishedAt ?? attempt.startedAt).toUTC().toISO()!,
    validUntil: result.validUntil?.toUTC().toISO() ?? null,
    signals: {
      level: attempt.signalLevel,
      seen: signalKinds.flatMap(({ value, label }) =>
        attempt.signals[value] ? [{ kind: value, label, count: attempt.signals[value] }] : []
      ),
    },
  }
}

/**
 * The result of a send with its tests and attempts loaded: of one test its own, of several the mean score, passed where
 * all are, and the strongest signals; `results` has each. Scores are null until the first is marked.
 */
export function resultOfSend(
  send: AssessmentSend,
  exercises: Map<number, ExerciseResult[]> = new Map()
) {
  const results = send.tests.flatMap(({ assessment }) => {
    const done = send.attempts.find(
      ({ assessmentId, status, result }) =>
        assessmentId === assessment.id && status === 'done' && result
    )
    return done
      ? [resultOfAttempt(done, assessment.name, assessment.kind, exercises.get(done.id))]
      : []
  })
  const complete = results.length === send.tests.length
  const sum = (values: number[]) => values.reduce((all, value) => all + value, 0)
  return {
    name: send.tests.map(({ assessment }) => assessment.name).join(', '),
    score: results.length
      ? Math.round(sum(results.map(({ score }) => score)) / results.length)
      : null,
    passed: complete ? results.every(({ passed }) => passed) : null,
    band: results.length === 1 ? results[0].band : null,
    seconds: sum(results.map(({ seconds }) => seconds)),
    topics: results.flatMap(({ topics }) => topics),
    takenAt: results.at(-1)?.takenAt ?? null,
    validUntil: results.length === 1 ? results[0].validUntil : null,
    signals: {
      level: levels[Math.max(0, ...results.map(({ signals }) => levels.indexOf(signals.level)))],
      seen: results.flatMap(({ signals }) => signals.seen),
    },
    results,
  }
}
