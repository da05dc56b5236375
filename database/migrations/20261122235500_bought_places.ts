import { BaseSchema } from '@adonisjs/lucid/schema'

/** A bought place says which line of an order paid for it, so that it ends when that is paid back. */
export default class extends BaseSchema {
  async up() {
    for (const table of ['spotlights', 'promotions'])
      this.schema.raw(/* sql */ `
        alter table ${table} add column order_line_id bigint references order_lines on delete set null;
        create index ${table}_order_line on ${table} (order_line_id) where order_line_id is not null;
      `)
  }

  async down() {
    for (const table of ['spotlights', 'promotions'])
      this.schema.raw(`alter table ${table} drop column order_line_id`)
  }
}
