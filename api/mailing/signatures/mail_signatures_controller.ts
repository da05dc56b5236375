import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import { wholeList } from '#api/http/pagination'
import MailSignature from '#api/mailing/models/mail_signature'
import MailSignatureTransformer from '#api/mailing/signatures/mail_signature_transformer'
import { addSignature, changeSignature } from '#api/mailing/signatures/keep_signature'
import * as valid from '#api/mailing/mailing_validators'

/** The signatures of one person of a company. */
export default class MailSignaturesController {
  /**
   * Lists one's signatures by name.
   *
   * @most 10
   */
  async index({ member, serialize }: HttpContext) {
    const signatures = await MailSignature.query().where('user_id', member.userId).orderBy('name')
    return serialize({
      message: 'Signatures',
      data: MailSignatureTransformer.transform(signatures),
      pagination: wholeList(signatures),
    })
  }

  /** Adds a signature. */
  async store({ member, request, response, serialize }: HttpContext) {
    const written = await request.validateUsing(valid.signatureValidator)
    const signature = await addSignature(member.userId, written)
    response.status(201)
    return serialize({
      message: 'Signature added',
      data: MailSignatureTransformer.transform(signature),
    })
  }

  /** Changes a signature. */
  async update({ member, params, request, serialize }: HttpContext) {
    const signature = await own(member.userId, params.id)
    await changeSignature(signature, await request.validateUsing(valid.changedSignatureValidator))
    return serialize({
      message: 'Signature saved',
      data: MailSignatureTransformer.transform(signature),
    })
  }

  /** Deletes a signature; mails that carry it stay as they are. */
  async destroy({ member, params }: HttpContext) {
    const signature = await own(member.userId, params.id)
    await signature.delete()
    return { message: 'Signature deleted', data: { _id: String(signature.id) } }
  }
}

const own = (userId: number, id: string) =>
  MailSignature.query()
    .where({ id: rowId(id), userId })
    .firstOrFail()
