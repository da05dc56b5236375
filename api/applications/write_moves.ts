import { randomUUID } from 'node:crypto'
import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { assertMayWrite, assertReached } from '#api/candidates/control/reach'
import { notifyAll } from '#api/notifications/notify'
import { enqueue } from '#api/queue/queue'
import Application from '#api/applications/models/application'
import ApplicationEvent from '#api/applications/models/application_event'
import type Stage from '#api/applications/models/stage'
import {
  applicationFlow,
  type ApplicationStatus,
  type Mover,
} from '#api/applications/application_flow'
import { REJECTION_HOURS, UNDO_MINUTES } from '#api/applications/application_facts'
import { ApplicationEnded, ApplicationsPlaced } from '#api/applications/events'
import { endOffers } from '#api/applications/offers/end_offers'
import { tellBoards } from '#api/applications/stages/live_board'
import { noticeToCandidate } from '#api/applications/tell'
import { nextInterview } from '#api/applications/application_ports'

export type Batch = { id: string; undoUntil: Date }
/** What the moves of one call have in common: their id, and until when they can be undone. */
export const newBatch = (): Batch => ({
  id: randomUUID(),
  undoUntil: DateTime.now().plus({ minutes: UNDO_MINUTES }).toJSDate(),
})

export type Move = {
  to: ApplicationStatus
  by: Mover
  actorId: number | null
  /** For the candidate. */
  feedback?: string | null
  /** For the company: why, from a list. */
  reason?: string | null
  /** For the company: in its own words. */
  note?: string | null
  /** The company's own stage; without one it is the first of the status. */
  stage?: Pick<Stage, 'id' | 'name'> | null
  /** Moved together, and undone together until then. */
  batch?: Batch
  /** The candidate hears of it by another notice, such as an interview's. */
  quiet?: boolean
}

/** Locks applications in the order of their ids, with all that a move needs to tell people. */
export function lockApplications(trx: TransactionClientContract, ids: number[]) {
  return Application.query({ client: trx })
    .whereIn('id', ids)
    .orderBy('id')
    .forUpdate()
    .preload('job')
    .preload('company')
    .preload('candidate')
}

/**
 * Moves locked applications: the rows, an event each, the company's answer figures, and what people hear.
 * Every move of every kind goes through here. A rejection waits: see `tell_rejections.ts`.
 */
export async function writeMoves(
  trx: TransactionClientContract,
  applications: Application[],
  move: Move
) {
  if (applications.length === 0) return
  const ended = applicationFlow.over.includes(move.to)
  // nobody is taken up again who left the market meanwhile
  const assertThere = ended ? assertReached : assertMayWrite
  if (move.by === 'client')
    await assertThere(
      applications[0].companyId,
      applications.map(({ candidateId }) => candidateId),
      trx
    )
  for (const application of applications) application.assertMay(move.by, move.to)
  const now = new Date()
  const answers = move.by === 'client' || move.to === 'job_closed'
  const feedback = move.feedback ?? null
  const reason = move.reason ?? null
  const waits = move.to === 'rejected'

  await ApplicationEvent.record(
    trx,
    applications.map((application) => ({
      companyId: application.companyId,
      applicationId: application.id,
      actorId: move.actorId,
      fromStatus: application.status,
      toStatus: move.to,
      fromStageId: application.stageId,
      stage: move.stage?.name ?? null,
      feedback,
      reason,
      note: move.note ?? null,
      hidden: waits || application.heldStatus === move.to,
    }))
  )
  if (answers) await countAnswers(trx, applications, now)
  await trx
    .from('applications')
    .whereIn(
      'id',
      applications.map(({ id }) => id)
    )
    .update({
      status: move.to,
      stage_id: move.stage?.id ?? null,
      feedback,
      reason,
      ...(move.note ? { note: move.note } : {}),
      ...(answers
        ? {
            first_answered_at: trx.raw('coalesce(first_answered_at, ?)', [now]),
            late_at: trx.raw(
              'case when first_answered_at is null and answer_by < ? then coalesce(late_at, ?) else late_at end',
              [now, now]
            ),
            is_unread: false,
          }
        : {}),
      batch_id: move.batch?.id ?? null,
      undo_until: move.batch?.undoUntil ?? null,
      status_changed_at: now,
      ended_at: ended ? now : null,
      held_until: waits ? trx.raw(heldUntilSql(), [UNDO_MINUTES, REJECTION_HOURS]) : null,
      held_status: waits ? trx.raw('status') : null,
      updated_at: now,
    })

  const place = { status: move.to, stageId: move.stage?.id ?? null }
  await tellBoards(trx, applications, place, move.actorId)
  const { to } = move
  if (to !== 'withdrawn' && !waits && !move.quiet)
    await notifyAll(
      trx,
      applications
        .filter(({ heldStatus }) => heldStatus !== to)
        .map((application) => {
          const again = application.shownStatus === 'rejected'
          return noticeToCandidate(application, to, { feedback, again, batch: move.batch })
        })
    )
  await endOffers(trx, applications, move)
  if (ended || to === 'hired') await end(trx, applications, move)
  if (!ended) await ApplicationsPlaced.dispatch(applications, place.status, place.stageId, trx)
}

/** What hangs on applications ends with them: of a rejection once it is told, of a hire once it cannot be undone any more. */
async function end(
  trx: TransactionClientContract,
  applications: Application[],
  { to, batch }: Move
) {
  const ids = applications.map(({ id }) => id)
  if (to === 'rejected') return
  if (to === 'hired' && batch)
    return enqueue(trx, 'applications.end-hired', { ids }, { startAfter: batch.undoUntil })
  // as they are stored by now
  for (const application of await lockApplications(trx, ids))
    await ApplicationEnded.dispatch(application, trx)
}

/**
 * SQL: until when a rejection waits. One whose interview comes before is told two hours ahead of it, though never
 * while it can be undone.
 */
const heldUntilSql =
  () => `greatest(now() + make_interval(mins => ?), least(now() + make_interval(hours => ?),
  ${nextInterview('applications.id')} - interval '2 hours'))`

/** Moves locked applications between stages of one status: the company's own order, of which the candidate hears nothing. */
export async function writeStageMoves(
  trx: TransactionClientContract,
  applications: Application[],
  {
    stage,
    actorId,
    note = null,
    batch,
  }: {
    stage: Pick<Stage, 'id' | 'name'> | null
    actorId: number
    note?: string | null
    batch?: Batch
  }
) {
  if (applications.length === 0) return
  await ApplicationEvent.record(
    trx,
    applications.map((application) => ({
      companyId: application.companyId,
      applicationId: application.id,
      actorId,
      kind: 'stage' as const,
      fromStatus: application.status,
      toStatus: application.status,
      fromStageId: application.stageId,
      stage: stage?.name ?? null,
      note,
    }))
  )
  const now = new Date()
  await trx
    .from('applications')
    .whereIn(
      'id',
      applications.map(({ id }) => id)
    )
    .update({
      stage_id: stage?.id ?? null,
      ...(note ? { note } : {}),
      batch_id: batch?.id ?? null,
      undo_until: batch?.undoUntil ?? null,
      status_changed_at: now,
      updated_at: now,
    })
  const { status } = applications[0]
  await tellBoards(trx, applications, { status, stageId: stage?.id ?? null }, actorId)
  await ApplicationsPlaced.dispatch(applications, status, stage?.id ?? null, trx)
}

/** A first answer counts for the company's public response rate: in time, or late. */
async function countAnswers(
  trx: TransactionClientContract,
  applications: Application[],
  now: Date
) {
  const first = applications.filter((application) => application.firstAnsweredAt === null)
  const inTime = first.filter((application) => application.answerBy.toJSDate() >= now).length
  // one that was late when the scheduled command ran is counted as due already
  const due = first.filter((application) => application.lateAt === null).length
  if (first.length > 0)
    await trx.rawQuery(
      'update companies set answers_due = answers_due + ?, answered_in_time = answered_in_time + ? where id = ?',
      [due, inTime, first[0].companyId]
    )
}
