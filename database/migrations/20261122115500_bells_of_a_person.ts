import { BaseSchema } from '@adonisjs/lucid/schema'

/** What was told about a person is found without reading all bells, and company users are listed in order. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(/* sql */ `
      create index notifications_candidate on notifications (candidate_id) where candidate_id is not null;
      -- the console's list of company users, in its order
      create index company_members_created on company_members (created_at, id);
    `)
  }

  async down() {
    this.schema.raw('drop index if exists notifications_candidate, company_members_created;')
  }
}
