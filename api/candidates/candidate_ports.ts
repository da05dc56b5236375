import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { port } from '#api/http/port'
import type { VerifiedMark } from '#api/candidates/verified_mark'

/** SQL: has a candidate passed a test of a skill or stack that still holds? Takes the expression of the candidate's id. */
export const passedTest = port<(candidateId: string) => string>('who has passed a test')

/** SQL: can a candidate choose a test of one of these kinds now? */
export const offersTest = port<(kinds: string[]) => string>('which tests are open')

/** The verified marks of candidates by their ids; who has none is not in it. */
export const verifiedMarks = port<(candidateIds: number[]) => Promise<Map<number, VerifiedMark[]>>>(
  'what candidates have passed'
)

/** Locks the applications of a candidate, those at one company where it is named. */
export const lockApplications = port<
  (trx: TransactionClientContract, candidateId: number, companyId?: number) => Promise<void>
>('the applications of a candidate')
