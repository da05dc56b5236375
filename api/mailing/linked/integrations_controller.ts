import type { HttpContext } from '@adonisjs/core/http'
import { errors } from '@adonisjs/lucid'
import { labelIn } from '#api/http/choices'
import { wholeList } from '#api/http/pagination'
import { integrationsOf } from '#api/mailing/linked/integrations'
import { beginLink, finishLink, unlink } from '#api/mailing/linked/link_account'
import { linkProviders, linkProviderValues, type Provider } from '#api/mailing/linked/linked_facts'
import { broughtValidator } from '#api/mailing/linked/linked_validators'

/** The accounts elsewhere that a person of a company linked. */
export default class IntegrationsController {
  /**
   * Lists where accounts can be linked, and which are.
   *
   * @most 3
   */
  async index({ member }: HttpContext) {
    const data = await integrationsOf(member.userId)
    return { message: 'Integrations', data, pagination: wholeList(data) }
  }

  /** Says where to go to link an account. */
  async redirect({ auth, params }: HttpContext) {
    const url = await beginLink(auth.use('token').session!, providerIn(params.provider))
    return { message: 'Go on at the provider', data: { url } }
  }

  /** Links the account that was chosen there. */
  async callback({ auth, params, request }: HttpContext) {
    const provider = providerIn(params.provider)
    const brought = await request.validateUsing(broughtValidator)
    const { address } = await finishLink(auth.use('token').session!, provider, brought)
    return {
      message: `${labelIn(linkProviders, provider)} is linked`,
      data: { provider, connected: true, address },
    }
  }

  /** Ends a link. */
  async destroy({ member, params }: HttpContext) {
    const provider = providerIn(params.provider)
    await unlink(member.userId, provider)
    return { message: `${labelIn(linkProviders, provider)} is linked no more`, data: { provider } }
  }
}

/** Any other provider is not there. */
function providerIn(name: string): Provider {
  const found = linkProviderValues.find((value) => value === name)
  if (!found) throw new errors.E_ROW_NOT_FOUND()
  return found
}
