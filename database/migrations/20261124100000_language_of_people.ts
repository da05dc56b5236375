import { BaseSchema } from '@adonisjs/lucid/schema'

/** In which language a person reads what is sent to them: that of the page they signed up on, until they choose another. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(/* sql */ `
      alter table users add language text not null default 'en';
      alter table sign_ups add language text not null default 'en';
    `)
  }

  async down() {
    this.schema.raw(/* sql */ `
      alter table sign_ups drop language;
      alter table users drop language;
    `)
  }
}
