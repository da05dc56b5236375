import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Application from '#api/applications/models/application'
import { applicationFlow } from '#api/applications/application_flow'
import { writeMoves } from '#api/applications/write_moves'
import type { By } from '#api/interviews/interview_flow'

const beforeInterview = applicationFlow.names.slice(0, applicationFlow.names.indexOf('interview'))

/** An interview brings a locked application with an earlier status to the stage of interviews; the invitation tells the candidate. */
export async function moveToInterviewStage(
  trx: TransactionClientContract,
  application: Application,
  by: By
) {
  if (beforeInterview.includes(application.status))
    await writeMoves(trx, [application], {
      to: 'interview',
      by: 'client',
      actorId: by.userId,
      quiet: true,
    })
}
