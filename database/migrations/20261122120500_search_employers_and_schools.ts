import { BaseSchema } from '@adonisjs/lucid/schema'
import { sqlOf } from '#database/functions/sql_of'

/** Employers and schools of profiles are searched, by their names and by each word of them. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(/* sql */ `
      alter table search_terms drop constraint search_terms_kind_check;
      alter table search_terms add constraint search_terms_kind_check check (kind in ('title', 'word', 'employer', 'school'));
      create index search_terms_names on search_terms using gin (string_to_array(value, ' ')) where kind in ('employer', 'school');
    `)
    this.schema.raw(sqlOf('refresh_candidate_documents'))
    this.schema.raw(/* sql */ `
      do $$
      declare
        part bigint[];
        upto bigint := 0;
      begin
        loop
          part := array(select candidate_id from candidate_documents where candidate_id > upto order by candidate_id limit 5000);
          exit when cardinality(part) = 0;
          perform refresh_candidate_documents(part);
          upto := part[cardinality(part)];
        end loop;
      end $$;
    `)
  }

  async down() {
    this.schema.raw(/* sql */ `
      update candidate_documents set word_ids = array(select unnest(word_ids) except select id from search_terms where kind in ('employer', 'school'))
      where word_ids && array(select id from search_terms where kind in ('employer', 'school'));
      delete from search_terms where kind in ('employer', 'school');
      drop index search_terms_names;
      alter table search_terms drop constraint search_terms_kind_check;
      alter table search_terms add constraint search_terms_kind_check check (kind in ('title', 'word'));
    `)
  }
}
