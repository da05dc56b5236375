import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#api/accounts/models/user'
import transmit from '#api/notifications/stream/transmit'
import { can } from '#api/companies/access/can'
import CompanyMember from '#api/companies/models/company_member'
import Job from '#api/jobs/models/job'
import { reaches } from '#api/jobs/job_team'
import type Application from '#api/applications/models/application'
import type { ApplicationStatus } from '#api/applications/application_flow'

type Place = { status: ApplicationStatus; stageId: number | null }

/** May this person watch a job's board: the rule of the channel `jobs/<id>`, the same as of its list of applicants. */
export async function mayWatchBoard(user: User, jobId: number): Promise<boolean> {
  if (user.userType !== 'client') return false
  const member = await CompanyMember.query().where('user_id', user.id).preload('company').first()
  if (!member) return false
  const job = await Job.query().where({ id: jobId, companyId: member.companyId }).first()
  if (!job) return false
  return can(member, 'see_applicants', {
    assigned: await reaches(member, 'see_applicants', [jobId]),
  }).allowed
}

/** Tells the open boards of a move, in its own transaction: where to, and by whom, but nothing of the candidate. Boards fetch the rest as their reader may see it. */
export async function tellBoards(
  trx: TransactionClientContract,
  applications: Pick<Application, 'id' | 'jobId'>[],
  { status, stageId }: Place,
  actorId: number | null
) {
  const actor = actorId === null ? null : await User.find(actorId, { client: trx })
  const by = actor?.userType === 'client' ? { _id: String(actor.id), name: actor.fullName } : null
  const jobs = Map.groupBy(applications, ({ jobId }) => jobId)
  await transmit.broadcastAll(
    [...jobs].map(([jobId, moved]) => ({
      channel: `jobs/${jobId}` as const,
      payload: {
        type: 'application.moved',
        jobId: String(jobId),
        appliedIds: moved.map(({ id }) => String(id)),
        status,
        stageId: stageId === null ? null : String(stageId),
        by,
      },
    })),
    trx
  )
}
