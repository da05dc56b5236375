-- papers are kept as they were issued: a draft has no number yet, and an invoice made by hand becomes void with its credit note
create or replace function keep_papers() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.status = 'draft' then return new; end if;
  if tg_op = 'UPDATE' and old.status = 'issued' and new.status = 'void' and old.order_id is null
    and to_jsonb(new) - 'status' - 'updated_at' = to_jsonb(old) - 'status' - 'updated_at' then return new; end if;
  raise exception '% is append-only: correct it with a credit note', tg_table_name using errcode = 'restrict_violation';
end $$;
