import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { sentence } from '#api/languages/sentence'
import { audit } from '#api/accounts/audit/audit'
import { Refusal } from '#api/http/refusal'
import { enqueue } from '#api/queue/queue'
import type CompanyMember from '#api/companies/models/company_member'
import { EXPORTS_A_DAY } from '#api/privacy/privacy_facts'
import { archivesOf } from '#api/imports/archive/end_archives'
import CompanyArchive from '#api/imports/models/company_archive'

/** Has everything of a company put together; who asks while that goes on gets the same one. */
export async function askForArchive({ companyId, userId }: CompanyMember) {
  return db.transaction(async (trx) => {
    await trx.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
      archivesOf(companyId),
    ])
    const running = await CompanyArchive.query({ client: trx })
      .where('company_id', companyId)
      .whereIn('status', ['queued', 'making'])
      .first()
    if (running) return running
    const today = await CompanyArchive.query({ client: trx })
      .where('company_id', companyId)
      .where('created_at', '>', DateTime.now().minus({ days: 1 }).toJSDate())
    if (today.length >= EXPORTS_A_DAY)
      throw new Refusal(
        sentence(
          'An archive can be made {times} times a day; use the last one, or ask again tomorrow',
          { times: EXPORTS_A_DAY }
        ),
        { reason: 'quota' }
      )
    const made = await CompanyArchive.create(
      { companyId, askedBy: userId, status: 'queued', percent: 0, fileId: null, expiresAt: null },
      { client: trx }
    )
    await audit(trx, {
      actorId: userId,
      action: 'company.archive',
      subjectType: 'companies',
      subjectId: companyId,
      companyId,
    })
    await enqueue(trx, 'company.archive', { archiveId: made.id })
    return made
  })
}

/** The company's latest archive, if any, with its file. */
export const latestArchive = ({ companyId }: CompanyMember) =>
  CompanyArchive.query()
    .where('company_id', companyId)
    .preload('file')
    .orderBy('id', 'desc')
    .first()
