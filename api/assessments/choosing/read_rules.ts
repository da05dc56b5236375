import db from '@adonisjs/lucid/services/db'
import { errors } from '@adonisjs/lucid'
import type { Language } from '#api/languages/language_facts'
import { say } from '#api/languages/say'
import type Candidate from '#api/candidates/models/candidate'
import { extraPercentOf } from '#api/assessments/accommodations/extra_time'
import Assessment from '#api/assessments/models/assessment'
import AssessmentSend from '#api/assessments/models/assessment_send'
import { pace, rulesOf } from '#api/assessments/choosing/test_rules'
import { sentTest } from '#api/assessments/taking/sent_test'

type Asked = { testId?: number; sendId?: number }

/**
 * A test with its rules, and the more time that this candidate has: one that anybody can choose, or the one of a
 * sending that can be started now, refused as its start would be. The rules are said in the reader's language.
 */
export async function readRules(candidate: Candidate, asked: Asked, language: Language) {
  const { test, sender } = await testAsked(candidate.id, asked)
  const extra = await extraPercentOf(candidate.id)
  return {
    test: {
      _id: String(test.id),
      kind: test.kind,
      name: test.name,
      questions: test.questionCount,
      minutes: test.minutes,
      extraPercent: extra,
    },
    sentBy: sender,
    rules: rulesOf(test, { extra, sender }).map((rule) => say(language, rule)),
    pace,
  }
}

async function testAsked(candidateId: number, { testId, sendId }: Asked) {
  if (sendId) {
    const { assessment } = await db.transaction((trx) =>
      sentTest(trx, { candidateId, sendId, testId })
    )
    const send = await AssessmentSend.query().where('id', sendId).preload('company').firstOrFail()
    return { test: assessment, sender: send.company.name }
  }
  if (!testId) throw new errors.E_ROW_NOT_FOUND()
  const test = await Assessment.query()
    .where('id', testId)
    .withScopes((scopes) => scopes.offered())
    .firstOrFail()
  return { test, sender: null }
}
