import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import { applyDraft } from '#api/candidates/resume/draft/apply_draft'
import { besideProfile } from '#api/candidates/resume/draft/beside_profile'
import { currentDraft, readyDraft } from '#api/candidates/resume/draft/current_draft'
import { partsOf } from '#api/candidates/resume/draft/draft_parts'
import { ParsedResumeTransformer } from '#api/candidates/resume/draft/draft_transformer'
import {
  applyDraftValidator,
  draftSourceValidator,
} from '#api/candidates/resume/draft/draft_validators'
import { pageImage } from '#api/candidates/resume/draft/page_image'

export default class DraftsController {
  /** Shows what was read from a resume or an import. */
  async show({ auth, candidate, request, serialize }: HttpContext) {
    const { source } = await request.validateUsing(draftSourceValidator, { data: request.qs() })
    const current = await currentDraft(candidate, source)
    const parts = current.draft ? partsOf(current.draft) : []
    const beside = await besideProfile(db.connection(), auth.user!, candidate, parts)
    return serialize({
      message: 'What we read, beside your profile',
      data: ParsedResumeTransformer.transform({ ...current, beside }),
    })
  }

  /** Takes the chosen parts of a draft into the profile. */
  async apply({ auth, candidate, request, serialize }: HttpContext) {
    const {
      accept,
      edits = {},
      replace = [],
      source,
    } = await request.validateUsing(applyDraftValidator)
    const draft = await readyDraft(candidate, source)
    const done = await applyDraft(auth.user!, candidate, draft, { accept, edits, replace })
    return serialize({ message: 'What you accepted is on your profile', data: done })
  }

  /**
   * A page of an own resume as a picture, for marking where something was read.
   *
   * @produces image/png
   */
  async page({ candidate, params, response }: HttpContext) {
    const resume = await candidate
      .related('resumes')
      .query()
      .where('id', rowId(params.id))
      .whereNull('removed_at')
      .preload('file')
      .firstOrFail()
    const image = await pageImage(resume.file, rowId(params.page))
    response.header('content-type', 'image/png')
    response.header('cache-control', 'private, max-age=3600')
    return response.send(Buffer.from(image))
  }
}
