import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#api/accounts/models/user'
import { consume, release, reserve } from '#api/assessments/credits/credits'
import type AssessmentSend from '#api/assessments/models/assessment_send'
import type JobAssessment from '#api/assessments/models/job_assessment'
import { CREDITS_EACH } from '#api/assessments/sends/send_facts'
import type { SendMove } from '#api/assessments/sends/send_flow'

// What tests do to a company's credits (domain.md 10): reserved when a test is sent or attached to a job, spent when the
// candidate starts, and given back by what ends it before.

const givesBack: SendMove[] = ['decline', 'cancel', 'expire', 'end']

/** Puts credits aside for the tests of a job; `key` names the click, so that twice is once. */
export const reserveForJob = (
  trx: TransactionClientContract,
  { companyId, reference }: JobAssessment,
  { credits, key, actorId }: { credits: number; key: string; actorId: number }
) =>
  reserve(trx, {
    owner: { companyId },
    credits,
    reference,
    key: `${reference}:${key}`,
    actorId,
  })

/** Gives back what is still put aside for the tests of a job. */
export const releaseOfJob = (
  trx: TransactionClientContract,
  { companyId, reference }: JobAssessment,
  actorId: number | null
) => release(trx, { owner: { companyId }, reference, key: `${reference}:end`, actorId })

/**
 * Reserves the credit of each send, out of what is put aside for the job as long as that lasts. Throws the ledger's
 * refusal where credits do not suffice.
 */
export async function reserveForSends(
  trx: TransactionClientContract,
  sends: AssessmentSend[],
  {
    companyId,
    actorId,
    aside,
  }: { companyId: number; actorId: number | null; aside?: { reference: string; held: number } }
) {
  let held = aside?.held ?? 0
  for (const { reference } of sends) {
    const told = { owner: { companyId }, credits: CREDITS_EACH, actorId }
    if (aside && held >= CREDITS_EACH) {
      held -= CREDITS_EACH
      await release(trx, {
        ...told,
        reference: aside.reference,
        key: `${reference}:from:${aside.reference}`,
      })
    }
    await reserve(trx, { ...told, reference, key: `${reference}:send` })
  }
}

/** Spends the credit of a send that starts, gives it back when it ends unstarted; the other moves leave it. */
export async function moveCredit(
  trx: TransactionClientContract,
  { companyId, reference }: AssessmentSend,
  move: SendMove,
  by: User | null
) {
  const told = {
    owner: { companyId },
    reference,
    key: `${reference}:${move}`,
    actorId: by?.userType === 'client' ? by.id : null,
  }
  if (move === 'start') await consume(trx, told)
  if (givesBack.includes(move)) await release(trx, told)
}
