import type { HttpContext } from '@adonisjs/core/http'
import { accessOf, accessToAll } from '#api/companies/access/page_access'
import { pageAccess, setFirstEntry } from '#api/companies/company_validators'

/** What every member of a company asks first: the guided start, and what they may do. */
export default class ClientDeskController {
  /** Says whether the company's guided start is still to be shown. */
  async firstEntry({ member, serialize }: HttpContext) {
    return serialize({ message: 'First entry', data: { firstEntry: member.company.firstEntry } })
  }

  /** Shows the company's guided start again, or no more. */
  async setFirstEntry({ member, request, serialize }: HttpContext) {
    const { firstEntry = false } = await request.validateUsing(setFirstEntry)
    await member.company.merge({ firstEntry }).save()
    return serialize({ message: 'Noted', data: { firstEntry } })
  }

  /** Says which pages the person may open. */
  async pages({ member, language, serialize }: HttpContext) {
    return serialize({ message: 'Access', data: await accessToAll(member, language) })
  }

  /** Says whether the person may open a page, and why not. */
  async pageAccess({ member, params, request, language, serialize }: HttpContext) {
    const { jobId } = await request.validateUsing(pageAccess)
    return serialize({
      message: 'Access',
      data: await accessOf(member, params.page, language, jobId),
    })
  }
}
