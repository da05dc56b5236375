import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a write with an `Idempotency-Key` did, for a day, so that the same request sent again does not do it twice. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(/* sql */ `
      create table idempotent_requests (
        id bigint generated always as identity primary key,
        user_id bigint not null references users (id) on delete cascade,
        key text not null,
        fingerprint text not null,
        attempt integer not null default 1,
        changed boolean not null default false,
        status integer,
        response text,
        started_at timestamptz not null default now(),
        unique (user_id, key)
      );
      create index idempotent_requests_age on idempotent_requests (started_at);
    `)
  }

  async down() {
    this.schema.raw('drop table if exists idempotent_requests')
  }
}
