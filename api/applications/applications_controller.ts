import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import { pagination } from '#api/http/pagination'
import Application, { shownStatusSql } from '#api/applications/models/application'
import { applyToJob } from '#api/applications/apply/apply_to_job'
import { remindCompany } from '#api/applications/answer_by/remind_company'
import { withUsualAnswers } from '#api/applications/answer_by/usual_answer'
import { withdrawApplication } from '#api/applications/move_application'
import {
  applyValidator,
  ownListValidator,
  withdrawValidator,
} from '#api/applications/application_validators'
import ApplicationTransformer from '#api/applications/application_transformer'

/** The candidate's side of applications. */
export default class ApplicationsController {
  /** Applies for a job. */
  async store({ auth, candidate, request, response, serialize }: HttpContext) {
    const { id } = await applyToJob(
      auth.user!,
      candidate,
      await request.validateUsing(applyValidator)
    )
    const application = await own(candidate.id).where('id', id).firstOrFail()
    await withUsualAnswers([application])
    response.status(201)
    return serialize({
      message: 'Your application is sent',
      data: ApplicationTransformer.transform(application).useVariant('forCandidate'),
    })
  }

  /** Lists one's own applications. */
  async index({ candidate, request, serialize }: HttpContext) {
    const { status, page = 1, limit = 20 } = await request.validateUsing(ownListValidator)
    const found = await own(candidate.id)
      .if(status, (query) => query.whereRaw(`${shownStatusSql} = ?`, [status!]))
      .orderBy('id', 'desc')
      .paginate(page, limit)
    await withUsualAnswers(found.all())
    return serialize({
      message: 'Your applications',
      data: ApplicationTransformer.transform(found.all()).useVariant('forCandidate'),
      pagination: pagination(page, limit, found.total),
    })
  }

  /** Reminds the company of an application whose promised date is past. */
  async remind({ auth, candidate, params, serialize }: HttpContext) {
    const application = await own(candidate.id).where('id', rowId(params.id)).firstOrFail()
    await remindCompany(application, auth.user!)
    return serialize({ message: 'They are reminded', data: null })
  }

  /** Withdraws an application. */
  async withdraw({ auth, candidate, params, request, serialize }: HttpContext) {
    const application = await Application.query()
      .where('candidate_id', candidate.id)
      .where('id', rowId(params.id))
      .firstOrFail()
    const { reason } = await request.validateUsing(withdrawValidator)
    await withdrawApplication(application, auth.user!, reason ?? null)
    return serialize({
      message: 'Your application is withdrawn',
      data: ApplicationTransformer.transform(
        await own(candidate.id).where('id', application.id).firstOrFail()
      ).useVariant('forCandidate'),
    })
  }
}

const own = (candidateId: number) =>
  Application.query()
    .where('candidate_id', candidateId)
    .withScopes((scopes) => scopes.withCard())
    .preload('job', (job) => job.preload('company'))
    .preload('opener')
    .preload('offers', (offers) => offers.orderBy('id', 'desc').preload('file'))
