create or replace function list_job_skills() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if not old.listed and not new.listed then return null; end if;
    delete from job_skills where job_id = new.id;
    insert into job_skills select skill, new.id, new.job_category_id, new.industry_id, new.location_type, new.job_type, new.country_code, new.currency, new.min_experience, new.max_experience, new.pay_min, new.pay_max, new.refreshed_at, new.valid_through, new.pay_worth
      from (select distinct unnest(new.skill_ids) as skill) skills where new.listed and new.valid_through is not null;
  else
    insert into job_skills select distinct skill, id, job_category_id, industry_id, location_type, job_type, country_code, currency, min_experience, max_experience, pay_min, pay_max, refreshed_at, valid_through, pay_worth
      from added, unnest(skill_ids) skill where listed and valid_through is not null;
  end if;
  return null;
end $$;
create or replace trigger jobs_skills_added after insert on jobs referencing new table as added for each statement execute function list_job_skills();
create or replace trigger jobs_skills_changed after update of skill_ids, status, is_approved, company_live, job_category_id, industry_id, location_type, job_type, country_code, currency, min_experience, max_experience, budget_min, budget_max, budget_for, hide_budget, refreshed_at, valid_through on jobs for each row execute function list_job_skills();
