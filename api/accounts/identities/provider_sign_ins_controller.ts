import type { HttpContext } from '@adonisjs/core/http'
import { wholeList } from '#api/http/pagination'
import { beginAttempt } from '#api/accounts/identities/attempts'
import { keepSecret, secretOf } from '#api/accounts/identities/browser_secret'
import { broughtValidator, completeValidator } from '#api/accounts/identities/identity_validators'
import { providerIn } from '#api/accounts/identities/provider_in'
import { offered } from '#api/accounts/identities/providers'
import { completeSignUp, signInWith } from '#api/accounts/identities/sign_in_with'
import { deviceOf } from '#api/accounts/sign_in/session_token_guard'
import { secondStep, signedIn } from '#api/accounts/sign_in/signed_in'

/** Signing in by an account at Google, Microsoft or LinkedIn. */
export default class ProviderSignInsController {
  /**
   * Lists by whose accounts people may sign in here.
   *
   * @most 3
   */
  async index() {
    const data = offered().map(({ value, label }) => ({ provider: value, name: label }))
    return { message: 'Ways to sign in', data, pagination: wholeList(data) }
  }

  /** Says where to go to sign in. */
  async begin(ctx: HttpContext) {
    const { url, browser } = await beginAttempt(providerIn(ctx.params.provider), null)
    keepSecret(ctx, browser)
    return { message: 'Go on at the provider', data: { url } }
  }

  /** Signs in who came back from there; a new person gets a ticket to make an account. */
  async finish(ctx: HttpContext) {
    const brought = await ctx.request.validateUsing(broughtValidator)
    const provider = providerIn(ctx.params.provider)
    const { newcomer, entered } = await signInWith(provider, brought, secretOf(ctx), deviceOf(ctx))
    if (newcomer)
      return ctx.serialize({
        message: 'Almost done: say what you are here for',
        data: { newcomer },
      })
    if (entered.ticket !== undefined) return ctx.serialize(secondStep(entered))
    const data = await signedIn(ctx, entered.opened)
    return ctx.serialize({ message: 'You are signed in', data })
  }

  /** Makes the account of a new person, and signs in. */
  async complete(ctx: HttpContext) {
    const opened = await completeSignUp(
      await ctx.request.validateUsing(completeValidator),
      deviceOf(ctx),
      ctx.language.code
    )
    ctx.response.status(201)
    return ctx.serialize({ message: 'Your account is there', data: await signedIn(ctx, opened) })
  }
}
