import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ApplicationEnded } from '#api/applications/events'
import { followUpMoves } from '#api/mailing/sequences/follow_up_moves'
import MailFollowUp from '#api/mailing/models/mail_follow_up'

/** An application that ends takes its sequence with it. */
export async function endWithApplication({ application, trx }: ApplicationEnded) {
  const live = await liveOnes(trx).where('application_id', application.id)
  for (const one of live)
    await followUpMoves.end(one.useTransaction(trx), null, {
      because: application.status === 'hired' ? 'They are hired' : 'Their application has ended',
    })
}

/** Somebody answered: no more mails go. */
export async function endWithAnswer(
  trx: TransactionClientContract,
  { companyId, candidateId }: { companyId: number; candidateId: number }
) {
  for (const one of await liveOnes(trx).where({ companyId, candidateId }))
    await followUpMoves.answer(one.useTransaction(trx), null)
}

const liveOnes = (trx: TransactionClientContract) =>
  MailFollowUp.query({ client: trx }).whereIn('status', ['running', 'paused']).orderBy('id')
