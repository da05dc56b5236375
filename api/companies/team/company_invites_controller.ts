import type { HttpContext } from '@adonisjs/core/http'
import { rowId } from '#api/http/ids'
import { pagination } from '#api/http/pagination'
import { deviceOf } from '#api/accounts/sign_in/session_token_guard'
import { keepTicket } from '#api/accounts/sign_up/ticket'
import { signedIn } from '#api/accounts/sign_in/signed_in'
import CompanyInvite from '#api/companies/models/company_invite'
import { acceptInvite, findInvite } from '#api/companies/team/accept_invite'
import CompanyInviteTransformer from '#api/companies/team/company_invite_transformer'
import {
  inviteAgain,
  inviteColleague,
  linkToInvite,
  revokeInvite,
} from '#api/companies/team/invite_colleague'
import * as valid from '#api/companies/team/team_validators'
import { INVITE_DAYS } from '#api/companies/company_facts'

/** Places on a team that wait for their people. */
export default class CompanyInvitesController {
  /** Lists the company's invitations. */
  async index({ member, request, serialize }: HttpContext) {
    const { page = 1, limit = 20 } = await request.validateUsing(valid.invites)
    const list = await CompanyInvite.query()
      .withScopes((scopes) => scopes.open())
      .where('company_id', member.companyId)
      .orderBy('id', 'desc')
      .paginate(page, limit)
    return serialize({
      message: 'Open invitations',
      data: CompanyInviteTransformer.transform(list.all()),
      pagination: pagination(page, limit, list.total),
    })
  }

  /** Invites a colleague. */
  async store({ auth, member, request, response, serialize }: HttpContext) {
    const input = await request.validateUsing(valid.userInvite)
    const invite = await inviteColleague(member, auth.user!, input)
    response.status(201)
    return serialize({
      message: `The invitation is on its way; it works for ${INVITE_DAYS} days`,
      data: CompanyInviteTransformer.transform(invite),
    })
  }

  /** Mails an invitation again with a new link. */
  async again({ auth, member, request, serialize }: HttpContext) {
    const which = await request.validateUsing(valid.inviteAgain)
    return serialize({
      message: 'Sent again, with a new link',
      data: CompanyInviteTransformer.transform(await inviteAgain(member, auth.user!, which)),
    })
  }

  /** Makes a link of an invitation, to be passed on by hand. */
  async link({ auth, member, request, serialize }: HttpContext) {
    const { inviteId } = await request.validateUsing(valid.inviteLink)
    const { invite, url } = await linkToInvite(member, auth.user!, inviteId)
    return serialize({
      message: `The person who opens it joins as ${invite.email}, once they type the code mailed there`,
      data: { url, expiresAt: invite.expiresAt.toUTC().toISO() },
    })
  }

  /** Revokes an invitation. */
  async destroy({ member, params }: HttpContext) {
    const id = rowId(params.id)
    await revokeInvite(member, id)
    return { message: 'The invitation is taken back', data: { _id: String(id) } }
  }

  /** Shows what an invitation is for, by its link. */
  async show({ request, serialize }: HttpContext) {
    const { token } = await request.validateUsing(valid.inviteToken)
    return serialize({
      message: 'Your invitation',
      data: CompanyInviteTransformer.transform(await findInvite(token)).useVariant('forGuest'),
    })
  }

  /** Accepts an invitation, and signs in. */
  async accept(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(valid.acceptInvite)
    const { email, opened, ticket } = await acceptInvite(input, deviceOf(ctx), ctx.language.code)
    if (opened)
      return ctx.serialize({ message: 'Welcome to the team', data: await signedIn(ctx, opened) })
    keepTicket(ctx, ticket)
    return ctx.serialize({
      message: 'Type the code that we sent you',
      data: { confirm: email, ticket },
    })
  }
}
