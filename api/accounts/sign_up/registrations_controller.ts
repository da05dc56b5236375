import type { HttpContext } from '@adonisjs/core/http'
import { assertPerson } from '#api/accounts/captcha'
import { cancelRegistration, signUp } from '#api/accounts/sign_up/sign_up'
import { resendVerification, verifyEmail } from '#api/accounts/sign_up/prove_email'
import { answerInEvenTime } from '#api/accounts/answer_in_even_time'
import { deviceOf } from '#api/accounts/sign_in/session_token_guard'
import { signedIn } from '#api/accounts/sign_in/signed_in'
import {
  emailValidator,
  emailVerificationValidator,
  signUpValidator,
  tokenValidator,
} from '#api/accounts/account_validators'
import UserTransformer from '#api/accounts/user_transformer'

export default class RegistrationsController {
  async store({ request, response, serialize }: HttpContext) {
    const { captcha, ...input } = await request.validateUsing(signUpValidator)
    await assertPerson('sign_up', captcha, request.ip())
    const user = await signUp(input)
    response.status(201)
    return serialize({
      message: 'Almost done: type the code from the mail we sent you',
      data: await serialize({ user: UserTransformer.transform(user) }),
    })
  }

  async verify(ctx: HttpContext) {
    const { token, code, email } = await ctx.request.validateUsing(emailVerificationValidator)
    const opened = await verifyEmail(
      token ? { token } : { email: email!, code: code! },
      deviceOf(ctx)
    )
    return ctx.serialize({
      message: 'Your e-mail address is confirmed',
      data: await signedIn(ctx, opened),
    })
  }

  async resend({ request, serialize }: HttpContext) {
    const { email } = await request.validateUsing(emailValidator)
    await answerInEvenTime(resendVerification(email))
    return serialize({
      message: 'If this address waits to be confirmed, a new code is on its way',
      data: { email },
    })
  }

  async cancel({ request, serialize }: HttpContext) {
    const { token } = await request.validateUsing(tokenValidator)
    await cancelRegistration(token)
    return serialize({ message: 'The registration is removed, with everything it held', data: {} })
  }
}
