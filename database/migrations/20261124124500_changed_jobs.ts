import { BaseSchema } from '@adonisjs/lucid/schema'
import { sqlOf } from '#database/functions/sql_of'

/** Whoever keeps an index of jobs elsewhere reads what changed since the last time, also what was deleted. */
export default class extends BaseSchema {
  async up() {
    // a constant first, so that the table is not written anew: rows from before count as changed long ago
    this.schema.raw(/* sql */ `
      alter table jobs add column changed xid8 not null default '0';
      alter table jobs alter column changed set default pg_current_xact_id();
      create index jobs_changed on jobs (changed);
      create table deleted_jobs (
        job_id bigint primary key,
        changed xid8 not null default pg_current_xact_id(),
        deleted_at timestamptz not null default now()
      );
      create index deleted_jobs_changed on deleted_jobs (changed);
    `)
    this.schema.raw(sqlOf('mark_changed_jobs'))
  }

  async down() {
    this.schema.raw(/* sql */ `
      drop trigger jobs_changed on jobs;
      drop trigger jobs_deleted on jobs;
      drop function mark_changed_job(), mark_deleted_jobs();
      drop table deleted_jobs;
      alter table jobs drop column changed;
    `)
  }
}
