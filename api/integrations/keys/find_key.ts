import { DateTime } from 'luxon'
import { hashToken } from '#api/accounts/hash_token'
import ApiKey from '#api/integrations/models/api_key'
import { KEY_USE_MINUTES } from '#api/integrations/integration_facts'

/**
 * Why a key opens nothing, in words. Only who brings a key that once worked is told what became of it: of one that never
 * was, or whose person is gone, no more is said than that.
 */
export async function whyDead(token: string): Promise<string> {
  const key = await ApiKey.query()
    .where('secret_hash', hashToken(token))
    .whereHas('maker', (maker) => maker.where('status', 'active'))
    .first()
  const ended = key?.status === 'revoked' ? key.revokedAt : key?.expiresAt
  if (!key || key.status === 'active' || !ended)
    return 'This API key opens nothing; look whether it was copied whole'
  const day = ended.toUTC().toFormat('d LLL yyyy')
  return `The API key “${key.name}” ${key.status === 'revoked' ? 'was revoked' : 'ended'} on ${day}; make a new one under Integrations, API keys`
}

/** The working key that a request came with, with the person it acts for; null where there is none. Notes its use. */
export async function findKey(token: string): Promise<ApiKey | null> {
  const key = await ApiKey.query()
    .withScopes((scopes) => scopes.working())
    .where('secret_hash', hashToken(token))
    .preload('maker', (maker) => maker.withScopes((scopes) => scopes.withIdentity()))
    .first()
  if (key?.maker.status !== 'active') return null
  const now = DateTime.now()
  if (!key.lastUsedAt || key.lastUsedAt < now.minus({ minutes: KEY_USE_MINUTES }))
    await ApiKey.query().where('id', key.id).update({ last_used_at: now.toJSDate() })
  return key
}
