import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { errors } from '@adonisjs/lucid'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import User from '#api/accounts/models/user'
import type Candidate from '#api/candidates/models/candidate'
import type { CompanyBlocked } from '#api/candidates/events'
import Application, { shownStatusSql } from '#api/applications/models/application'
import ApplicationEvent from '#api/applications/models/application_event'
import {
  applicationFlow,
  type ApplicationStatus,
  runningStatuses,
} from '#api/applications/application_flow'
import { stillKinds } from '#api/applications/application_facts'
import { stagesOf } from '#api/applications/stages/stages_of'
import { tellCompany } from '#api/applications/tell'
import {
  lockApplications,
  newBatch,
  writeMoves,
  writeStageMoves,
} from '#api/applications/write_moves'
import type { Batch } from '#api/applications/write_moves'

/** The status in which the person who moves the application saw it. */
export type Seen = { status?: ApplicationStatus; stageId?: number | null }
export type Target = { to: ApplicationStatus; stageId?: number | null }
type Said = { feedBack?: string | null; reason?: string | null; note?: string | null }

/** A company moves an application, undone like a bulk move; the person who saw it somewhere else is told who moved it, instead of overruling a colleague. */
export async function moveApplication(
  { id }: Application,
  target: Target,
  actor: User,
  seen: Seen,
  said: Said
) {
  await db.transaction(async (trx) => {
    const [application] = await lockApplications(trx, [id])
    await assertAsSeen(trx, application, seen)
    await moveLocked(trx, [application], target, actor, said, newBatch())
  })
}

/** Moves locked applications to a status, and to a stage of their job's where one is named. */
export async function moveLocked(
  trx: TransactionClientContract,
  applications: Application[],
  { to, stageId }: Target,
  actor: User,
  { feedBack, reason, note }: Said,
  batch?: Batch
) {
  const stage = stageId ? await stageFor(trx, applications, to, stageId) : null
  const within = stage ? applications.filter(({ status }) => status === to) : []
  for (const application of within)
    if (application.stageId === stage!.id)
      throw new Refusal(
        sentence('This application is already in "{stage}"', { stage: stage!.name })
      )
  await writeStageMoves(trx, within, { stage, actorId: actor.id, note, batch })
  await writeMoves(
    trx,
    applications.filter((application) => !within.includes(application)),
    { to, by: 'client', actorId: actor.id, feedback: feedBack, reason, note, stage, batch }
  )
}

async function stageFor(
  trx: TransactionClientContract,
  applications: Application[],
  to: ApplicationStatus,
  stageId: number
) {
  const jobs = new Map(applications.map(({ job }) => [job.id, job]))
  let found
  for (const job of jobs.values()) {
    found = (await stagesOf(job, trx)).find(({ id }) => id === stageId)
    if (!found) throw new errors.E_ROW_NOT_FOUND()
  }
  if (found!.status !== to)
    throw new Refusal(
      sentence('The stage "{name}" maps to "{status}"; reload the board', {
        name: found!.name,
        status: sentence(applicationFlow.states[found!.status].label),
      }),
      { status: 422, field: 'stageId' }
    )
  return found!
}

/** Refuses a move from a status that the application has left, and says who moved it and when. */
export async function assertAsSeen(
  trx: TransactionClientContract,
  application: Application,
  seen: Seen
) {
  const stays =
    (seen.status === undefined || seen.status === application.status) &&
    (seen.stageId === undefined || seen.stageId === application.stageId)
  if (stays) return
  const last = await ApplicationEvent.query({ client: trx })
    .where('application_id', application.id)
    .whereNotIn('kind', stillKinds)
    .orderBy('id', 'desc')
    .preload('actor')
    .firstOrFail()
  const who =
    last.actor?.userType === 'developer' ? 'The candidate' : (last.actor?.fullName ?? null)
  const place = last.stage ?? sentence(applicationFlow.states[application.status].label)
  throw new Refusal(
    sentence(
      who
        ? '{who} moved this application to "{place}" {ago}; look at it there before you move it on'
        : 'This application was moved to "{place}" {ago}; look at it there before you move it on',
      {
        who: last.actor?.userType === 'developer' ? sentence('The candidate') : (who ?? ''),
        place,
        ago: agoOf(last.createdAt),
      }
    ),
    {
      code: 'E_CONFLICT',
      details: {
        appliedId: String(application.id),
        status: application.status,
        stageId: application.stageId === null ? null : String(application.stageId),
        movedBy: who,
        movedAt: last.createdAt.toUTC().toISO(),
      },
    }
  )
}

function agoOf(time: DateTime) {
  const minutes = Math.floor(DateTime.now().diff(time).as('minutes'))
  const hours = Math.floor(minutes / 60)
  if (minutes < 1) return sentence('a moment ago')
  if (hours < 1)
    return sentence('{minutes, plural, one {# minute ago} other {# minutes ago}}', { minutes })
  if (hours < 24)
    return sentence('{hours, plural, one {# hour ago} other {# hours ago}}', { hours })
  const days = Math.floor(hours / 24)
  return sentence('{days, plural, one {# day ago} other {# days ago}}', { days })
}

/** The candidate takes the application back. */
export async function withdrawApplication(seen: Application, actor: User, reason: string | null) {
  await db.transaction(async (trx) => {
    const [application] = await lockApplications(trx, [seen.id])
    await withdraw(trx, application, actor, reason)
  })
}

/** Who takes themselves back from a company withdraws what runs there. */
export const withdrawFromCompany = ({ companyId, ...blocked }: CompanyBlocked) =>
  withdrawAll(blocked, { companyId })

/** Who leaves the market waits for no answer: every running application, of one company or of all, is taken back. */
export async function withdrawAll(
  { candidate, trx }: { candidate: Candidate; trx: TransactionClientContract },
  { companyId }: { companyId?: number } = {}
) {
  const actor = await User.findOrFail(candidate.userId, { client: trx })
  const running = await Application.query({ client: trx })
    .where('candidate_id', candidate.id)
    .whereRaw(`${shownStatusSql} = any(?)`, [runningStatuses as any])
    .if(companyId, (query) => query.where('company_id', companyId!))
    .select('id')
  const applications = await lockApplications(
    trx,
    running.map(({ id }) => id)
  ).whereRaw(`${shownStatusSql} = any(?)`, [runningStatuses as any])
  for (const application of applications) await withdraw(trx, application, actor, null)
}

async function withdraw(
  trx: TransactionClientContract,
  application: Application,
  actor: User,
  reason: string | null
) {
  await writeMoves(trx, [application], { to: 'withdrawn', by: 'candidate', actorId: actor.id })
  const message = sentence('{name} withdrew the application for {job}', {
    name: actor.fullName,
    job: application.job.title,
  })
  await tellCompany(trx, application, {
    kind: 'application.withdrawn',
    message,
    many: sentence('{count} applications for {job} were withdrawn', { job: application.job.title }),
    lines: [
      sentence('{message}.', { message }),
      ...(reason ? [{ written: sentence('They write: {reason}', { reason }) }] : []),
    ],
  })
}
