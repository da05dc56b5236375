import { BaseTransformer } from '@adonisjs/core/transformers'
import { DateTime } from 'luxon'
import { imageUrl } from '#api/files/image_url'
import { signedUrl } from '#api/files/signed_url'
import type { Holding } from '#api/privacy/data_map'
import type AccountExport from '#api/privacy/models/account_export'

/** A company on the data map. */
export class HoldingTransformer extends BaseTransformer<Holding> {
  toObject() {
    const held = this.resource
    return {
      _id: String(held.company_id),
      companyName: held.name,
      slug: held.slug,
      logo: imageUrl(held.logo_key),
      since: held.since.toISOString(),
      /** What it holds: contact and profile by applying or unlocking, resumes by applying. */
      holds: {
        contact: !held.blocked && (held.applications > 0 || held.unlocked !== null),
        resumes: held.resumes,
        applications: held.applications,
        runningApplications: held.running,
        interviews: held.interviews,
        offers: held.offers,
        tests: held.tests,
        analyses: held.analyses,
        messages: held.messages,
        mails: held.mails,
        shortlisted: held.saved,
      },
      unlockedBy: held.applications > 0 ? 'application' : held.unlocked ? 'contact_request' : null,
      unlockedAt: held.unlocked?.toISOString() ?? null,
      unlockedUntil: held.unlocked_until?.toISOString() ?? null,
      requestedAt: held.requested?.toISOString() ?? null,
      blocked: held.blocked,
    }
  }
}

/** An export with its file loaded; `null` before the first one was asked for. */
export class ExportTransformer extends BaseTransformer<AccountExport> {
  toObject() {
    const { id, status, percent, file, expiresAt, createdAt } = this.resource
    const ready = status === 'ready' && file && expiresAt && expiresAt > DateTime.now()
    return {
      _id: String(id),
      status: status === 'ready' && !ready ? ('expired' as const) : status,
      percent,
      size: ready ? file.byteSize : null,
      /** Works for ten minutes; ask again for a fresh one. */
      downloadUrl: ready ? signedUrl(file) : null,
      expiresAt: expiresAt?.toUTC().toISO() ?? null,
      createdAt: createdAt.toUTC().toISO()!,
    }
  }
}
