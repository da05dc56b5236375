import { BaseSchema } from '@adonisjs/lucid/schema'

/** A place that an admin shortens or ends keeps what was granted, and says who did it. */
export default class extends BaseSchema {
  async up() {
    for (const table of ['spotlights', 'promotions'])
      this.schema.raw(/* sql */ `
        alter table ${table}
          add column granted_from timestamptz,
          add column granted_until timestamptz,
          add column ended_by bigint references users on delete set null;
        create index ${table}_ended_by on ${table} (ended_by) where ended_by is not null;
      `)
    this.schema.raw(/* sql */ `
      update candidates set spotlight_expires_at = null where spotlight_expires_at <= now();
      update candidates set promotion_expires_at = null where promotion_expires_at <= now();
      update companies set spotlight_expires_at = null where spotlight_expires_at <= now();
      update jobs set promotion_expires_at = null where promotion_expires_at <= now();
    `)
  }

  async down() {
    for (const table of ['spotlights', 'promotions'])
      this.schema.raw(
        `alter table ${table} drop column granted_from, drop column granted_until, drop column ended_by`
      )
  }
}
