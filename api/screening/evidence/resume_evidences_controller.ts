import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import { reachesSql } from '#api/candidates/control/reach'
import Application from '#api/applications/models/application'
import ScreeningPolicy from '#api/screening/screening_policy'
import EvidenceTransformer from '#api/screening/evidence/evidence_transformer'
import { resumeEvidence } from '#api/screening/evidence/resume_evidence'

/** Where the resume that was sent says what the job asks for. */
export default class ResumeEvidencesController {
  /** Shows the lines of the resume of an application, and which of them name the asked skills. */
  async show({ bouncer, member, params, serialize }: HttpContext) {
    const application = await Application.query()
      .where({ id: rowId(params.applicationId), companyId: member.companyId })
      .whereRaw(reachesSql('applications.candidate_id', 'applications.company_id'))
      .preload('resume', (resume) => resume.preload('file'))
      .preload('candidate')
      .preload('job')
      .firstOrFail()
    await bouncer.with(ScreeningPolicy).authorize('read', member, application)
    const evidence = EvidenceTransformer.transform(await resumeEvidence(application))
    return serialize({ message: 'What the resume says', data: evidence })
  }
}
