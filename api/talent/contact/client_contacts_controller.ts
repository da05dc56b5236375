import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import { contactMoves } from '#api/talent/contact/contact_moves'
import ContactFetchTransformer, {
  ContactTransformer,
} from '#api/talent/contact/contact_fetch_transformer'
import { quotaOf } from '#api/companies/access/quotas'
import ContactRequestTransformer from '#api/talent/contact/contact_request_transformer'
import { requestsOfCompany } from '#api/talent/contact/contact_requests'
import * as valid from '#api/talent/contact/contact_validators'
import { fetchContact, listFetches } from '#api/talent/contact/fetch_contact'
import { requestContact } from '#api/talent/contact/request_contact'
import ContactRequest from '#api/talent/models/contact_request'

/** A company asks for contact details, and takes out what was unlocked. */
export default class ClientContactsController {
  /** Lists the company's contact requests. */
  async index({ member, request, serialize }: HttpContext) {
    const { requests, unlocked, pagination } = await requestsOfCompany(
      member,
      await request.validateUsing(valid.contactRequests)
    )
    return serialize({
      message: 'Contact requests',
      data: ContactRequestTransformer.transform(requests, unlocked).useVariant('forCompany'),
      pagination,
    })
  }

  /** Says how many contact requests are left this month. */
  async quota({ member }: HttpContext) {
    return {
      message: 'Contact requests of this month',
      data: await quotaOf(member.companyId, 'contact_request'),
    }
  }

  /** Asks a candidate for their contact details. */
  async store({ member, request }: HttpContext) {
    const input = await request.validateUsing(valid.contactRequest)
    const { state, request: sent } = await requestContact(member, input)
    return {
      message: sent ? 'The candidate is asked' : 'You may read this contact already',
      data: {
        state,
        devId: String(input.devId),
        requestId: sent ? String(sent.id) : null,
        quota: await quotaOf(member.companyId, 'contact_request'),
      },
    }
  }

  /** Takes a contact request back. */
  async withdraw({ auth, member, params }: HttpContext) {
    const found = await ContactRequest.query()
      .where({ id: rowId(params.id), companyId: member.companyId })
      .firstOrFail()
    const { id, status } = await contactMoves.withdraw(found, auth.user!)
    return { message: 'The request is taken back', data: { _id: String(id), status } }
  }

  /** Shows unlocked contact details once, and notes why. */
  async fetch({ member, request, response, serialize }: HttpContext) {
    const fetched = await fetchContact(member, await request.validateUsing(valid.fetchLog))
    response.status(201)
    return serialize({
      message: 'The contact details, and a line in the log that the candidate can read',
      data: ContactTransformer.transform(fetched),
    })
  }

  /** Lists who looked at which contact details and why. */
  async fetches({ member, request, serialize }: HttpContext) {
    const { logs, unlocked, pagination } = await listFetches(
      member,
      await request.validateUsing(valid.fetchLogs)
    )
    return serialize({
      message: 'Contact details that your company took out',
      data: ContactFetchTransformer.transform(logs, unlocked),
      pagination,
    })
  }
}
