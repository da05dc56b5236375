import { BaseSchema } from '@adonisjs/lucid/schema'

/** Live streams look again when an unlock is taken back, or somebody no longer takes part in an interview. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(/* sql */ `
      create trigger tell_live_rights after update on contact_unlocks
        referencing new table as made for each statement execute function tell_live_rights_of_blocks();
      create trigger tell_live_rights after delete on interviewers
        referencing old table as gone for each statement execute function tell_live_rights_of_rows();
    `)
  }

  async down() {
    this.schema.raw(/* sql */ `
      drop trigger if exists tell_live_rights on interviewers;
      drop trigger if exists tell_live_rights on contact_unlocks;
    `)
  }
}
