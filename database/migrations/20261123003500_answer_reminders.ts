import { BaseSchema } from '@adonisjs/lucid/schema'

/** A candidate reminds a company that is late; the reminder is a step of the application. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(/* sql */ `
      alter table application_events drop constraint application_events_kind_check;
      alter table application_events add constraint application_events_kind_check
        check (kind in ('move', 'stage', 'message', 'merge', 'separate', 'offer', 'reminder'));
    `)
  }

  async down() {
    this.schema.raw(/* sql */ `
      delete from application_events where kind = 'reminder';
      alter table application_events drop constraint application_events_kind_check;
      alter table application_events add constraint application_events_kind_check
        check (kind in ('move', 'stage', 'message', 'merge', 'separate', 'offer'));
    `)
  }
}
