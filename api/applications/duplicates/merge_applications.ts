import db from '@adonisjs/lucid/services/db'
import { errors } from '@adonisjs/lucid'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence, type Said } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import { notify } from '#api/notifications/notify'
import type User from '#api/accounts/models/user'
import { assertMayWrite, assertReached } from '#api/candidates/control/reach'
import type CompanyMember from '#api/companies/models/company_member'
import type Application from '#api/applications/models/application'
import ApplicationEvent from '#api/applications/models/application_event'
import { applicationFlow, type ApplicationStatus } from '#api/applications/application_flow'
import { lockApplications, writeMoves } from '#api/applications/write_moves'

/** Two applications of one person for one job go on as one: the other ends, and its history is kept beside. */
export async function mergeApplications(
  member: CompanyMember,
  actor: User,
  { keepId, mergeId }: { keepId: number; mergeId: number }
) {
  if (keepId === mergeId)
    throw new Refusal('This is one application; choose another one to merge it with', {
      status: 422,
      field: 'mergeId',
    })
  await db.transaction(async (trx) => {
    const both = await lockOwn(trx, member, [keepId, mergeId])
    await assertReached(
      member.companyId,
      both.map(({ candidateId }) => candidateId),
      trx
    )
    const kept = both.find(({ id }) => id === keepId)!
    const merged = both.find(({ id }) => id === mergeId)!
    if (kept.jobId !== merged.jobId)
      throw new Refusal('These are for two jobs; only applications for one job go on as one')
    if (kept.mergedIntoId || merged.mergedIntoId)
      throw new Refusal('One of these is already merged into another application; reload them')
    const running = !merged.hasEnded
    if (running)
      await writeMoves(trx, [merged], {
        to: 'withdrawn',
        by: 'system',
        actorId: actor.id,
        reason: 'Goes on in another application of the same person',
        quiet: true,
      })
    await trx
      .from('applications')
      .where('id', merged.id)
      .update({ merged_into_id: kept.id, is_unread: false })
    // what was merged before goes along
    await trx
      .from('applications')
      .where('merged_into_id', merged.id)
      .update({ merged_into_id: kept.id })
    await record(trx, kept, actor, 'merge', 'Together with another application of the same person')
    await record(trx, merged, actor, 'merge', 'Goes on in another application of the same person')
    if (running)
      await tell(
        trx,
        merged,
        sentence('{company} continues with your other application for {job}', {
          company: merged.company.name,
          job: merged.job.title,
        }),
        sentence(
          'It looks as if you applied twice. One of the two goes on with everything you sent; if these are two people, please write to the company.'
        )
      )
  })
}

/** Takes a merge back: the application has the status it had. Refuses (409) one whose person withdrew from the company, or left, since. */
export async function separateApplication(
  member: CompanyMember,
  actor: User,
  { appliedId }: { appliedId: number }
) {
  await db.transaction(async (trx) => {
    const [application] = await lockOwn(trx, member, [appliedId])
    if (!application.mergedIntoId)
      throw new Refusal('This application is not merged, so there is nothing to separate')
    await assertMayWrite(member.companyId, [application.candidateId], trx)
    const [kept] = await lockOwn(trx, member, [application.mergedIntoId])
    const last = await ApplicationEvent.query({ client: trx })
      .where({ applicationId: appliedId, kind: 'move' })
      .orderBy('id', 'desc')
      .firstOrFail()
    await trx.from('applications').where('id', appliedId).update({ merged_into_id: null })
    const back = last.fromStatus as ApplicationStatus
    const wasRunning =
      last.toStatus === 'withdrawn' && last.reason !== null && !applicationFlow.over.includes(back)
    if (wasRunning) {
      await writeMoves(trx, [application], {
        to: back,
        by: 'system',
        actorId: actor.id,
        reason: 'Stands by itself again',
        quiet: true,
      })
      await tell(
        trx,
        application,
        sentence('{company} considers your application for {job} separately again', {
          company: application.company.name,
          job: application.job.title,
        }),
        sentence(
          'It was merged with another of the same person by mistake, and is back where it was.'
        )
      )
    }
    await record(trx, kept, actor, 'separate', 'The other application stands by itself again')
  })
}

async function lockOwn(trx: TransactionClientContract, member: CompanyMember, ids: number[]) {
  const found = await lockApplications(trx, ids)
    .where('company_id', member.companyId)
    .preload('candidate', (candidate) => candidate.preload('user'))
  if (found.length !== ids.length) throw new errors.E_ROW_NOT_FOUND()
  return found
}

const record = (
  trx: TransactionClientContract,
  { id, companyId, status }: Application,
  actor: User,
  kind: 'merge' | 'separate',
  note: string
) =>
  ApplicationEvent.create(
    {
      companyId,
      applicationId: id,
      actorId: actor.id,
      kind,
      fromStatus: status,
      toStatus: status,
      note,
    },
    { client: trx }
  )

const tell = (
  trx: TransactionClientContract,
  { id, jobId, candidateId, companyId, candidate }: Application,
  message: Said,
  line: Said
) =>
  notify(trx, {
    to: [candidate.userId],
    kind: 'application.status',
    message,
    link: '/candidate/jobs?tab=applied',
    jobId,
    devId: candidateId,
    clientId: companyId,
    data: { appliedId: String(id) },
    mail: {
      subject: message,
      lines: [sentence('{message}.', { message }), line],
      action: { label: sentence('See your applications'), path: '/candidate/jobs?tab=applied' },
    },
  })
