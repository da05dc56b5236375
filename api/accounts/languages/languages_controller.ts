import type { HttpContext } from '@adonisjs/core/http'
import { languageValidator } from '#api/accounts/account_validators'

export default class LanguagesController {
  /** Changes the language of what is sent to the person who is signed in: mails and notifications. */
  async change({ request, auth, serialize }: HttpContext) {
    const { language } = await request.validateUsing(languageValidator)
    await auth.getUserOrFail().read(language)
    return serialize({ message: 'Your language is changed', data: { language } })
  }
}
