import { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { errors } from '@adonisjs/lucid'
import type { Infer } from '@vinejs/vine/types'
import { Refusal } from '#api/http/refusal'
import type Application from '#api/applications/models/application'
import { CONTEST_DAYS } from '#api/screening/screening_facts'
import ScreeningContest from '#api/screening/models/screening_contest'
import { readyAnalysis } from '#api/screening/analyses/analyses'
import { openContests } from '#api/screening/contests/contest_flow'
import { tellCompany } from '#api/screening/contests/contest_notices'
import type { contestValidator } from '#api/screening/contests/contest_validators'

/** Sends what an applicant asks about the analysis that counts; one at a time. */
export async function askContest(
  application: Application,
  { kind, message }: Infer<typeof contestValidator>
): Promise<ScreeningContest> {
  const analysis = await readyAnalysis(application.id)
  if (!analysis) throw new errors.E_ROW_NOT_FOUND()
  return db.transaction(async (trx) => {
    await trx.rawQuery('select id from applications where id = ? for no key update', [
      application.id,
    ])
    const open = await ScreeningContest.query({ client: trx })
      .where('application_id', application.id)
      .whereIn('status', [...openContests])
      .first()
    if (open)
      throw new Refusal(
        'You asked about this already and the company has not answered; take that request back to send another'
      )
    const contest = await ScreeningContest.create(
      {
        companyId: application.companyId,
        jobId: application.jobId,
        applicationId: application.id,
        analysisId: analysis.id,
        kind,
        message,
        status: 'open',
        dueAt: DateTime.now().plus({ days: CONTEST_DAYS }),
      },
      { client: trx }
    )
    await tellCompany(contest, { trx })
    return contest
  })
}
