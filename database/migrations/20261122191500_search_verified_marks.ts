import { BaseSchema } from '@adonisjs/lucid/schema'
import { sqlOf } from '#database/functions/sql_of'

/** Developers are found by the skill tests that they passed: the marks that hold and are shown lie in their documents. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(/* sql */ `
      -- skills whose test is passed, valid and shown
      alter table candidate_documents add column test_ids int[] not null default '{}';
      create index candidate_documents_tests on candidate_documents using gin (test_ids);
    `)
    this.schema.raw(sqlOf('refresh_candidate_documents'))
    this.schema.raw(sqlOf('candidate_documents_follow'))
    this.schema.raw(sqlOf('annulled_attempts_follow'))
    this.schema.raw(/* sql */ `
      create or replace trigger test_results_found_insert after insert on test_results referencing new table as written for each statement execute function candidate_documents_follow();
      create or replace trigger test_results_found_update after update on test_results referencing old table as before new table as written for each statement execute function candidate_documents_follow();
      create or replace trigger test_results_found_delete after delete on test_results referencing old table as before for each statement execute function candidate_documents_follow();
      select refresh_candidate_documents(array(select distinct candidate_id from test_results where passed));
    `)
  }

  async down() {
    this.schema.raw(/* sql */ `
      drop trigger if exists attempts_found_annulled on attempts;
      drop trigger if exists test_results_found_insert on test_results;
      drop trigger if exists test_results_found_update on test_results;
      drop trigger if exists test_results_found_delete on test_results;
      drop function if exists annulled_attempts_follow;
      alter table candidate_documents drop column test_ids;
    `)
  }
}
