import type { HttpContext } from '@adonisjs/core/http'
import { wholeList } from '#api/http/pagination'
import { beginAttempt } from '#api/accounts/identities/attempts'
import { keepSecret, secretOf } from '#api/accounts/identities/browser_secret'
import { broughtValidator } from '#api/accounts/identities/identity_validators'
import { identitiesOf, linkIdentity, unlinkIdentity } from '#api/accounts/identities/link_identity'
import { providerIn } from '#api/accounts/identities/provider_in'

/** The accounts elsewhere that sign a person in. */
export default class IdentitiesController {
  /**
   * Lists what may be linked, and what is.
   *
   * @most 3
   */
  async index({ auth }: HttpContext) {
    const data = await identitiesOf(auth.getUserOrFail())
    return { message: 'Your ways to sign in', data, pagination: wholeList(data) }
  }

  /** Says where to go to link an account. */
  async begin(ctx: HttpContext) {
    const provider = providerIn(ctx.params.provider)
    const { url, browser } = await beginAttempt(provider, ctx.auth.use('token').session!.id)
    keepSecret(ctx, browser)
    return { message: 'Go on at the provider', data: { url } }
  }

  /** Links the account that was chosen there. */
  async finish(ctx: HttpContext) {
    const brought = await ctx.request.validateUsing(broughtValidator)
    const provider = providerIn(ctx.params.provider)
    const session = ctx.auth.use('token').session!
    await linkIdentity(ctx.auth.getUserOrFail(), session, provider, brought, secretOf(ctx))
    return { message: 'It signs you in from now on', data: { provider } }
  }

  /** Ends a way to sign in. */
  async destroy({ auth, params }: HttpContext) {
    const provider = providerIn(params.provider)
    await unlinkIdentity(auth.getUserOrFail(), auth.use('token').session!, provider)
    return { message: 'It no longer signs you in', data: { provider } }
  }
}
