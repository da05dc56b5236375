import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type TestResult from '#api/assessments/models/test_result'

/**
 * Writes what an English result means for the profile, where search, cards and the spotlight's rule read it. One that
 * waits for a look changes nothing yet; English that was waived stays so, unless the test clears it.
 */
export async function writeEnglish(
  trx: TransactionClientContract,
  { candidateId, clearance, band }: TestResult
) {
  if (clearance === 'waiting' || clearance === null) return
  await trx.rawQuery(
    `update candidates set english = case when english = 'waived' and :clearance <> 'cleared' then english else :clearance end,
       english_band = :band, updated_at = now() where id = :candidate`,
    { candidate: candidateId, clearance, band }
  )
}
