import { BaseSchema } from '@adonisjs/lucid/schema'

/** Above a limit a refund waits for a second admin; refunds and payments are listed in the console by their time. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(/* sql */ `
      alter table refunds drop constraint refunds_status_check,
        add constraint refunds_status_check check (status in ('asked', 'declined', 'pending', 'done', 'failed')),
        add column decided_by bigint references users on delete set null,
        add column decided_at timestamptz,
        -- why it was declined, for who asked
        add column decision_note varchar(500),
        -- never the one who asked
        add constraint refunds_second_admin check (decided_by <> asked_by);
      create index refunds_decided_by on refunds (decided_by) where decided_by is not null;
      create index refunds_created on refunds (created_at, id);
      create index payments_created on payments (created_at, id);
    `)
  }

  async down() {
    this.schema.raw(/* sql */ `
      drop index payments_created;
      drop index refunds_created;
      delete from refunds where status in ('asked', 'declined');
      alter table refunds drop constraint refunds_second_admin, drop column decided_by, drop column decided_at, drop column decision_note,
        drop constraint refunds_status_check, add constraint refunds_status_check check (status in ('pending', 'done', 'failed'));
    `)
  }
}
