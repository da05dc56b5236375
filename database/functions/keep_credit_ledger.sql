-- The ledger is only added to. Who acted is forgotten with that person; nothing else of a line ever changes.
create or replace function keep_credit_ledger() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.actor_id is null and to_jsonb(new) - 'actor_id' = to_jsonb(old) - 'actor_id' then
    return new;
  end if;
  raise exception 'a line of the credit ledger is neither changed nor deleted; book another one'
    using errcode = 'restrict_violation';
end $$;
