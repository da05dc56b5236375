import { BaseSchema } from '@adonisjs/lucid/schema'

/** Whom a company can invite: its living applications, the latest first. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      'create index applications_company_living on applications (company_id, id desc) where ended_at is null'
    )
  }

  async down() {
    this.schema.raw('drop index if exists applications_company_living')
  }
}
