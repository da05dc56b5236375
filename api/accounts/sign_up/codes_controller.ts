import type { HttpContext } from '@adonisjs/core/http'
import { confirmCode, sendCode } from '#api/accounts/sign_up/prove_email'
import { sendOtpValidator, verifyOtpValidator } from '#api/accounts/account_validators'
import { CODE_MINUTES } from '#api/accounts/account_facts'

export default class CodesController {
  /** Mails a code to an address. */
  async send({ request, auth, serialize }: HttpContext) {
    const { channel, phone } = await request.validateUsing(sendOtpValidator)
    await sendCode(auth.getUserOrFail(), channel, phone)
    return serialize({
      message: `A code is on its way; it works for ${CODE_MINUTES} minutes`,
      data: { channel },
    })
  }

  /** Checks a code that was mailed. */
  async verify({ request, auth, serialize }: HttpContext) {
    const { channel, code } = await request.validateUsing(verifyOtpValidator)
    await confirmCode(auth.getUserOrFail(), channel, code)
    return serialize({
      message:
        channel === 'phone' ? 'Your phone number is confirmed' : 'Your e-mail address is confirmed',
      data: { channel },
    })
  }
}
