import type { HttpContext } from '@adonisjs/core/http'
import { errors } from '@adonisjs/lucid'
import { labelIn } from '#api/http/choices'
import { wholeList } from '#api/http/pagination'
import { integrationsOf } from '#api/mailing/linked/integrations'
import type { EitherSide } from '#api/accounts/account_facts'
import type User from '#api/accounts/models/user'
import { beginLink, finishLink, unlink, usesFor } from '#api/mailing/linked/link_account'
import { linkProviders, linkProviderValues, type Provider } from '#api/mailing/linked/linked_facts'
import { broughtValidator, linkValidator } from '#api/mailing/linked/linked_validators'

/** The accounts elsewhere that a person linked: of a company for mails and their calendar, a candidate for theirs. */
export default class IntegrationsController {
  /**
   * Lists where accounts can be linked, and which are.
   *
   * @most 3
   */
  async index({ auth, language }: HttpContext) {
    const data = await integrationsOf(auth.user!.id, sideOf(auth.user!), language)
    return { message: 'Integrations', data, pagination: wholeList(data) }
  }

  /** Says where to go to link an account. */
  async redirect({ auth, params, request }: HttpContext) {
    const side = sideOf(auth.user!)
    const { use } = await request.validateUsing(linkValidator)
    const provider = providerIn(params.provider, side)
    const url = await beginLink(auth.use('token').session!, provider, { side, use })
    return { message: 'Go on at the provider', data: { url } }
  }

  /** Links the account that was chosen there. */
  async callback({ auth, params, request }: HttpContext) {
    const side = sideOf(auth.user!)
    const provider = providerIn(params.provider, side)
    const brought = await request.validateUsing(broughtValidator)
    const { address } = await finishLink(auth.use('token').session!, provider, side, brought)
    return {
      message: `${labelIn(linkProviders, provider)} is linked`,
      data: { provider, connected: true, address },
    }
  }

  /** Ends a link. */
  async destroy({ auth, params }: HttpContext) {
    const provider = providerIn(params.provider, sideOf(auth.user!))
    await unlink(auth.user!.id, provider)
    return { message: `${labelIn(linkProviders, provider)} is linked no more`, data: { provider } }
  }
}

const sideOf = ({ userType }: User): EitherSide => (userType === 'client' ? 'client' : 'candidate')

/** Any other provider is not there. */
function providerIn(name: string, side: EitherSide): Provider {
  const found = linkProviderValues.find((value) => value === name)
  if (!found || (side === 'candidate' && usesFor(found, side).length === 0))
    throw new errors.E_ROW_NOT_FOUND()
  return found
}
