import { BaseSchema } from '@adonisjs/lucid/schema'

/** A rejection waits: the company can call it back, and until then the candidate sees the status before. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(/* sql */ `
      alter table applications
        add column held_until timestamptz,
        add column held_status text,
        add constraint applications_held check ((held_until is null) = (held_status is null));
      create index applications_held on applications (held_until) where held_until is not null;
      -- for good where the rejection was called back
      alter table application_events add column hidden boolean not null default false;
    `)
  }

  async down() {
    this.schema.raw(/* sql */ `
      drop index if exists applications_held;
      alter table applications drop constraint if exists applications_held;
      alter table applications drop column held_until, drop column held_status;
      alter table application_events drop column hidden;
    `)
  }
}
