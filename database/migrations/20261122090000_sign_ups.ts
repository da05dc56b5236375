import { BaseSchema } from '@adonisjs/lucid/schema'

/** A sign-up waits in a table of its own until the address is proved; only then is there an account. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(/* sql */ `
      create table sign_ups (
        id bigint generated always as identity primary key,
        -- the account's id to be, so that a sign-up answers what the account will
        account_id bigint not null unique,
        email citext not null check (length(email) <= 254),
        password text not null,
        first_name varchar(60) not null,
        last_name varchar(60) not null,
        user_type text not null check (user_type in ('developer', 'client')),
        company_name text,
        country_code char(2) not null,
        time_zone text not null,
        invite_id bigint references company_invites on delete cascade,
        ticket_hash text not null unique,
        expires_at timestamptz not null,
        created_at timestamptz not null default now()
      );
      create index sign_ups_email on sign_ups (email, id desc);

      alter table one_time_codes alter column user_id drop not null;
      alter table one_time_codes add column sign_up_id bigint references sign_ups on delete cascade;
      alter table one_time_codes add constraint one_time_codes_owner check (num_nonnulls(user_id, sign_up_id) = 1);
      create index one_time_codes_sign_up on one_time_codes (sign_up_id) where sign_up_id is not null;
    `)
  }

  async down() {
    this.schema.raw(`
      delete from one_time_codes where sign_up_id is not null;
      alter table one_time_codes drop column sign_up_id, alter column user_id set not null;
      drop table sign_ups;
    `)
  }
}
