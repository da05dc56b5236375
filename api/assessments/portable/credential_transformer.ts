import { BaseTransformer } from '@adonisjs/core/transformers'
import { contentOf, isTold, type Checked } from '#api/assessments/portable/check_credential'
import type TestCredential from '#api/assessments/models/test_credential'
import { pageOf } from '#api/assessments/portable/sign_credential'

/** The state of a portable result, and what it says while it may be told. */
export default class CheckedTransformer extends BaseTransformer<Checked> {
  toObject() {
    const { state, credential } = this.resource
    return { state, says: credential && isTold(state) ? said(credential) : null }
  }
}

function said(credential: TestCredential) {
  const { name, issuer, validFrom, validUntil, credentialSubject } = contentOf(credential)
  const { identifier, achievement, result } = credentialSubject
  const [score, level] = result
  return {
    _id: credential.uid,
    name,
    holder: identifier[0].identityHash,
    issuer: issuer.name,
    score: Number(score.value),
    level: level.value,
    about: achievement.description,
    criteria: achievement.criteria.narrative,
    takenAt: validFrom,
    validUntil,
  }
}

/** A portable result for its own candidate. */
export const shownToOwner = (credential: TestCredential) => ({
  _id: credential.uid,
  state: credential.state,
  url: pageOf(credential.uid),
  token: credential.token,
  issuedAt: credential.createdAt.toUTC().toISO()!,
})
