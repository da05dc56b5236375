import { BaseTransformer } from '@adonisjs/core/transformers'
import { labelIn } from '#api/http/choices'
import { signalKinds, skillBands } from '#api/assessments/assessment_facts'
import type TestResult from '#api/assessments/models/test_result'
import { notPortable } from '#api/assessments/portable/issue_credential'
import { shownToOwner } from '#api/assessments/portable/credential_transformer'
import type { FoundResult } from '#api/assessments/results/results_of'

/** From which share of right answers on a topic is not named as one to learn. */
const KNOWN_FROM = 0.7

/** What came out of a test, for its candidate; the questions themselves stay secret. */
export default class ResultTransformer extends BaseTransformer<FoundResult> {
  toObject() {
    const { attempt, percentile } = this.resource
    const { assessment, result, signals } = attempt
    return {
      _id: String(attempt.id),
      resultId: result ? String(result.id) : null,
      testId: String(assessment.id),
      name: assessment.name,
      kind: assessment.kind,
      skillId: assessment.skillId === null ? null : String(assessment.skillId),
      stackId: assessment.stackId === null ? null : String(assessment.stackId),
      sendId: attempt.sendId === null ? null : String(attempt.sendId),
      state: attempt.status,
      ...scoreOf(result),
      percentile,
      pass: assessment.passPercent,
      seconds: result?.seconds ?? null,
      topics: (result?.topics ?? []).map(({ topic, correct, total }) => ({
        name: topic,
        score: Math.round((100 * correct) / total),
        correct,
        total,
      })),
      learn: (result?.topics ?? [])
        .filter(({ correct, total }) => correct / total < KNOWN_FROM)
        .sort((one, other) => one.correct / one.total - other.correct / other.total)
        .map(({ topic }) => topic),
      signals: {
        level: attempt.signalLevel,
        seen: signalKinds.flatMap(({ value, label }) =>
          signals[value] ? [{ kind: value, label, count: signals[value] }] : []
        ),
      },
      voidReason: attempt.voidReason,
      validUntil: result?.validUntil?.toUTC().toISO() ?? null,
      clearance: result?.clearance ?? null,
      isShown: result?.shown ?? false,
      mayIssue: notPortable({ result, assessment, attempt }) === null,
      credential: result?.credential ? shownToOwner(result.credential) : null,
      takenAt: attempt.startedAt.toUTC().toISO()!,
      finishedAt: attempt.finishedAt?.toUTC().toISO() ?? null,
    }
  }
}

/** Nothing of it is known while the test is marked. */
const scoreOf = (result: TestResult | null) => ({
  score: result?.score ?? null,
  correct: result?.correct ?? null,
  total: result?.total ?? null,
  passed: result?.passed ?? null,
  band: result?.band ?? null,
  bandLabel: result ? labelIn(skillBands, result.band) : null,
})
