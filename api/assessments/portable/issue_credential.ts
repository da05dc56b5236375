import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { Refusal } from '#api/http/refusal'
import type User from '#api/accounts/models/user'
import type Candidate from '#api/candidates/models/candidate'
import type Assessment from '#api/assessments/models/assessment'
import type Attempt from '#api/assessments/models/attempt'
import TestCredential from '#api/assessments/models/test_credential'
import TestResult from '#api/assessments/models/test_result'
import { signer } from '#api/assessments/portable/credential_keys'
import { credentialOf, sign } from '#api/assessments/portable/sign_credential'

type Marked = {
  result: TestResult | null
  assessment: Assessment
  attempt: Pick<Attempt, 'status'>
}

/** Why a result cannot be made portable, in words for its candidate; null when it can. What is a mark on a profile can. */
export function notPortable({ result, assessment, attempt }: Marked): string | null {
  if (!result || attempt.status !== 'done') return 'This test has no result that counts'
  if (assessment.kind === 'custom')
    return 'This test belongs to a company, so its result stays between it and you'
  if (!result.passed) return 'Only a test that you passed can be shown elsewhere'
  if (result.clearance === 'waiting')
    return 'An admin looks at this result first; you hear from us soon'
  if (result.clearance === 'not_cleared') return 'This English is not cleared'
  if (!result.validUntil || result.validUntil.toMillis() <= Date.now())
    return 'This pass has run out; take the test again'
  return null
}

/**
 * Signs a result for its candidate, under their full name. Returns it, and whether it was made now: one that is there
 * already is returned as it is. Refuses with 409 what is not passed, valid and the platform's own.
 */
export async function issueCredential(user: User, candidate: Candidate, attemptId: number) {
  // the first one makes the key, in a transaction of its own
  const key = await signer()
  return db.transaction(async (trx) => {
    const result = await TestResult.query({ client: trx })
      .where({ attemptId, candidateId: candidate.id })
      .preload('assessment')
      .preload('attempt')
      .forUpdate()
      .firstOrFail()
    const live = await liveOf(result.id).useTransaction(trx).first()
    if (live) return { credential: live, made: false }
    const { assessment, attempt } = result
    const refused = notPortable({ result, assessment, attempt })
    if (refused) throw new Refusal(refused)
    const uid = randomUUID()
    const told = credentialOf({ uid, holder: user.fullName, result, assessment })
    const credential = await TestCredential.create(
      {
        uid,
        resultId: result.id,
        candidateId: candidate.id,
        token: await sign(told, key),
        validUntil: result.validUntil!,
      },
      { client: trx }
    )
    return { credential, made: true }
  })
}

const liveOf = (resultId: number) =>
  TestCredential.query().where('result_id', resultId).whereNull('withdrawn_at')

/** The portable result of an attempt of this candidate that is not withdrawn; else 404. */
export const ownCredential = (candidate: Candidate, attemptId: number) =>
  TestCredential.query()
    .where('candidate_id', candidate.id)
    .whereNull('withdrawn_at')
    .whereHas('result', (result) => result.where('attempt_id', attemptId))
    .withScopes((scopes) => scopes.standing())
    .firstOrFail()
