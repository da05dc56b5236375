import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import Job from '#api/jobs/models/job'
import SendPolicy from '#api/assessments/sends/send_policy'
import { compareApplicants, passRates } from '#api/assessments/sends/compared/comparison'
import ComparedTransformer from '#api/assessments/sends/compared/compared_transformer'
import { comparisonValidator } from '#api/assessments/sends/send_validators'

/** The results of a job's applicants beside each other. */
export default class ComparisonsController {
  /** Sets the test results of a job's applicants beside each other, with the pass rates. */
  async show({ bouncer, member, params, request, serialize }: HttpContext) {
    const wanted = await request.validateUsing(comparisonValidator)
    const own = { id: rowId(params.jobId), companyId: member.companyId }
    const job = await Job.query().where(own).firstOrFail()
    await bouncer.with(SendPolicy).authorize('see', member, job.id)
    const { tests, rows, pagination } = await compareApplicants(job.id, wanted)
    return serialize({
      message: 'Results side by side',
      data: ComparedTransformer.transform(rows).depth(2),
      pagination,
      job: { _id: String(job.id), jobTitle: job.title },
      tests,
      rates: await passRates(job.id),
    })
  }
}
