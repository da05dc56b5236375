import { BaseSchema } from '@adonisjs/lucid/schema'
import { sqlOf } from '#database/functions/sql_of'

/** Nobody is open to offers, and no skill has years and a level, before its owner said so. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(/* sql */ `
      alter table candidates alter column availability drop not null, alter column availability drop default;
      alter table candidate_skills
        alter column years drop not null, alter column years drop default,
        alter column level drop not null, alter column level drop default;
    `)
    this.schema.raw(sqlOf('refresh_candidate_documents'))
  }

  async down() {
    this.schema.raw(/* sql */ `
      update candidates set availability = 'open' where availability is null;
      alter table candidates alter column availability set default 'open', alter column availability set not null;
      update candidate_skills set years = coalesce(years, 0), level = coalesce(level, 'intermediate') where years is null or level is null;
      alter table candidate_skills
        alter column years set default 0, alter column years set not null,
        alter column level set default 'intermediate', alter column level set not null;
    `)
  }
}
