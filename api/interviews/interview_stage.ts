import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Application from '#api/applications/models/application'
import type { By } from '#api/interviews/move_interview'

export const endedStatuses: readonly string[] = ['rejected', 'withdrawn', 'job_closed', 'expired']

/** An interview brings an application that stands before it to the stage of interviews. */
export async function moveToInterviewStage(_trx: TransactionClientContract, _application: Application, _by: By) {}
