import db from '@adonisjs/lucid/services/db'
import { errors } from '@adonisjs/lucid'
import type { Infer } from '@vinejs/vine/types'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence } from '#api/languages/sentence'
import { lockRow } from '#api/http/in_transaction'
import { Refusal } from '#api/http/refusal'
import type CompanyMember from '#api/companies/models/company_member'
import MailFollowUp from '#api/mailing/models/mail_follow_up'
import MailSequence from '#api/mailing/models/mail_sequence'
import MailSequenceStep from '#api/mailing/models/mail_sequence_step'
import MailTemplate from '#api/mailing/models/mail_template'
import { sequenceLimits as limits } from '#api/mailing/sequences/sequence_facts'
import type { sequenceValidator } from '#api/mailing/sequences/sequence_validators'

type Written = Infer<typeof sequenceValidator>

/** Adds a sequence to a company's; refuses (422) a name that it has, and templates of others (404), and (409) one too many. */
export const addSequence = ({ companyId, userId }: CompanyMember, written: Written) =>
  db.transaction(async (trx) => {
    await lockRow(trx, 'companies', companyId, 'no key update')
    const { length } = await MailSequence.query({ client: trx })
      .where('company_id', companyId)
      .select('id')
    if (length >= limits.sequences.max)
      throw new Refusal(
        sentence(
          'Your company has {count} sequences, which is the limit; delete one that nobody uses',
          { count: length }
        )
      )
    const sequence = new MailSequence().useTransaction(trx)
    sequence.merge({ companyId, createdBy: userId })
    return save(trx, sequence, written)
  })

/** Changes a sequence; those that are under way go on with the changed steps. */
export const changeSequence = (member: CompanyMember, id: number, written: Written) =>
  db.transaction(async (trx) => save(trx, await locked(trx, member, id), written))

/** Deletes a sequence with its past; refuses (409) while it is under way for somebody. */
export const removeSequence = (member: CompanyMember, id: number) =>
  db.transaction(async (trx) => {
    const sequence = await locked(trx, member, id)
    const live = await MailFollowUp.query({ client: trx })
      .where('mail_sequence_id', id)
      .whereIn('status', ['running', 'paused'])
      .select('id')
    if (live.length > 0)
      throw new Refusal(
        sentence(
          '“{name}” is under way for {people, plural, one {one person} other {# people}}; stop it for them first',
          { name: sequence.name, people: live.length }
        )
      )
    await sequence.delete()
    return sequence
  })

async function locked(
  trx: TransactionClientContract,
  { companyId }: CompanyMember,
  id: number
): Promise<MailSequence> {
  // in one order with those that are started: first the company, then its sequence
  await lockRow(trx, 'companies', companyId, 'no key update')
  return MailSequence.query({ client: trx }).where({ id, companyId }).forUpdate().firstOrFail()
}

async function save(
  trx: TransactionClientContract,
  sequence: MailSequence,
  { name, steps }: Written
) {
  const { companyId } = sequence
  const taken = await MailSequence.query({ client: trx })
    .where('company_id', companyId)
    .whereRaw('lower(name) = lower(?)', [name])
    .whereNot('id', sequence.id ?? 0)
    .first()
  if (taken)
    throw new Refusal('Your company already has a sequence with this name; choose another name', {
      status: 422,
      field: 'name',
    })
  const ids = [...new Set(steps.map(({ templateId }) => templateId))]
  const known = await MailTemplate.query({ client: trx })
    .where('company_id', companyId)
    .whereIn('id', ids)
    .select('id')
  if (known.length < ids.length) throw new errors.E_ROW_NOT_FOUND()
  await sequence.merge({ name }).save()
  await MailSequenceStep.query({ client: trx }).where('mail_sequence_id', sequence.id).delete()
  await MailSequenceStep.createMany(
    steps.map(({ templateId, waitDays }, at) => ({
      mailSequenceId: sequence.id,
      place: at + 1,
      templateId,
      waitDays,
    })),
    { client: trx }
  )
  return sequence
}
