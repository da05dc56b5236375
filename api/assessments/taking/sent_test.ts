import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { port } from '#api/http/port'
import type Assessment from '#api/assessments/models/assessment'

/** What a candidate starts because a company sent it. */
export type SentTest = { assessment: Assessment; sendId: number }

/**
 * The test of a sending that this candidate may start now, locked so that two starts of it wait for each other; of
 * several tests the one named, else the first that is open. A sending of somebody else is a 404, one that is over a 409.
 */
export const sentTest =
  port<
    (
      trx: TransactionClientContract,
      asked: { candidateId: number; sendId: number; testId?: number }
    ) => Promise<SentTest>
  >('which test was sent')
