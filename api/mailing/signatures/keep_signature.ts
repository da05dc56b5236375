import db from '@adonisjs/lucid/services/db'
import type { Infer } from '@vinejs/vine/types'
import { sentence } from '#api/languages/sentence'
import { lockRow } from '#api/http/in_transaction'
import { Refusal } from '#api/http/refusal'
import { sanitizeRichText, textOf } from '#api/http/text/rich_text'
import MailSignature from '#api/mailing/models/mail_signature'
import { mailLimits } from '#api/mailing/mail_facts'
import type { changedSignatureValidator, signatureValidator } from '#api/mailing/mailing_validators'

type Written = Infer<typeof signatureValidator>

/** Adds a signature to a person's; the first one is the usual one. Refuses (422) a name that they have already. */
export async function addSignature(userId: number, { isDefault, ...words }: Written) {
  return db.transaction(async (trx) => {
    await lockRow(trx, 'users', userId, 'no key update')
    const { length } = await MailSignature.query({ client: trx })
      .where('user_id', userId)
      .select('id')
    if (length >= mailLimits.signatures.max)
      throw new Refusal(
        sentence(
          'You have {count} signatures, which is the limit; delete one that you do not use',
          { count: length }
        )
      )
    const signature = new MailSignature().useTransaction(trx).merge({ userId, isDefault: false })
    return save(signature, words, isDefault || length === 0)
  })
}

/** Changes what is sent of a signature, by the same rules. */
export async function changeSignature(
  signature: MailSignature,
  { isDefault, ...words }: Infer<typeof changedSignatureValidator>
) {
  return db.transaction((trx) => save(signature.useTransaction(trx), words, isDefault))
}

async function save(
  signature: MailSignature,
  { name, body }: Partial<Pick<Written, 'name' | 'body'>>,
  isDefault?: boolean
) {
  const others = () =>
    MailSignature.query({ client: signature.$trx })
      .where('user_id', signature.userId)
      .whereNot('id', signature.id ?? 0)
  if (name !== undefined) {
    if (await others().whereRaw('lower(name) = lower(?)', [name]).first())
      throw new Refusal('You already have a signature with this name; choose another name', {
        status: 422,
        field: 'name',
      })
    signature.name = name
  }
  if (body !== undefined) {
    signature.body = sanitizeRichText(body)
    if (!textOf(signature.body))
      throw new Refusal('This signature has no text; write some', {
        status: 422,
        field: 'body',
      })
  }
  if (isDefault) await others().where('is_default', true).update({ isDefault: false })
  if (isDefault !== undefined) signature.isDefault = isDefault
  await signature.save()
  return signature
}
