import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import { wholeList } from '#api/http/pagination'
import type CompanyMember from '#api/companies/models/company_member'
import db from '@adonisjs/lucid/services/db'
import MailSequence from '#api/mailing/models/mail_sequence'
import { addSequence, changeSequence, removeSequence } from '#api/mailing/sequences/keep_sequence'
import MailSequenceTransformer from '#api/mailing/sequences/sequence_transformer'
import { sequenceValidator } from '#api/mailing/sequences/sequence_validators'

/** The sequences of mails that a company sends one after another. */
export default class MailSequencesController {
  /**
   * Lists a company's sequences, the latest first.
   *
   * @most 50
   */
  async index({ member, serialize }: HttpContext) {
    const sequences = await shown(member).orderBy('id', 'desc')
    return serialize({
      message: 'Sequences',
      data: MailSequenceTransformer.transform(sequences),
      pagination: wholeList(sequences),
    })
  }

  /** Adds a sequence. */
  async store({ member, request, response, serialize }: HttpContext) {
    const { id } = await addSequence(member, await request.validateUsing(sequenceValidator))
    const sequence = await shown(member).where('id', id).firstOrFail()
    response.status(201)
    return serialize({
      message: 'Sequence added',
      data: MailSequenceTransformer.transform(sequence),
    })
  }

  /** Changes a sequence; those that are under way go on with the changed steps. */
  async update({ member, params, request, serialize }: HttpContext) {
    const { id } = await shown(member).where('id', rowId(params.id)).firstOrFail()
    await changeSequence(member, id, await request.validateUsing(sequenceValidator))
    const sequence = await shown(member).where('id', id).firstOrFail()
    return serialize({
      message: 'Sequence saved',
      data: MailSequenceTransformer.transform(sequence),
    })
  }

  /** Deletes a sequence that is under way for nobody. */
  async destroy({ member, params }: HttpContext) {
    const { id } = await removeSequence(member, rowId(params.id))
    return { message: 'Sequence deleted', data: { _id: String(id) } }
  }
}

const shown = ({ companyId }: CompanyMember) =>
  MailSequence.query()
    .where('company_id', companyId)
    .select('mail_sequences.*')
    .select(
      db.raw(
        `(select count(*)::int from mail_follow_ups f where f.mail_sequence_id = mail_sequences.id and f.status in ('running', 'paused')) as running`
      )
    )
    .preload('creator')
    .preload('steps', (steps) => steps.preload('template'))
