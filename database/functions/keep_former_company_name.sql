-- A company's old name, whoever changed it: employees stay hidden from it under that name too.
create or replace function keep_former_company_name() returns trigger language plpgsql as $$
begin
  insert into former_company_names (company_id, name) values (old.id, old.name::text) on conflict do nothing;
  return null;
end $$;
