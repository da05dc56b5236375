import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import { receiveUpload } from '#api/files/receive_upload'
import { keepResume, removeResume } from '#api/candidates/resume/keep_resume'
import { readAgain } from '#api/candidates/resume/draft/read_again'
import { removeResumeValidator } from '#api/candidates/candidate_validators'
import { ResumeTransformer } from '#api/candidates/candidate_transformer'

export default class ResumesController {
  /**
   * Lists the candidate's resumes, the newest first.
   *
   * @most 100
   */
  async index({ candidate, serialize }: HttpContext) {
    const resumes = await candidate
      .related('resumes')
      .query()
      .whereNull('removed_at')
      .preload('file')
      .orderBy('id', 'desc')
      .limit(100)
    return serialize({
      message: 'Your resumes',
      // without one that is removed between the reads of its row and of its file
      data: ResumeTransformer.transform(
        resumes.filter(({ file }) => file),
        candidate.currentResumeId
      ),
    })
  }

  /** Stores a resume and reads it. */
  async store({ candidate, request, response, serialize }: HttpContext) {
    const resume = await receiveUpload(request, { field: 'resume', kind: 'resume' }, (upload) =>
      keepResume(candidate, upload)
    )
    return response.status(201).send(
      await serialize({
        message:
          candidate.currentResumeId === resume.id
            ? 'Your resume is stored'
            : 'Your resume is stored and sent for approval; you may apply with it already',
        data: ResumeTransformer.transform(resume, candidate.currentResumeId),
      })
    )
  }

  /** Reads a stored resume again. */
  async readAgain({ candidate, params, serialize }: HttpContext) {
    const resume = await readAgain(candidate, rowId(params.id))
    return serialize({
      message: 'Your resume is being read again',
      data: ResumeTransformer.transform(resume, candidate.currentResumeId),
    })
  }

  /** Removes a resume. */
  async destroy({ candidate, request, serialize }: HttpContext) {
    const { resumeId } = await request.validateUsing(removeResumeValidator)
    await removeResume(candidate, resumeId ?? candidate.currentResumeId)
    return serialize({ message: 'The resume is removed', data: { resume: null } })
  }
}
