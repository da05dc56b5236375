import { BaseSchema } from '@adonisjs/lucid/schema'
import { sqlOf } from '#database/functions/sql_of'

/** Which instance holds which live stream and what it listens to, so that any instance can take a call for it or take it over; and word of rights that may have changed. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(/* sql */ `
      create table live_instances (
        id uuid primary key,
        seen_at timestamptz not null default now()
      );

      create table live_streams (
        uid text primary key,
        session_id bigint not null references sessions on delete cascade,
        user_id bigint not null references users on delete cascade,
        -- no foreign key: an instance that died is gone before its streams are
        instance uuid not null,
        -- rises each time the stream is opened: what is left of an earlier connection changes nothing
        turn bigint not null default 1,
        closed_at timestamptz,
        created_at timestamptz not null default now()
      );
      create index live_streams_session on live_streams (session_id);
      create index live_streams_user on live_streams (user_id);
      create index live_streams_instance on live_streams (instance);
      create index live_streams_closed on live_streams (closed_at) where closed_at is not null;

      create table live_channels (
        uid text not null references live_streams on delete cascade,
        channel text not null,
        -- where the stream joined: what came before is not for it
        position bigint,
        state text not null check (state in ('joining', 'joined', 'leaving')),
        primary key (uid, channel)
      );
      create index live_channels_pending on live_channels (uid) where state <> 'joined';

      ${sqlOf('tell_live_rights')}
      create trigger tell_live_rights after delete on sessions
        referencing old table as gone for each statement execute function tell_live_rights_of_rows();
      create trigger tell_live_rights_update after update on company_members
        referencing old table as gone for each statement execute function tell_live_rights_of_rows();
      create trigger tell_live_rights_delete after delete on company_members
        referencing old table as gone for each statement execute function tell_live_rights_of_rows();
      create trigger tell_live_rights after delete on job_members
        referencing old table as gone for each statement execute function tell_live_rights_of_rows();
      create trigger tell_live_rights after update of status, admin_role on users
        for each row when (old.status <> new.status or old.admin_role is distinct from new.admin_role)
        execute function tell_live_rights_of_user();
      create trigger tell_live_rights after update of is_active, verification on companies
        for each row when (old.is_active <> new.is_active or old.verification <> new.verification)
        execute function tell_live_rights_of_company();
      create trigger tell_live_rights after insert on candidate_blocks
        referencing new table as made for each statement execute function tell_live_rights_of_blocks();
    `)
  }

  async down() {
    this.schema.raw(/* sql */ `
      drop trigger if exists tell_live_rights on candidate_blocks;
      drop trigger if exists tell_live_rights on companies;
      drop trigger if exists tell_live_rights on users;
      drop trigger if exists tell_live_rights on job_members;
      drop trigger if exists tell_live_rights_delete on company_members;
      drop trigger if exists tell_live_rights_update on company_members;
      drop trigger if exists tell_live_rights on sessions;
      drop function if exists tell_live_rights_of_blocks, tell_live_rights_of_company, tell_live_rights_of_user, tell_live_rights_of_rows, tell_live_rights;
      drop table if exists live_channels, live_streams, live_instances;
    `)
  }
}
