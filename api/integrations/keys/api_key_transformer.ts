import { BaseTransformer } from '@adonisjs/core/transformers'
import type ApiKey from '#api/integrations/models/api_key'

/** A key as the company's owners and admins read it, with its maker loaded; never what opens anything. */
export default class ApiKeyTransformer extends BaseTransformer<ApiKey> {
  toObject() {
    const { id, name, prefix, scopes, status, maker, lastUsedAt, expiresAt, createdAt } =
      this.resource
    return {
      _id: String(id),
      name,
      prefix,
      scopes,
      status,
      madeBy: { _id: String(maker.id), name: maker.fullName },
      lastUsedAt: lastUsedAt?.toUTC().toISO() ?? null,
      expiresAt: expiresAt?.toUTC().toISO() ?? null,
      createdAt: createdAt.toUTC().toISO()!,
    }
  }
}
