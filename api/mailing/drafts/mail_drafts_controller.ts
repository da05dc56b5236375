import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import { wholeList } from '#api/http/pagination'
import type CompanyMember from '#api/companies/models/company_member'
import MailDraftTransformer from '#api/mailing/drafts/mail_draft_transformer'
import MailDraft from '#api/mailing/models/mail_draft'

/** Mails that an assistant proposed to a person. */
export default class MailDraftsController {
  /**
   * Lists one's drafts, the latest first.
   *
   * @most 50
   */
  async index({ member, serialize }: HttpContext) {
    const drafts = await own(member).orderBy('id', 'desc')
    return serialize({
      message: 'Drafts',
      data: MailDraftTransformer.transform(drafts),
      pagination: wholeList(drafts),
    })
  }

  /** Shows a draft. */
  async show({ member, params, serialize }: HttpContext) {
    const draft = await own(member).where('id', rowId(params.id)).firstOrFail()
    return serialize({ message: 'The draft', data: MailDraftTransformer.transform(draft) })
  }

  /** Deletes a draft. */
  async destroy({ member, params }: HttpContext) {
    const draft = await own(member).where('id', rowId(params.id)).firstOrFail()
    await draft.delete()
    return { message: 'The draft is deleted', data: { _id: String(draft.id) } }
  }
}

const own = ({ userId, companyId }: CompanyMember) =>
  MailDraft.query()
    .where({ userId, companyId })
    .preload('application', (application) =>
      application
        .withScopes((scopes) => scopes.reached())
        .preload('job')
        .preload('candidate', (candidate) => candidate.preload('user'))
    )
