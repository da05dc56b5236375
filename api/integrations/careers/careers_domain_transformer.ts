import { BaseTransformer } from '@adonisjs/core/transformers'
import type CareersDomain from '#api/integrations/models/careers_domain'

/** A company's host as its owners and admins read it, with the record that proves it. */
export default class CareersDomainTransformer extends BaseTransformer<CareersDomain> {
  toObject() {
    const { host, status, record, checkedAt } = this.resource
    return {
      host,
      status,
      record,
      url: `https://${host}/`,
      checkedAt: checkedAt?.toUTC().toISO() ?? null,
    }
  }
}
