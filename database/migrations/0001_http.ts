import { BaseSchema } from '@adonisjs/lucid/schema'

export default class extends BaseSchema {
  async up() {
    this.schema.raw(/* sql */ `
      create extension if not exists citext;
      create extension if not exists pg_trgm;
      create extension if not exists btree_gist;
      create extension if not exists btree_gin;

      create table settings (
        key text primary key,
        value jsonb not null,
        updated_at timestamptz not null default now()
      );

      create table rate_limits (key varchar(255) primary key, points int not null default 0, expire bigint);
    `)
  }

  async down() {
    this.schema.raw(/* sql */ `
      drop table if exists settings, rate_limits cascade;
    `)
  }
}
