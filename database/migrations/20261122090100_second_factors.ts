import { BaseSchema } from '@adonisjs/lucid/schema'

/** Apps with codes, passkeys and recovery codes; and the sign-ins that wait for one of them. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(/* sql */ `
      create table second_factors (
        id bigint generated always as identity primary key,
        user_id bigint not null references users on delete cascade,
        kind text not null check (kind in ('totp', 'passkey')),
        name varchar(60) not null,
        -- sealed by the application's key
        secret text,
        -- the last time step that signed in, so that a code counts once
        last_step bigint,
        credential_id text unique,
        public_key bytea,
        counter bigint not null default 0,
        transports text[] not null default '{}',
        confirmed_at timestamptz,
        last_used_at timestamptz,
        created_at timestamptz not null default now(),
        check (case kind when 'totp' then secret is not null else credential_id is not null and public_key is not null end)
      );
      create index second_factors_user on second_factors (user_id);

      create table recovery_codes (
        id bigint generated always as identity primary key,
        user_id bigint not null references users on delete cascade,
        code_hash text not null,
        used_at timestamptz,
        created_at timestamptz not null default now()
      );
      create index recovery_codes_user on recovery_codes (user_id);

      create table sign_in_tickets (
        id bigint generated always as identity primary key,
        user_id bigint not null references users on delete cascade,
        ticket_hash text not null unique,
        challenge text,
        tries smallint not null default 0,
        expires_at timestamptz not null,
        created_at timestamptz not null default now()
      );
      create index sign_in_tickets_user on sign_in_tickets (user_id);

      alter table sessions add column second_factor boolean not null default false;
      alter table sessions add column challenge text;
    `)
  }

  async down() {
    this.schema.raw(`
      alter table sessions drop column second_factor, drop column challenge;
      drop table sign_in_tickets, recovery_codes, second_factors;
    `)
  }
}
