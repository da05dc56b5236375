import { BaseSchema } from '@adonisjs/lucid/schema'

/** A company takes back a change of a job that waits for approval. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(/* sql */ `
      alter table job_revisions drop constraint job_revisions_status_check,
        add constraint job_revisions_status_check check (status in ('pending', 'approved', 'rejected', 'superseded', 'withdrawn'));
    `)
  }

  async down() {
    this.schema.raw(/* sql */ `
      update job_revisions set status = 'superseded' where status = 'withdrawn';
      alter table job_revisions drop constraint job_revisions_status_check,
        add constraint job_revisions_status_check check (status in ('pending', 'approved', 'rejected', 'superseded'));
    `)
  }
}
