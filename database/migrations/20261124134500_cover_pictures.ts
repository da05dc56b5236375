import { BaseSchema } from '@adonisjs/lucid/schema'

/** Files may be covers of articles. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(/* sql */ `
      alter table files drop constraint files_purpose_check;
      alter table files add constraint files_purpose_check
        check (purpose in ('resume', 'photo', 'logo', 'video', 'poster', 'attachment', 'export', 'offer', 'cover'));
    `)
  }

  async down() {
    this.schema.raw(/* sql */ `
      delete from files where purpose = 'cover';
      alter table files drop constraint files_purpose_check;
      alter table files add constraint files_purpose_check
        check (purpose in ('resume', 'photo', 'logo', 'video', 'poster', 'attachment', 'export', 'offer'));
    `)
  }
}
