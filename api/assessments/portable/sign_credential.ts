import { randomUUID } from 'node:crypto'
import type { DateTime } from 'luxon'
import { importPKCS8, SignJWT } from 'jose'
import { appUrl, productName } from '#config/app'
import { labelIn } from '#api/http/choices'
import { skillBands } from '#api/assessments/assessment_facts'
import type Assessment from '#api/assessments/models/assessment'
import type TestResult from '#api/assessments/models/test_result'
import { ALGORITHM, type Signer } from '#api/assessments/portable/credential_keys'

/** The page of a portable result, which is its id too. */
export const pageOf = (uid: string) => `${appUrl}/credentials/${uid}`
const issuer = `${appUrl}/`

type Told = { uid: string; holder: string; result: TestResult; assessment: Assessment }

/** Seconds since 1970: a credential and its claims name the same instant. */
const wholeSeconds = (at: DateTime) => at.startOf('second').toUTC()
const instant = (at: DateTime) => wholeSeconds(at).toISO({ suppressMilliseconds: true })!

/** A result as an OpenBadgeCredential: Open Badges 3.0, which is a Verifiable Credential 2.0. */
export function credentialOf({ uid, holder, result, assessment }: Told) {
  const achievement = `${appUrl}/credentials#test-${assessment.id}`
  const isEnglish = assessment.kind === 'english'
  const name = isEnglish ? `English, ${result.band}` : `${assessment.name} test`
  const level = isEnglish ? result.band : labelIn(skillBands, result.band)
  const described = (part: string, label: string, resultType: string) => ({
    id: `${achievement}-${part}`,
    type: ['ResultDescription'],
    name: label,
    resultType,
  })
  const value = (part: string, text: string) => ({
    type: ['Result'],
    resultDescription: `${achievement}-${part}`,
    value: text,
  })
  return {
    '@context': [
      'https://www.w3.org/ns/credentials/v2',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
    ],
    'id': pageOf(uid),
    'type': ['VerifiableCredential', 'OpenBadgeCredential'],
    name,
    'issuer': { id: issuer, type: ['Profile'], name: productName, url: appUrl },
    'validFrom': instant(result.createdAt),
    'validUntil': instant(result.validUntil!),
    'credentialSubject': {
      // of this credential alone, so that two of them do not tell that they are one person's
      id: `urn:uuid:${randomUUID()}`,
      type: ['AchievementSubject'],
      identifier: [
        { type: 'IdentityObject', hashed: false, identityHash: holder, identityType: 'name' },
      ],
      achievement: {
        id: achievement,
        type: ['Achievement'],
        achievementType: 'Assessment',
        name,
        description: `${assessment.questionCount} questions in ${assessment.minutes} minutes, drawn by chance from a bank${isEnglish ? '; the level is indicative' : ''}.`,
        criteria: {
          narrative: `At least ${assessment.passPercent} % of the answers are right, within the time of the server's clock.`,
        },
        resultDescription: [
          described('score', 'Score in percent', 'Percent'),
          described('level', 'Level', 'PerformanceLevel'),
        ],
      },
      result: [value('score', String(result.score)), value('level', level)],
    },
    'credentialStatus': { id: statusUrlOf(uid), type: '1EdTechRevocationList' },
  }
}

/** Where a program asks whether a signed result still holds. */
export const statusUrlOf = (uid: string) => `${appUrl}/api/v1/credentials/${uid}/status`
export type Credential = ReturnType<typeof credentialOf>

/** Signs a credential: a compact JWS whose payload is the credential and its claims (Open Badges 3.0, 8.2). */
export async function sign(credential: Credential, { id, privateKey }: Signer) {
  const seconds = (at: string) => Date.parse(at) / 1000
  return new SignJWT({ ...credential })
    .setProtectedHeader({ alg: ALGORITHM, kid: id, typ: 'JWT' })
    .setIssuer(credential.issuer.id)
    .setJti(credential.id)
    .setSubject(credential.credentialSubject.id)
    .setNotBefore(seconds(credential.validFrom))
    .setExpirationTime(seconds(credential.validUntil))
    .sign(await importPKCS8(privateKey, ALGORITHM))
}

/** A signed credential as JSON: an EnvelopedVerifiableCredential (Verifiable Credentials 2.0, 4.13). */
export const enveloped = (token: string) => ({
  '@context': ['https://www.w3.org/ns/credentials/v2'],
  'id': `${ENVELOPE}${token}`,
  'type': 'EnvelopedVerifiableCredential',
})
export const ENVELOPE = 'data:application/vc+jwt,'
