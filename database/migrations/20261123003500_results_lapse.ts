import { BaseSchema } from '@adonisjs/lucid/schema'

/** Which passes have run out and were followed up, so that each is followed up once. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(/* sql */ `
      alter table test_results add column lapsed_at timestamptz;
      drop index test_results_valid;
      create index test_results_valid on test_results (valid_until, id) where passed and lapsed_at is null;
    `)
  }

  async down() {
    this.schema.raw(/* sql */ `
      drop index test_results_valid;
      create index test_results_valid on test_results (valid_until) where passed;
      alter table test_results drop column lapsed_at;
    `)
  }
}
