import type { HttpContext } from '@adonisjs/core/http'
import { contentDisposition } from '#api/http/answers/content_disposition'
import { receiveUpload } from '#api/files/receive_upload'
import { draftOfJsonResume } from '#api/engines/resume_reader/resume_reader'
import { bringLinkedIn, bringProfile } from '#api/candidates/portability/bring_profile'
import { jsonResumeOf } from '#api/candidates/portability/json_resume_of'
import {
  jsonResumeValidator,
  resumePdfValidator,
} from '#api/candidates/portability/portability_validators'
import { resumePdf } from '#api/candidates/portability/resume_pdf'
import { wholeProfile } from '#api/candidates/portability/whole_profile'

const kept = (source: string) => ({
  message: 'What you brought is ready: choose what goes into your profile',
  data: { source, status: 'ready' },
})

/** Takes a profile along from elsewhere, and gives it out for elsewhere. */
export default class PortabilityController {
  /** Reads a JSON Resume into a draft that the candidate accepts part by part. */
  async bringJsonResume({ candidate, request, response }: HttpContext) {
    const draft = draftOfJsonResume(await request.validateUsing(jsonResumeValidator))
    const { source } = await bringProfile(candidate, 'json_resume', draft)
    return response.status(201).send(kept(source))
  }

  /** Reads LinkedIn's archive into a draft that the candidate accepts part by part. */
  async bringLinkedIn({ candidate, request, response }: HttpContext) {
    const { source } = await receiveUpload(
      request,
      { field: 'archive', kind: 'archive' },
      (upload) => bringLinkedIn(candidate, upload)
    )
    return response.status(201).send(kept(source))
  }

  /** Gives the profile as JSON Resume, for other systems. */
  async jsonResume({ candidate, response }: HttpContext) {
    const profile = await wholeProfile(candidate.id)
    response.header('content-disposition', contentDisposition('attachment', 'resume.json'))
    response.header('cache-control', 'private, no-store')
    return response.json(jsonResumeOf(profile))
  }

  /**
   * Draws the profile as a resume, with headings in the language of the page.
   *
   * @produces application/pdf
   */
  async pdf({ candidate, language, request, response }: HttpContext) {
    const { layout } = await request.validateUsing(resumePdfValidator, { data: request.qs() })
    const { file, unset } = await resumePdf(
      await wholeProfile(candidate.id),
      layout ?? 'classic',
      language
    )
    response.header('content-type', 'application/pdf')
    response.header('letters-missing', encodeURIComponent(unset.slice(0, 20).join('')))
    response.header('content-disposition', contentDisposition('attachment', 'resume.pdf'))
    response.header('cache-control', 'private, no-store')
    return response.send(Buffer.from(file))
  }
}
