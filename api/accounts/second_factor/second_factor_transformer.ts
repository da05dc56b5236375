import { BaseTransformer } from '@adonisjs/core/transformers'
import type SecondFactor from '#api/accounts/models/second_factor'

export default class SecondFactorTransformer extends BaseTransformer<SecondFactor> {
  toObject() {
    const factor = this.resource
    return {
      _id: String(factor.id),
      kind: factor.kind,
      name: factor.name,
      createdAt: factor.createdAt.toUTC().toISO(),
      lastUsedAt: factor.lastUsedAt?.toUTC().toISO() ?? null,
    }
  }
}
