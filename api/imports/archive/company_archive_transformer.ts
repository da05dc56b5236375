import { BaseTransformer } from '@adonisjs/core/transformers'
import { DateTime } from 'luxon'
import { signedUrl } from '#api/files/signed_url'
import type CompanyArchive from '#api/imports/models/company_archive'

/** An archive with its file loaded, for the person who reads it: the link ends with their right. */
export default class CompanyArchiveTransformer extends BaseTransformer<CompanyArchive> {
  constructor(
    archive: CompanyArchive,
    protected readerId: number
  ) {
    super(archive)
  }

  toObject() {
    const { id, status, percent, file, expiresAt, createdAt } = this.resource
    const ready = status === 'ready' && file && expiresAt && expiresAt > DateTime.now()
    return {
      _id: String(id),
      status: status === 'ready' && !ready ? ('expired' as const) : status,
      percent,
      size: ready ? file.byteSize : null,
      /** Works for ten minutes; ask again for a fresh one. */
      downloadUrl: ready ? signedUrl(file, { readerId: this.readerId }) : null,
      expiresAt: expiresAt?.toUTC().toISO() ?? null,
      createdAt: createdAt.toUTC().toISO()!,
    }
  }
}
