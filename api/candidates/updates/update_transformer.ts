import { BaseTransformer } from '@adonisjs/core/transformers'
import type ProfileUpdateRequest from '#api/candidates/models/profile_update_request'

/** An edit that waits or was decided, for its candidate. */
export default class UpdateTransformer extends BaseTransformer<ProfileUpdateRequest> {
  toObject() {
    const { id, part, action, rowId, changes, status, reason, createdAt, decidedAt } = this.resource
    return {
      _id: String(id),
      part,
      action,
      rowId: rowId === null ? null : String(rowId),
      /** By field, as the wire names it: what is live, and what was asked for. */
      changes: changes as Record<string, { from: string | null; to: string | null }>,
      status,
      reason,
      createdAt: createdAt.toUTC().toISO()!,
      decidedAt: decidedAt?.toUTC().toISO() ?? null,
    }
  }
}
