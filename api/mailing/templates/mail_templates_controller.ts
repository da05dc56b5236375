import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import { pagination } from '#api/http/pagination'
import type CompanyMember from '#api/companies/models/company_member'
import MailTemplate from '#api/mailing/models/mail_template'
import MailTemplateTransformer from '#api/mailing/templates/mail_template_transformer'
import { addTemplate, changeTemplate, removeTemplate } from '#api/mailing/templates/keep_template'
import { escapeLike } from '#api/taxonomy/suggest'
import * as valid from '#api/mailing/mailing_validators'

/** The templates of a company's mails. */
export default class MailTemplatesController {
  /** Lists a company's templates, the latest first. */
  async index({ member, request, serialize }: HttpContext) {
    const query = await request.validateUsing(valid.templateListValidator)
    const list = await templatesOf(member, query)
    return serialize({
      message: 'E-mail templates',
      data: MailTemplateTransformer.transform(list.all()),
      pagination: pagination(list.currentPage, list.perPage, list.total),
    })
  }

  /** Adds a template. */
  async store({ member, request, response, serialize }: HttpContext) {
    const template = await addTemplate(member, await request.validateUsing(valid.templateValidator))
    await template.load('creator')
    response.status(201)
    return serialize({
      message: 'Template added',
      data: MailTemplateTransformer.transform(template),
    })
  }

  /** Changes a template. */
  async update({ member, params, request, serialize }: HttpContext) {
    const template = await own(member, params.id)
    await changeTemplate(template, await request.validateUsing(valid.changedTemplateValidator))
    return serialize({
      message: 'Template saved',
      data: MailTemplateTransformer.transform(template),
    })
  }

  /** Deletes a template; mails that were written with it stay. */
  async destroy({ member, params }: HttpContext) {
    const template = await own(member, params.id)
    await removeTemplate(template)
    return { message: 'Template deleted', data: { _id: String(template.id) } }
  }
}

const own = ({ companyId }: CompanyMember, id: string) =>
  MailTemplate.query()
    .where({ id: rowId(id), companyId })
    .preload('creator')
    .firstOrFail()

type Filter = {
  page?: number
  limit?: number
  search?: string
  status?: string
  templateFor?: string
}

function templatesOf(
  { companyId }: CompanyMember,
  { page = 1, limit = 20, search, status, templateFor }: Filter
) {
  const query = MailTemplate.query().where('company_id', companyId).preload('creator')
  if (status) query.where('status', status)
  if (templateFor) query.where('purpose', templateFor)
  if (search) query.whereILike('name', `%${escapeLike(search)}%`)
  return query.orderBy('id', 'desc').paginate(page, limit)
}
