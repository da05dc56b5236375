import type AssessmentSend from '#api/assessments/models/assessment_send'
import type Attempt from '#api/assessments/models/attempt'
import { signalKinds, signalLevels, skillBands } from '#api/assessments/assessment_facts'
import { labelIn } from '#api/http/choices'

const levels = signalLevels.map(({ value }) => value)

/** What came out of one test of a send, with the signals that were seen; the questions stay secret. */
export function resultOfAttempt(attempt: Attempt, name: string, kind: string) {
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
export function resultOfSend(send: AssessmentSend) {
  const results = send.tests.flatMap(({ assessment }) => {
    const done = send.attempts.find(
      ({ assessmentId, status, result }) =>
        assessmentId === assessment.id && status === 'done' && result
    )
    return done ? [resultOfAttempt(done, assessment.name, assessment.kind)] : []
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
