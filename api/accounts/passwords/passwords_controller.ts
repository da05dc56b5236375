import type { HttpContext } from '@adonisjs/core/http'
import { answerInEvenTime } from '#api/accounts/answer_in_even_time'
import { assertPerson } from '#api/accounts/captcha'
import { changePassword, requestReset, resetPassword } from '#api/accounts/passwords/passwords'
import {
  changePasswordValidator,
  forgottenValidator,
  resetPasswordValidator,
} from '#api/accounts/account_validators'

export default class PasswordsController {
  /** Mails a link to choose a new password; says the same for an address without an account. */
  async forget({ request, serialize }: HttpContext) {
    const { email, captcha } = await request.validateUsing(forgottenValidator)
    await assertPerson('forgot', captcha, request.ip())
    await answerInEvenTime(requestReset(email))
    return serialize({
      message: 'If this address has an account, a link to choose a new password is on its way',
      data: { email },
    })
  }

  /** Sets a new password with the link of the mail. */
  async reset({ request, serialize }: HttpContext) {
    const { token, password } = await request.validateUsing(resetPasswordValidator)
    await resetPassword(token, password)
    return serialize({
      message: 'Your password is changed, and every device is signed out; sign in with the new one',
      data: {},
    })
  }

  /** Changes the password of the person who is signed in, and ends their other sessions. */
  async change({ request, auth, serialize }: HttpContext) {
    const input = await request.validateUsing(changePasswordValidator)
    await changePassword(auth.getUserOrFail(), input, auth.use('token').session!.id)
    return serialize({
      message: 'Your password is changed, and your other devices are signed out',
      data: {},
    })
  }
}
