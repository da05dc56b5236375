import { randomBytes } from 'node:crypto'
import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import type { Infer } from '@vinejs/vine/types'
import { sentence } from '#api/languages/sentence'
import { API_KEY_PREFIX } from '#api/accounts/account_facts'
import { audit } from '#api/accounts/audit/audit'
import { hashToken } from '#api/accounts/hash_token'
import { can } from '#api/companies/access/can'
import { apiScopes, readScopes, type ApiScope } from '#api/companies/access/api_scope_facts'
import { rightsOf } from '#api/companies/access/api_scopes'
import type { MemberLeft } from '#api/companies/events'
import type CompanyMember from '#api/companies/models/company_member'
import { lockRow } from '#api/http/in_transaction'
import { labelIn } from '#api/http/choices'
import { Refusal } from '#api/http/refusal'
import ApiKey from '#api/integrations/models/api_key'
import {
  integrationLimits as limits,
  KEY_DAYS,
  KEY_SHOWN,
} from '#api/integrations/integration_facts'
import type { keyValidator } from '#api/integrations/integration_validators'

/**
 * Makes a key of 256 random bits, of which only a hash is kept: returns it with the one text that opens anything.
 * Reads unless more is asked for. Refuses (422) scopes beyond what its maker may do, and (409) one key too many.
 */
export async function makeKey(
  member: CompanyMember,
  { name, scopes = readScopes, days = KEY_DAYS }: Infer<typeof keyValidator>
) {
  assertWithin(member, scopes)
  return db.transaction(async (trx) => {
    await lockRow(trx, 'companies', member.companyId, 'no key update')
    const working = await ApiKey.query({ client: trx })
      .withScopes((query) => query.working())
      .where('company_id', member.companyId)
      .select('id')
    if (working.length >= limits.keys.max)
      throw new Refusal(
        sentence(
          'Your company has {count} working keys, which is the limit; revoke one that is not used',
          { count: working.length }
        )
      )
    const secret = API_KEY_PREFIX + randomBytes(32).toString('base64url')
    const key = await ApiKey.create(
      {
        companyId: member.companyId,
        madeBy: member.userId,
        name,
        prefix: secret.slice(0, KEY_SHOWN),
        secretHash: hashToken(secret),
        scopes,
        expiresAt: days === 0 ? null : DateTime.now().plus({ days }),
      },
      { client: trx }
    )
    await audit(trx, {
      actorId: member.userId,
      action: 'api-key.make',
      subjectType: 'api_keys',
      subjectId: key.id,
      subjectLabel: name,
      companyId: member.companyId,
      after: { scopes },
    })
    return { key, secret }
  })
}

/** Ends a key at once and for good. Refuses (409) one that is revoked already. */
export async function revokeKey(member: CompanyMember, id: number) {
  return db.transaction(async (trx) => {
    const key = await ApiKey.query({ client: trx })
      .where({ id, companyId: member.companyId })
      .preload('maker')
      .forUpdate()
      .firstOrFail()
    if (key.revokedAt) throw new Refusal('This key is revoked already')
    await key.merge({ revokedAt: DateTime.now() }).save()
    await audit(trx, {
      actorId: member.userId,
      action: 'api-key.revoke',
      subjectType: 'api_keys',
      subjectId: id,
      subjectLabel: key.name,
      companyId: member.companyId,
    })
    return key
  })
}

/** Who leaves a company takes the keys that they made out of work; coming back does not bring them back. */
export async function revokeKeysOf({ member: { companyId, userId }, trx }: MemberLeft) {
  await ApiKey.query({ client: trx })
    .where({ companyId, madeBy: userId })
    .whereNull('revoked_at')
    .update({ revoked_at: new Date() })
}

/** A key never does more than its maker. */
function assertWithin(member: CompanyMember, scopes: readonly ApiScope[]) {
  const beyond = scopes.filter((scope) =>
    rightsOf(scope).some((right) => {
      const answer = can(member, right, { assigned: true })
      return !answer.allowed && answer.reason === 'role'
    })
  )
  if (beyond.length > 0)
    throw new Refusal(
      sentence(
        'Your own role does not include this, so your key cannot either: {beyond}. Leave it out',
        { beyond: beyond.map((scope) => labelIn(apiScopes, scope).toLowerCase()).join('; ') }
      ),
      { status: 422, field: 'scopes' }
    )
}
