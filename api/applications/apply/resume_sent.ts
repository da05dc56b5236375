import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Application from '#api/applications/models/application'

/** Did this resume go to a company with an application, living or ended? */
export async function resumeSent(trx: TransactionClientContract, resumeId: number) {
  const sent = await Application.query({ client: trx })
    .where('resume_id', resumeId)
    .select('id')
    .first()
  return sent !== null
}
