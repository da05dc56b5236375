import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { errors } from '@adonisjs/lucid'
import type { Infer } from '@vinejs/vine/types'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sentence } from '#api/languages/sentence'
import { Refusal } from '#api/http/refusal'
import { enqueueMany } from '#api/queue/queue'
import { hearAmong } from '#api/notifications/who_hears'
import { spendAiRuns } from '#api/companies/access/ai_runs'
import type CompanyMember from '#api/companies/models/company_member'
import { reachesSql, withdrawn } from '#api/candidates/control/reach'
import Job from '#api/jobs/models/job'
import Application from '#api/applications/models/application'
import { runningStatuses } from '#api/applications/application_flow'
import { screeningLimits } from '#api/screening/screening_facts'
import ScreeningAnalysis from '#api/screening/models/screening_analysis'
import ScreeningRun from '#api/screening/models/screening_run'
import { giveNotice } from '#api/screening/notices/give_notice'
import { rubricOf } from '#api/screening/rubric/rubric_of'
import type { runValidator } from '#api/screening/runs/run_validators'

export type Started = {
  run: ScreeningRun
  /** Who was told now, and may be analysed only from a day on. */
  waiting: { applicationId: number; from: DateTime }[]
}

/**
 * Starts the analysis of a job's applicants in the background: each takes an AI run of the month, and each is told first.
 * Whose law asks for days between being told and being analysed waits for them. Refuses with 403, reason `quota`, where
 * too few runs are left; with 409 where there is nobody to analyse, or one withdrew from the company.
 */
export async function startRun(
  { companyId, userId }: CompanyMember,
  { jobId, appliedIds }: Infer<typeof runValidator>
): Promise<Started> {
  const job = await Job.of(companyId).where('id', jobId).firstOrFail()
  // a notice stays given, also where it is all that happens today
  const told = await db.transaction(async (trx) => {
    const applications = await chosen(trx, job, appliedIds)
    const from = await giveNotice(trx, job, applications)
    return applications.map((application) => ({ application, from: from.get(application.id)! }))
  })
  const now = DateTime.now()
  const ready = told.filter(({ from }) => from <= now)
  const waiting = told
    .filter(({ from }) => from > now)
    .map(({ application, from }) => ({ applicationId: application.id, from }))
  if (ready.length === 0) throw new Refusal(mustWait(waiting[0].from))
  const run = await db.transaction(async (trx) => {
    const rubric = await rubricOf(trx, job, userId)
    const made = await ScreeningRun.create(
      {
        companyId,
        jobId,
        rubricId: rubric.id,
        startedBy: userId,
        status: 'queued',
        total: ready.length,
      },
      { client: trx }
    )
    await spendAiRuns(trx, { companyId, runs: ready.length, key: made.reference })
    const analyses = await ScreeningAnalysis.createMany(
      ready.map(({ application }) => ({
        companyId,
        jobId,
        applicationId: application.id,
        runId: made.id,
        status: 'queued' as const,
        rubricVersion: rubric.version,
      })),
      { client: trx }
    )
    await enqueueMany(
      trx,
      'screening.analyse',
      analyses.map(({ id }) => ({ data: { analysisId: id } }))
    )
    return made
  })
  return { run, waiting }
}

async function chosen(trx: TransactionClientContract, job: Job, appliedIds?: number[]) {
  const query = Application.query({ client: trx })
    .where('job_id', job.id)
    .whereNull('merged_into_id')
    .preload('candidate', (candidate) => candidate.preload('user'))
    .orderBy('id')
  if (appliedIds) query.whereIn('id', appliedIds)
  else
    query
      .whereIn('status', [...runningStatuses])
      .whereRaw(reachesSql('applications.candidate_id', 'applications.company_id'))
      .limit(screeningLimits.together.max + 1)
  const applications = await query.withScopes((scopes) => scopes.reached())
  if (appliedIds && applications.length < appliedIds.length) throw new errors.E_ROW_NOT_FOUND()
  if (applications.some(({ reaches }) => !reaches)) throw withdrawn(applications.length > 1)
  await assertToldOf(trx, applications)
  if (applications.length === 0)
    throw new Refusal('There is no active application to analyse; wait for applicants')
  if (applications.length > screeningLimits.together.max)
    throw new Refusal(
      sentence('This job has over {max} applicants; choose those to analyse', {
        max: screeningLimits.together.max,
      })
    )
  const ended = applications.find(({ hasEnded }) => hasEnded)
  if (ended)
    throw new Refusal(
      'One of these applications has ended, so there is nothing to decide; reload the list and leave it out'
    )
  const busy = await trx
    .from('screening_analyses')
    .whereIn(
      'application_id',
      applications.map(({ id }) => id)
    )
    .whereIn('status', ['queued', 'running'])
    .first()
  if (busy)
    throw new Refusal('One of these applicants is being analysed now; wait until that run ends')
  return applications
}

/** Who was brought in and not told of it would not be told of the analysis either. */
async function assertToldOf(trx: TransactionClientContract, applications: Application[]) {
  const brought = applications.filter(({ candidate }) => candidate.user.status === 'unclaimed')
  const hear = await hearAmong(
    brought.map(({ candidate }) => candidate.userId),
    trx
  )
  const untold = brought.filter(({ candidate }) => !hear.has(candidate.userId)).length
  if (untold > 0)
    throw new Refusal(
      sentence(
        '{untold, plural, one {One of these applicants was} other {# of these applicants were}} brought in by an import and not told yet that you keep their data. Invite them on the page of the import first',
        { untold }
      )
    )
}

const mustWait = (from: DateTime) =>
  `The law of where they are asks that applicants know ten business days before. They were told today or before, and can be analysed from ${from.toFormat('d LLLL yyyy')}`
