import db from '@adonisjs/lucid/services/db'
import { Refusal } from '#api/http/refusal'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#api/accounts/models/user'
import type Candidate from '#api/candidates/models/candidate'
import Application from '#api/applications/models/application'
import {
  applicationStates,
  type ApplicationStatus,
  runningStatuses,
} from '#api/applications/application_states'
import { tellCompany } from '#api/applications/tell'
import { lockApplications, writeMoves } from '#api/applications/write_moves'

type Said = { feedBack?: string | null; reason?: string | null; note?: string | null }

/** A company moves an application; whoever saw it at an older status is told so instead of overruling a colleague. */
export async function moveApplication(
  seen: Application,
  to: ApplicationStatus,
  actor: User,
  { feedBack, reason, note }: Said
) {
  await db.transaction(async (trx) => {
    const [application] = await lockApplications(trx, [seen.id])
    if (application.status !== seen.status)
      throw new Refusal(
        `This application was moved to "${applicationStates[application.status].label}" a moment ago; load it again`
      )
    await writeMoves(trx, [application], {
      to,
      by: 'client',
      actorId: actor.id,
      feedback: feedBack,
      reason,
      note,
    })
  })
}

/** The candidate takes the application back. */
export async function withdrawApplication(seen: Application, actor: User, reason: string | null) {
  await db.transaction(async (trx) => {
    const [application] = await lockApplications(trx, [seen.id])
    await withdraw(trx, application, actor, reason)
  })
}

/** Who leaves the market waits for no answer: every running application, of one company or of all, is taken back. */
export async function withdrawAll(
  { candidate, trx }: { candidate: Candidate; trx: TransactionClientContract },
  { companyId }: { companyId?: number } = {}
) {
  const actor = await User.findOrFail(candidate.userId, { client: trx })
  const running = await Application.query({ client: trx })
    .where('candidate_id', candidate.id)
    .whereIn('status', runningStatuses as string[])
    .if(companyId, (query) => query.where('company_id', companyId!))
    .select('id')
  const applications = await lockApplications(
    trx,
    running.map(({ id }) => id)
  ).whereIn('status', runningStatuses as string[])
  for (const application of applications) await withdraw(trx, application, actor, null)
}

async function withdraw(
  trx: TransactionClientContract,
  application: Application,
  actor: User,
  reason: string | null
) {
  await writeMoves(trx, [application], { to: 'withdrawn', by: 'candidate', actorId: actor.id })
  const message = `${actor.fullName} withdrew the application for ${application.job.title}`
  await tellCompany(trx, application, {
    kind: 'application.withdrawn',
    message,
    lines: [`${message}.`, ...(reason ? [`They write: ${reason}`] : [])],
  })
}
