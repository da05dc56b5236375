import { BaseSchema } from '@adonisjs/lucid/schema'

/** The console keeps English results apart from the others. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(/* sql */ `
      alter table test_results add column family text not null default 'technical' check (family in ('technical', 'english'));
      update test_results set family = 'english' where clearance is not null;
      create index test_results_of_family on test_results (family, created_at, id);
    `)
  }

  async down() {
    this.schema.raw(/* sql */ `alter table test_results drop column family`)
  }
}
