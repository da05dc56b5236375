import type { HttpContext } from '@adonisjs/core/http'
import { assertPerson } from '#api/accounts/captcha'
import { cancelRegistration, signUp } from '#api/accounts/sign_up/sign_up'
import { resendVerification, verifyEmail } from '#api/accounts/sign_up/prove_email'
import { answerInEvenTime } from '#api/accounts/answer_in_even_time'
import { deviceOf } from '#api/accounts/sign_in/session_token_guard'
import { dropTicket, keepTicket, ticketOf } from '#api/accounts/sign_up/ticket'
import { signedIn } from '#api/accounts/sign_in/signed_in'
import {
  emailVerificationValidator,
  resendValidator,
  signUpValidator,
  tokenValidator,
} from '#api/accounts/account_validators'
import UserTransformer from '#api/accounts/user_transformer'

export default class RegistrationsController {
  /** Signs up; the account begins once the mailed code is typed. */
  async store(ctx: HttpContext) {
    const { request, response, serialize } = ctx
    const { captcha, ...input } = await request.validateUsing(signUpValidator)
    await assertPerson('sign_up', captcha, request.ip())
    const { user, ticket } = await signUp(input, ctx.language.code)
    keepTicket(ctx, ticket)
    response.status(201)
    return serialize({
      message: 'Almost done: type the code from the mail we sent you',
      data: await serialize({ user: UserTransformer.transform(user), ticket }),
    })
  }

  /** Confirms a sign-up with its code, and signs in. */
  async verify(ctx: HttpContext) {
    const { token, code, email, password, ...body } = await ctx.request.validateUsing(
      emailVerificationValidator
    )
    const proof = { password, ticket: ticketOf(ctx, body.ticket) }
    const opened = await verifyEmail(
      token ? { token, ...proof } : { email: email!, code: code!, ...proof },
      deviceOf(ctx)
    )
    dropTicket(ctx)
    return ctx.serialize({
      message: 'Your e-mail address is confirmed',
      data: await signedIn(ctx, opened),
    })
  }

  /** Mails the code of a sign-up again. */
  async resend(ctx: HttpContext) {
    const { email, ticket } = await ctx.request.validateUsing(resendValidator)
    await answerInEvenTime(resendVerification(email, ticketOf(ctx, ticket)))
    return ctx.serialize({
      message: 'If this address waits to be confirmed, a new code is on its way',
      data: { email },
    })
  }

  /** Calls off a sign-up that waits for its code. */
  async cancel({ request, serialize }: HttpContext) {
    const { token } = await request.validateUsing(tokenValidator)
    await cancelRegistration(token)
    return serialize({ message: 'The registration is removed, with everything it held', data: {} })
  }
}
