import db from '@adonisjs/lucid/services/db'
import { sentence } from '#api/languages/sentence'
import { lockRow } from '#api/http/in_transaction'
import { Refusal } from '#api/http/refusal'
import { escapeHtml } from '#api/http/text/escape_html'
import type Application from '#api/applications/models/application'
import type CompanyMember from '#api/companies/models/company_member'
import { mailLimits } from '#api/mailing/mail_facts'
import MailDraft from '#api/mailing/models/mail_draft'

/** Keeps a mail in plain words for a person to read, change and send. Refuses (409) one draft too many. */
export async function keepDraft(
  { companyId, userId }: CompanyMember,
  application: Pick<Application, 'id'>,
  { subject, text }: { subject: string; text: string }
) {
  return db.transaction(async (trx) => {
    await lockRow(trx, 'users', userId, 'no key update')
    const { length } = await MailDraft.query({ client: trx }).where('user_id', userId).select('id')
    if (length >= mailLimits.drafts.max)
      throw new Refusal(
        sentence(
          'There are already {count} drafts, the most one person can have; send or delete some first',
          { count: length }
        )
      )
    return MailDraft.create(
      { companyId, userId, applicationId: application.id, subject, body: paragraphsOf(text) },
      { client: trx }
    )
  })
}

/** Plain words as rich text: an empty line begins a paragraph. */
const paragraphsOf = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('')
