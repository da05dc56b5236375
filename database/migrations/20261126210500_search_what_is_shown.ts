import { BaseSchema } from '@adonisjs/lucid/schema'
import { sqlOf } from '#database/functions/sql_of'

/** Profiles are found by the words of theirs that are shown before the contact is unlocked, and by no others. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(sqlOf('refresh_candidate_documents'))
    this.schema.raw(sqlOf('candidate_documents_follow'))
    this.schema.raw(/* sql */ `
      do $$
      declare
        part bigint[];
        masked bigint[];
        upto bigint := 0;
      begin
        create temporary table masked_words on commit drop as select '' as word where false;
        loop
          part := array(select candidate_id from candidate_documents where searchable and candidate_id > upto order by candidate_id limit 5000);
          exit when cardinality(part) = 0;
          masked := array(
            select c.id from candidates c join users u on u.id = c.user_id where c.id = any(part) and exists (
              select from (
                select c.headline::text union all select unnest(c.preferred_titles)
                union all select title from employments where candidate_id = c.id union all select company from employments where candidate_id = c.id
                union all select institution from academic_records where candidate_id = c.id
              ) texts (said) where shown_text_of(said, u.first_name, u.last_name) is distinct from said));
          insert into masked_words select value from candidate_documents d join search_terms t on t.id = any(d.title_ids || d.word_ids) where d.candidate_id = any(masked);
          perform refresh_candidate_documents(masked);
          upto := part[cardinality(part)];
        end loop;
        -- what nobody is found by any more is no word of the search either
        delete from search_terms t where t.kind in ('title', 'employer', 'school') and t.value in (select word from masked_words)
          and not exists (select from candidate_documents d where d.title_ids && array[t.id] or d.word_ids && array[t.id]);
        delete from search_terms t where t.kind = 'word' and t.value in (select unnest(string_to_array(word, ' ')) from masked_words)
          and not exists (select from candidate_documents d where d.word_ids && array[t.id])
          and not exists (select from search_terms o where o.kind <> 'word' and string_to_array(o.value, ' ') && array[t.value])
          and not exists (select from search_places p where p.words && array[t.value])
          and not exists (select from skills s where string_to_array(search_phrase_of(s.name || ' ' || array_to_string(s.aliases, ' ')), ' ') && array[t.value]);
      end $$;
    `)
  }

  /** The version before finds by the words that are there; it writes its own of who changes. */
  async down() {}
}
