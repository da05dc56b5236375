import { BaseTransformer } from '@adonisjs/core/transformers'
import type TestAccommodation from '#api/assessments/models/test_accommodation'

/** A wish for more time, for its candidate; what the platform noted beside it stays there. */
export default class AccommodationTransformer extends BaseTransformer<TestAccommodation> {
  toObject() {
    const { id, status, extraPercent, need, reason, startsAt, endsAt, createdAt } = this.resource
    return {
      _id: String(id),
      status,
      extraPercent,
      need,
      reason,
      from: startsAt?.toUTC().toISO() ?? null,
      until: endsAt?.toUTC().toISO() ?? null,
      askedAt: createdAt.toUTC().toISO()!,
    }
  }
}
