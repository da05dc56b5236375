import { BaseTransformer } from '@adonisjs/core/transformers'
import type Session from '#api/accounts/models/session'

export default class SessionTransformer extends BaseTransformer<Session> {
  constructor(
    resource: Session,
    private currentId?: number
  ) {
    super(resource)
  }

  toObject() {
    const session = this.resource
    return {
      _id: String(session.id),
      device: session.device,
      ipAddress: session.ipAddress,
      isCurrent: session.id === this.currentId,
      lastUsedAt: session.lastUsedAt.toUTC().toISO(),
      createdAt: session.createdAt.toUTC().toISO(),
    }
  }
}
