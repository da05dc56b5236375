import { BaseSchema } from '@adonisjs/lucid/schema'

/** A verified company that renames itself keeps its name until an administrator approved the new one. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(/* sql */ `
      alter table companies
        add column pending_name text,
        add column name_status text not null default 'settled' check (name_status in ('settled', 'pending', 'rejected')),
        -- why a name was not accepted
        add column name_note text,
        add constraint companies_pending_name check ((name_status = 'pending') = (pending_name is not null));
      create index companies_pending_key on companies (company_key(pending_name)) where pending_name is not null;
      create index companies_name_queue on companies (created_at, id) where name_status = 'pending';
    `)
  }

  async down() {
    this.schema.raw(/* sql */ `
      alter table companies drop constraint if exists companies_pending_name;
      alter table companies drop column pending_name, drop column name_status, drop column name_note;
    `)
  }
}
