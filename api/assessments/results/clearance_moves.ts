import { movesOf, type Moving } from '#api/flow/moves_of'
import { refreshProgress } from '#api/candidates/progress'
import TestResult from '#api/assessments/models/test_result'
import { clearanceFlow, type Clearance } from '#api/assessments/results/clearance_flow'
import { writeEnglish } from '#api/assessments/results/english_standing'
import { tellOfClearance } from '#api/assessments/results/result_notices'

type Decision = { clearance: Exclude<Clearance, 'waiting'>; reason?: string | null }

export const clearanceMoves = movesOf(clearanceFlow, {
  model: () => TestResult,
  changes: {
    decide(result: TestResult, { by }: Moving, { clearance, reason }: Decision) {
      result.clearance = clearance
      result.clearanceReason = reason ?? null
      result.clearedBy = by!.id
    },
  },
  /** The profile follows, and with it search, cards and who may be in the spotlight. */
  async record(result, { trx }) {
    await writeEnglish(trx, result)
    await refreshProgress(trx, result.candidateId)
  },
  tell: { decide: (result, { trx }) => tellOfClearance(trx, result) },
})
