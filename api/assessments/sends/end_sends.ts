import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { CompanyBlocked, ProfileDeactivated } from '#api/candidates/events'
import type { ApplicationEnded } from '#api/applications/events'
import type { JobClosed } from '#api/jobs/events'
import AssessmentSend from '#api/assessments/models/assessment_send'
import JobAssessment from '#api/assessments/models/job_assessment'
import { endAttached } from '#api/assessments/sends/attached/attach'
import { sendMoves } from '#api/assessments/sends/send_moves'

type Whose = Partial<Record<'application_id' | 'job_id' | 'company_id' | 'candidate_id', number>>

/** Ends the tests that nobody has started; their credits come back. */
async function endUnstarted(trx: TransactionClientContract, whose: Whose) {
  const open = await AssessmentSend.query({ client: trx })
    .where(whose)
    .where('status', 'sent')
    .orderBy('id')
    .forUpdate()
  for (const send of open) await sendMoves.end(send, null)
}

/** An application that ends takes its unstarted tests with it. */
export const endSendsOfApplication = ({ application, trx }: ApplicationEnded) =>
  endUnstarted(trx, { application_id: application.id })

/** A job that closes asks for no tests any more, and what was put aside for it comes back. */
export async function endSendsOfJob({ job, trx }: JobClosed) {
  await endUnstarted(trx, { job_id: job.id })
  const attached = await JobAssessment.query({ client: trx })
    .where({ job_id: job.id, status: 'active' })
    .orderBy('id')
    .forUpdate()
  for (const one of attached) await endAttached(trx, one, null)
}

/** A person who withdraws from a company owes it no test. */
export const endSendsOfCompany = ({ candidate, companyId, trx }: CompanyBlocked) =>
  endUnstarted(trx, { candidate_id: candidate.id, company_id: companyId })

/** A person who leaves the market owes nobody a test. */
export const endSendsOfCandidate = ({ candidate, trx }: ProfileDeactivated) =>
  endUnstarted(trx, { candidate_id: candidate.id })
