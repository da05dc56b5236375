import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a company writes about itself in one job; nothing means: as in its profile. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(/* sql */ `
      alter table jobs
        add column company_email varchar(254),
        add column company_address varchar(300),
        add column about_company text;
    `)
  }

  async down() {
    this.schema.raw(
      'alter table jobs drop column company_email, drop column company_address, drop column about_company'
    )
  }
}
