import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(/* sql */ `
      alter table notifications
        -- what tells the same of one day to one person has the same words here; null stands alone
        add column alike text,
        -- what several of them read as, with {count}, and where that leads
        add column alike_message text,
        add column alike_link text,
        -- taken out of the bell; for some minutes it can be put back
        add column cleared_at timestamptz;
      create index notifications_alike on notifications (user_id, alike, id desc) where alike is not null;
      create index notifications_cleared on notifications (cleared_at) where cleared_at is not null;
    `)
  }

  async down() {
    this.schema.raw(/* sql */ `
      alter table notifications drop column alike, drop column alike_message, drop column alike_link, drop column cleared_at;
    `)
  }
}
