import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import { receiveUpload } from '#api/files/receive_upload'
import { fetchLinkedinContact } from '#api/imports/linkedin/fetch_linkedin_contact'
import { importLinkedin } from '#api/imports/linkedin/import_linkedin'
import { listLinkedin } from '#api/imports/linkedin/list_linkedin'
import LinkedinCandidateTransformer from '#api/imports/linkedin/linkedin_transformer'
import LinkedinCandidate from '#api/imports/models/linkedin_candidate'
import {
  contactFetchValidator,
  linkedinImportValidator,
  linkedinListValidator,
} from '#api/imports/import_validators'

/** LinkedIn candidates of a CSV that the operator has the right to. */
export default class LinkedinCandidatesController {
  /** Lists candidates with counts, by term, completeness and seniority. */
  async list({ request, serialize }: HttpContext) {
    const { candidates, ...rest } = await listLinkedin(
      await request.validateUsing(linkedinListValidator)
    )
    return serialize({
      message: 'LinkedIn candidates',
      data: await serialize({
        candidates: LinkedinCandidateTransformer.transform(candidates),
        ...rest,
      }),
    })
  }

  /** Takes a CSV in, or tells with `dryRun` what would become of it. */
  async import({ auth, request, serialize }: HttpContext) {
    const data = await receiveUpload(request, { field: 'csv', kind: 'table' }, async (upload) =>
      importLinkedin(
        auth.getUserOrFail(),
        upload,
        await request.validateUsing(linkedinImportValidator)
      )
    )
    return serialize({
      message: data.importId
        ? `${data.valid} of ${data.rows} rows are imported`
        : `${data.valid} of ${data.rows} rows can be imported`,
      data,
    })
  }

  /** Takes the contact details of one out, for a purpose that is kept. */
  async contact({ auth, params, request, serialize }: HttpContext) {
    const { id } = await LinkedinCandidate.findOrFail(rowId(params.id))
    const { purpose } = await request.validateUsing(contactFetchValidator)
    const origin = { ip: request.ip(), requestId: request.id() }
    const { candidate, log, left } = await fetchLinkedinContact(
      auth.getUserOrFail(),
      id,
      purpose,
      origin
    )
    const { email, phone, profileUrl } = candidate
    return serialize({
      message: `Noted in the contact log; ${left} more today`,
      data: { _id: String(log.id), email, phone, profileUrl, quotaLeft: left },
    })
  }
}
