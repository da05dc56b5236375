import { BaseTransformer } from '@adonisjs/core/transformers'
import { imageUrl } from '#api/files/image_url'
import type { Unlocked } from '#api/talent/contact/unlocks'

/** To the candidate: who may read their contact, since when, and who took it out. */
export default class UnlockTransformer extends BaseTransformer<Unlocked> {
  toObject() {
    const row = this.resource
    const isOpen =
      !row.blocked && !row.revoked_at && (row.expires_at === null || row.expires_at > new Date())
    return {
      _id: row.id === null ? null : String(row.id),
      source: row.source,
      company: {
        _id: String(row.company_id),
        companyName: row.company_name,
        slug: row.slug,
        logo: imageUrl(row.logo_key),
      },
      jobTitle: row.job_title,
      askedBy: row.asked_by_name,
      /** Who of the company read the application first. */
      openedBy: row.opened_by_name,
      openedAt: row.opened_at?.toISOString() ?? null,
      unlockedAt: row.created_at.toISOString(),
      expiresAt: row.expires_at?.toISOString() ?? null,
      revokedAt: row.revoked_at?.toISOString() ?? null,
      isOpen,
      // what applying unlocked ends with the block list
      mayRevoke: row.source === 'request' && isOpen,
      fetches: row.fetches.map(({ created_at: at, reason, fields, by }) => ({
        at: new Date(at).toISOString(),
        by,
        reason,
        fields,
      })),
    }
  }
}
