import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { errors } from '@adonisjs/lucid'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import type User from '#api/accounts/models/user'
import type CompanyMember from '#api/companies/models/company_member'
import { reachesSql } from '#api/candidates/control/reach'
import type Application from '#api/applications/models/application'
import Stage from '#api/applications/models/stage'
import type { ApplicationStatus } from '#api/applications/application_flow'
import { cancelBatchMails } from '#api/applications/tell'
import { lockApplications, writeMoves, writeStageMoves } from '#api/applications/write_moves'
import { UNDO_MINUTES } from '#api/applications/application_facts'

/** Puts one move, or all of a batch, back where each application was; nobody's mail has left by then. */
export async function undoBatch(member: CompanyMember, actor: User, batchId: string) {
  return db.transaction(async (trx) => {
    const applications = await undoable(trx, member, batchId)
    const stood = await placesBefore(trx, applications)
    // where the move was the first answer, none was given after all
    const unanswered = applications.filter(
      (application) =>
        application.firstAnsweredAt !== null &&
        application.firstAnsweredAt.equals(application.statusChangedAt) &&
        stood.get(application.id)!.status !== application.status
    )
    await cancelBatchMails(trx, batchId)
    await putBack(trx, applications, stood, actor.id)
    if (unanswered.length > 0) await takeAnswersBack(trx, unanswered, member.companyId)
    return applications.length
  })
}

/** The applications of a batch, locked; refuses (404) another company's, and (409) after the minutes to undo. */
async function undoable(
  trx: TransactionClientContract,
  member: CompanyMember,
  batchId: string
): Promise<Application[]> {
  const rows = await trx
    .from('applications')
    .where({ batch_id: batchId, company_id: member.companyId })
    .select('id')
  const applications = await lockApplications(
    trx,
    rows.map(({ id }) => id)
  )
    .where('batch_id', batchId)
    .whereRaw(reachesSql('applications.candidate_id', 'applications.company_id'))
  if (applications.length === 0) throw new errors.E_ROW_NOT_FOUND()
  if (applications[0].undoUntil! < DateTime.now())
    throw new Refusal(
      sentence(
        'The {minutes} minutes to undo this are over; you can still move each application back',
        { minutes: UNDO_MINUTES }
      )
    )
  return applications
}

type Stood = { status: ApplicationStatus; stageId: number | null }

/** Where each application was before its last move, by id. */
async function placesBefore(trx: TransactionClientContract, applications: Application[]) {
  const { rows } = await trx.rawQuery(
    `select distinct on (application_id) application_id, from_status, from_stage_id from application_events
     where application_id = any(?) and kind in ('move', 'stage') order by application_id, id desc`,
    [applications.map(({ id }) => id)] as any[]
  )
  return new Map<number, Stood>(
    rows.map((event: any) => [
      event.application_id,
      { status: event.from_status, stageId: event.from_stage_id },
    ])
  )
}

async function putBack(
  trx: TransactionClientContract,
  applications: Application[],
  stood: Map<number, Stood>,
  actorId: number
) {
  const stages = await Stage.query({ client: trx }).whereIn('id', [
    ...new Set([...stood.values()].map(({ stageId }) => stageId ?? 0)),
  ])
  const placeOf = ({ status, stageId }: Stood) => `${status} ${stageId}`
  for (const place of new Set([...stood.values()].map(placeOf))) {
    const back = applications.filter(({ id }) => placeOf(stood.get(id)!) === place)
    const { status: to, stageId } = stood.get(back[0].id)!
    const stage = stages.find(({ id }) => id === stageId) ?? null
    await writeStageMoves(
      trx,
      back.filter(({ status }) => status === to),
      { stage, actorId }
    )
    const moved = back.filter(({ status }) => status !== to)
    for (const status of new Set(moved.map((one) => one.status)))
      await writeMoves(
        trx,
        moved.filter((one) => one.status === status),
        {
          to,
          by: 'client',
          actorId,
          reason: status === 'rejected' ? 'Rejection undone' : 'Move undone',
          stage,
        }
      )
  }
}

/** Takes back that these were answered, and what of it counts for the company. */
async function takeAnswersBack(
  trx: TransactionClientContract,
  unanswered: Application[],
  companyId: number
) {
  const inTime = unanswered.filter(({ lateAt }) => lateAt === null).length
  await trx
    .from('applications')
    .whereIn(
      'id',
      unanswered.map(({ id }) => id)
    )
    .update({ first_answered_at: null })
  await trx.rawQuery(
    'update companies set answers_due = answers_due - ?, answered_in_time = answered_in_time - ? where id = ?',
    [inTime, inTime, companyId]
  )
}
