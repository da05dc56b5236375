import db from '@adonisjs/lucid/services/db'
import { audit } from '#api/accounts/audit/audit'
import type CompanyMember from '#api/companies/models/company_member'
import { lockAccount } from '#api/assessments/credits/credits'

/**
 * Turns a company's tests off, so that nothing reserves a credit, neither by hand nor by a job, until they are turned
 * on again. What is sent already goes on.
 */
export async function turnOff({ companyId, userId }: CompanyMember, turnedOff: boolean) {
  await db.transaction(async (trx) => {
    const account = await lockAccount(trx, { companyId })
    if (account.turnedOff === turnedOff) return
    await account.merge({ turnedOff }).save()
    await audit(trx, {
      actorId: userId,
      action: turnedOff ? 'credits.turn-off' : 'credits.turn-on',
      subjectType: 'clients',
      subjectId: companyId,
      companyId,
    })
  })
}
