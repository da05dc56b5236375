import { BaseSchema } from '@adonisjs/lucid/schema'

/** Options and keys are lists of texts, as catalogues and CSV write them; a key names options by their number from 1. */
export default class extends BaseSchema {
  async up() {
    for (const table of ['questions', 'question_versions'])
      this.schema.raw(/* sql */ `
        alter table ${table} disable trigger user;
        alter table ${table} rename column options to old_options;
        alter table ${table} rename column answer_key to old_key;
        alter table ${table} add column options text[] not null default '{}', add column answer_key text[] not null default '{}';
        update ${table} set
          options = array(select jsonb_array_elements_text(old_options)),
          answer_key = case when kind in ('one', 'many') then array(select (place::int + 1)::text from jsonb_array_elements_text(old_key) place)
            else array(select jsonb_array_elements_text(old_key)) end;
        alter table ${table} drop column old_options, drop column old_key;
        alter table ${table} enable trigger user;
      `)
  }

  async down() {
    for (const table of ['questions', 'question_versions'])
      this.schema.raw(/* sql */ `
        alter table ${table} disable trigger user;
        alter table ${table} rename column options to old_options;
        alter table ${table} rename column answer_key to old_key;
        alter table ${table} add column options jsonb not null default '[]', add column answer_key jsonb not null default '[]';
        update ${table} set options = to_jsonb(old_options),
          answer_key = case when kind in ('one', 'many') then (select coalesce(jsonb_agg(place::int - 1), '[]') from unnest(old_key) place) else to_jsonb(old_key) end;
        alter table ${table} drop column old_options, drop column old_key;
        alter table ${table} enable trigger user;
      `)
  }
}
