import { BaseSchema } from '@adonisjs/lucid/schema'

/** The console shows the mails of a company and of a person beside them. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(/* sql */ `
      create index mails_user on mails (user_id, id desc) where user_id is not null;
      create index mails_company on mails (company_id, id desc) where company_id is not null;
    `)
  }

  async down() {
    this.schema.raw('drop index mails_user, mails_company')
  }
}
