-- by the transaction, as times do not tell in which order changes are committed
create or replace function mark_changed_job() returns trigger language plpgsql as $$
begin
  new.changed := pg_current_xact_id();
  return new;
end $$;
create or replace trigger jobs_changed before update of company_id, company_live, status, is_approved, valid_through, refreshed_at, published_at, promotion_expires_at, title, organisation, job_category_id, industry_id, job_type, location_type, country_code, country_name, state_code, state_name, city,
  currency, budget_min, budget_max, budget_for, hide_budget, pay_worth, min_experience, max_experience, skill_ids, stack_ids, tags, search on jobs for each row execute function mark_changed_job();
-- an index that was not followed for a week is built anew, so nobody asks for older ones
create or replace function mark_deleted_jobs() returns trigger language plpgsql as $$
begin
  insert into deleted_jobs (job_id) select id from gone on conflict do nothing;
  delete from deleted_jobs where job_id in (
    select job_id from deleted_jobs where deleted_at < now() - interval '8 days' limit 100 for update skip locked);
  return null;
end $$;
create or replace trigger jobs_deleted after delete on jobs referencing old table as gone for each statement execute function mark_deleted_jobs();
