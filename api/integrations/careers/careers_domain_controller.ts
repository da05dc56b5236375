import type { HttpContext } from '@adonisjs/core/http'
import { Refusal } from '#api/http/refusal'
import { careersHostOf } from '#api/integrations/careers/careers_host'
import CareersDomainTransformer from '#api/integrations/careers/careers_domain_transformer'
import { hostName } from '#api/integrations/careers/host_name'
import { checkDomain, removeDomain, setDomain } from '#api/integrations/careers/keep_domain'
import CareersDomain from '#api/integrations/models/careers_domain'
import { askedHostValidator, domainValidator } from '#api/integrations/integration_validators'

/** The host name of its own at which a company shows its careers page. */
export default class CareersDomainController {
  /** Shows the company's host and the record that proves it; null where it has none. */
  async show({ member, serialize }: HttpContext) {
    const domain = await CareersDomain.findBy('companyId', member.companyId)
    return serialize({
      message: 'Your own address',
      data: CareersDomainTransformer.transform(domain),
    })
  }

  /** Names the company's host, in place of the one before; it waits for its proof. */
  async update({ member, request, serialize }: HttpContext) {
    const { host } = await request.validateUsing(domainValidator)
    const domain = await setDomain(member, host)
    return serialize({
      message: 'Set the record at your name server, then check it',
      data: CareersDomainTransformer.transform(domain),
    })
  }

  /** Looks up whether the record of the host is there; it is live from then on. */
  async check({ member, serialize }: HttpContext) {
    const domain = await checkDomain(member)
    return serialize({
      message: 'Your careers page shows at your own address',
      data: CareersDomainTransformer.transform(domain),
    })
  }

  /** Takes the company's host away. */
  async destroy({ member }: HttpContext) {
    await removeDomain(member)
    return { message: 'Your own address is taken away', data: null }
  }

  /**
   * Says whether a host shows a careers page now, to a proxy that is about to ask for its certificate: 200, or 404.
   */
  async ask({ request }: HttpContext) {
    const { domain } = await request.validateUsing(askedHostValidator)
    const host = hostName(domain)
    const found = host ? await careersHostOf(host) : undefined
    if (!found?.slug)
      throw new Refusal('No careers page shows at this host', { status: 404, code: 'E_NOT_FOUND' })
    return { message: 'A careers page shows at this host', data: { host } }
  }
}
