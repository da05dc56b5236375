import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import Application from '#api/applications/models/application'
import ApplicationPolicy from '#api/applications/application_policy'
import DuplicateTransformer from '#api/applications/duplicates/duplicate_transformer'
import { duplicatesOf } from '#api/applications/duplicates/duplicates_of'
import {
  mergeApplications,
  separateApplication,
} from '#api/applications/duplicates/merge_applications'
import {
  mergeValidator,
  separateValidator,
} from '#api/applications/duplicates/duplicate_validators'

/** Applicants who may be one person. */
export default class DuplicatesController {
  /**
   * Lists applications that may be of the same person.
   *
   * @most 10
   */
  async index({ bouncer, member, params, serialize }: HttpContext) {
    const application = await own(member.companyId, rowId(params.id))
    await bouncer.with(ApplicationPolicy).authorize('see', member, [application.jobId])
    return serialize({
      message: 'Who may be the same person',
      data: DuplicateTransformer.transform(await duplicatesOf(application, member), application),
    })
  }

  /** Merges two applications of one person. */
  async merge({ auth, bouncer, member, request, serialize }: HttpContext) {
    const input = await request.validateUsing(mergeValidator)
    const kept = await own(member.companyId, input.keepId)
    const merged = await own(member.companyId, input.mergeId)
    await bouncer.with(ApplicationPolicy).authorize('move', member, [kept.jobId, merged.jobId])
    await mergeApplications(member, auth.user!, input)
    return serialize({ message: 'They go on as one', data: { _id: String(kept.id) } })
  }

  /** Takes a merged application out again. */
  async separate({ auth, bouncer, member, request, serialize }: HttpContext) {
    const input = await request.validateUsing(separateValidator)
    const application = await own(member.companyId, input.appliedId)
    await bouncer.with(ApplicationPolicy).authorize('move', member, [application.jobId])
    await separateApplication(member, auth.user!, input)
    return serialize({ message: 'They are two again', data: { _id: String(application.id) } })
  }
}

const own = (companyId: number, id: number) =>
  Application.query().where({ id, companyId }).firstOrFail()
