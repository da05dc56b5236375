import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Application from '#api/applications/models/application'
import { lockApplications, writeMoves } from '#api/applications/write_moves'
import type { By } from '#api/interviews/move_interview'

export const endedStatuses: readonly string[] = ['rejected', 'withdrawn', 'job_closed', 'expired']

const earlierStatuses: readonly string[] = ['applied', 'reviewing', 'shortlisted', 'assessment']

/** An interview brings an application that stands before it to the stage of interviews; the interview's own notice tells of it. */
export async function moveToInterviewStage(trx: TransactionClientContract, { id }: Application, by: By) {
  const [application] = await lockApplications(trx, [id])
  if (!earlierStatuses.includes(application.status)) return
  await writeMoves(trx, [application], { to: 'interview', by: 'client', actorId: by.userId, quiet: true })
}
