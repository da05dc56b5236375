import { BaseSchema } from '@adonisjs/lucid/schema'

/** Companies bring resumes in as they are, and choose the job for people who come without one. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(/* sql */ `
      alter table company_imports drop constraint company_imports_system_check;
      alter table company_imports add constraint company_imports_system_check
        check (system in ('csv', 'resumes', 'greenhouse', 'lever', 'ashby', 'workable', 'opencats'));
      alter table company_imports add column job_id bigint references jobs on delete set null;
      create index company_imports_job on company_imports (job_id) where job_id is not null;
    `)
  }

  async down() {
    this.schema.raw(/* sql */ `
      alter table company_imports drop column job_id;
      delete from company_imports where system = 'resumes';
      alter table company_imports drop constraint company_imports_system_check;
      alter table company_imports add constraint company_imports_system_check
        check (system in ('csv', 'greenhouse', 'lever', 'ashby', 'workable', 'opencats'));
    `)
  }
}
