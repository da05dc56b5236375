import { BaseTransformer } from '@adonisjs/core/transformers'
import type MailSignature from '#api/mailing/models/mail_signature'

/** A signature as its person reads it. */
export default class MailSignatureTransformer extends BaseTransformer<MailSignature> {
  toObject() {
    const { id, name, body, isDefault, updatedAt } = this.resource
    return {
      _id: String(id),
      name,
      body,
      isDefault,
      updatedAt: updatedAt.toUTC().toISO()!,
    }
  }
}
