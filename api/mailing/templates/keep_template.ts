import db from '@adonisjs/lucid/services/db'
import type { Infer } from '@vinejs/vine/types'
import { sentence } from '#api/languages/sentence'
import { lockRow } from '#api/http/in_transaction'
import { Refusal } from '#api/http/refusal'
import type CompanyMember from '#api/companies/models/company_member'
import MailSequenceStep from '#api/mailing/models/mail_sequence_step'
import MailTemplate from '#api/mailing/models/mail_template'
import { mailLimits, mergeFieldNames } from '#api/mailing/mail_facts'
import { writtenBody } from '#api/mailing/sending/written_body'
import { assertKnownFields } from '#api/mailing/merge_fields'
import type { changedTemplateValidator, templateValidator } from '#api/mailing/mailing_validators'

type Written = Infer<typeof templateValidator>

/** Adds a template to a company's; refuses (422) unknown merge fields and a name that it has already. */
export async function addTemplate({ companyId, userId }: CompanyMember, written: Written) {
  const { templateFor: purpose = 'general', status = 'active', ...words } = written
  return db.transaction(async (trx) => {
    await lockRow(trx, 'companies', companyId, 'no key update')
    const { length } = await MailTemplate.query({ client: trx })
      .where('company_id', companyId)
      .select('id')
    if (length >= mailLimits.templates.max)
      throw new Refusal(
        sentence(
          'Your company has {count} templates, which is the limit; delete one that nobody uses',
          { count: length }
        )
      )
    const template = new MailTemplate().useTransaction(trx)
    template.merge({ companyId, createdBy: userId, purpose, status })
    return save(template, words)
  })
}

/** Changes what is sent of a template, by the same rules. */
export async function changeTemplate(
  template: MailTemplate,
  { templateFor, status, ...words }: Infer<typeof changedTemplateValidator>
) {
  return db.transaction((trx) => {
    template.useTransaction(trx)
    if (templateFor) template.purpose = templateFor
    if (status) template.status = status
    return save(template, words)
  })
}

/** Deletes a template; refuses (409) one that a sequence sends. */
export const removeTemplate = (template: MailTemplate) =>
  db.transaction(async (trx) => {
    await lockRow(trx, 'mail_templates', template.id, 'update')
    const step = await MailSequenceStep.query({ client: trx })
      .where('template_id', template.id)
      .preload('sequence')
      .first()
    if (step)
      throw new Refusal(
        sentence('“{template}” is sent by the sequence “{name}”; take it out there first', {
          template: template.name,
          name: step.sequence.name,
        })
      )
    await template.useTransaction(trx).delete()
  })

async function save(
  template: MailTemplate,
  { name, subject, body }: Partial<Pick<Written, 'name' | 'subject' | 'body'>>
) {
  if (name !== undefined) template.name = name
  if (subject !== undefined) {
    assertKnownFields(subject, 'subject', mergeFieldNames)
    template.subject = subject
  }
  if (body !== undefined) template.body = writtenBody(body)
  if (await isTaken(template))
    throw new Refusal('Your company already has a template with this name; choose another name', {
      status: 422,
      field: 'name',
    })
  await template.save()
  return template
}

const isTaken = ({ id, companyId, name, $trx }: MailTemplate) =>
  MailTemplate.query({ client: $trx })
    .where('company_id', companyId)
    .whereRaw('lower(name) = lower(?)', [name])
    .whereNot('id', id ?? 0)
    .first()
