-- what is kept for good: a correction is a row of its own
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: correct it with a further row', tg_table_name using errcode = 'restrict_violation';
end $$;
