import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a company's questions and ideal answers took of its language model's budget, by month; runs count their own. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(/* sql */ `
      create table screening_tokens (
        company_id bigint not null references companies on delete cascade,
        month date not null,
        tokens bigint not null,
        primary key (company_id, month)
      );
    `)
  }

  async down() {
    this.schema.raw(/* sql */ `drop table screening_tokens;`)
  }
}
