-- the one place that keeps jobs.company_live true: active and verified
create or replace function set_company_live() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'companies' then
    update jobs set company_live = (new.is_active and new.verification = 'verified')
      where company_id = new.id and company_live is distinct from (new.is_active and new.verification = 'verified');
  else
    new.company_live := (select is_active and verification = 'verified' from companies where id = new.company_id);
  end if;
  return new;
end $$;
create or replace trigger companies_live after update of is_active, verification on companies for each row execute function set_company_live();
create or replace trigger jobs_company_live before insert or update of company_id on jobs for each row execute function set_company_live();
