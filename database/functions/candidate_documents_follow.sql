create or replace function candidate_documents_follow() returns trigger language plpgsql as $$
declare
  wanted bigint[];
begin
  case tg_table_name || ' ' || tg_op
    when 'candidates INSERT' then
      wanted := array(select id from written where approval = 'approved');
    when 'candidates UPDATE' then
      wanted := array(select n.id from written n join before b on b.id = n.id where (n.approval = 'approved' or b.approval = 'approved') and
        (n.approval, n.visibility, n.headline, n.country_code, n.state_code, n.state_name, n.city, n.preferred_titles, n.experience_years, n.notice_period_days, n.expected_pay, n.expected_pay_currency, n.expected_pay_per,
         n.work_modes, n.job_types, n.relocation, n.availability, n.approved_at, n.english, n.english_band, n.progress, n.spotlight_expires_at, n.promotion_expires_at, n.last_active_at)
        is distinct from
        (b.approval, b.visibility, b.headline, b.country_code, b.state_code, b.state_name, b.city, b.preferred_titles, b.experience_years, b.notice_period_days, b.expected_pay, b.expected_pay_currency, b.expected_pay_per,
         b.work_modes, b.job_types, b.relocation, b.availability, b.approved_at, b.english, b.english_band, b.progress, b.spotlight_expires_at, b.promotion_expires_at, b.last_active_at));
    when 'candidates DELETE' then
      wanted := array(select id from before);
    when 'users UPDATE' then
      wanted := array(select c.id from written n join before b on b.id = n.id join candidates c on c.user_id = n.id
        where n.user_type = 'developer' and (n.time_zone, n.status, n.first_name, n.last_name) is distinct from (b.time_zone, b.status, b.first_name, b.last_name));
      -- being active is worth one small write in six hours
      update candidate_documents d set active_at = extract(epoch from n.last_active_at)::bigint, changed = pg_current_xact_id()
      from written n join candidates c on c.user_id = n.id
      where n.user_type = 'developer' and d.candidate_id = c.id and d.searchable and d.active_at < extract(epoch from n.last_active_at) - 21600;
    when 'candidate_skills INSERT', 'employments INSERT', 'academic_records INSERT' then
      wanted := array(select distinct candidate_id from written);
    when 'candidate_skills DELETE', 'employments DELETE', 'academic_records DELETE' then
      wanted := array(select distinct candidate_id from before);
    when 'test_results INSERT' then
      wanted := array(select distinct candidate_id from written where passed);
    when 'test_results UPDATE' then
      wanted := array(select distinct n.candidate_id from written n join before b on b.id = n.id where (n.passed or b.passed) and (n.passed, n.shown, n.valid_until) is distinct from (b.passed, b.shown, b.valid_until));
    when 'test_results DELETE' then
      wanted := array(select distinct candidate_id from before where passed);
    else
      wanted := array(select candidate_id from written union select candidate_id from before);
  end case;
  if cardinality(wanted) > 0 and tg_op <> 'DELETE' and tg_table_name not in ('candidates', 'users') then
    wanted := array(select id from candidates where id = any(wanted) and approval = 'approved');
  end if;
  if cardinality(wanted) > 0 then
    perform refresh_candidate_documents(wanted);
  end if;
  return null;
end $$;
create or replace trigger candidates_found_insert after insert on candidates referencing new table as written for each statement execute function candidate_documents_follow();
create or replace trigger candidates_found_update after update on candidates referencing old table as before new table as written for each statement execute function candidate_documents_follow();
create or replace trigger candidates_found_delete after delete on candidates referencing old table as before for each statement execute function candidate_documents_follow();
create or replace trigger candidate_skills_found_insert after insert on candidate_skills referencing new table as written for each statement execute function candidate_documents_follow();
create or replace trigger candidate_skills_found_update after update on candidate_skills referencing old table as before new table as written for each statement execute function candidate_documents_follow();
create or replace trigger candidate_skills_found_delete after delete on candidate_skills referencing old table as before for each statement execute function candidate_documents_follow();
create or replace trigger employments_found_insert after insert on employments referencing new table as written for each statement execute function candidate_documents_follow();
create or replace trigger employments_found_update after update on employments referencing old table as before new table as written for each statement execute function candidate_documents_follow();
create or replace trigger employments_found_delete after delete on employments referencing old table as before for each statement execute function candidate_documents_follow();
create or replace trigger academic_records_found_insert after insert on academic_records referencing new table as written for each statement execute function candidate_documents_follow();
create or replace trigger academic_records_found_update after update on academic_records referencing old table as before new table as written for each statement execute function candidate_documents_follow();
create or replace trigger academic_records_found_delete after delete on academic_records referencing old table as before for each statement execute function candidate_documents_follow();
create or replace trigger users_found_update after update on users referencing old table as before new table as written for each statement execute function candidate_documents_follow();
