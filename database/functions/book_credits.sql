-- Each line of the ledger moves its lot and its account, so that both are always the sums of their lines; their checks
-- refuse what would go below zero. The account is locked by its own update.
create or replace function book_credits() returns trigger language plpgsql as $$
begin
  update credit_lots set available = available + new.delta, reserved = reserved + new.held
    where id = new.lot_id and account_id = new.account_id;
  if not found then
    raise exception 'lot % is none of account %', new.lot_id, new.account_id using errcode = 'foreign_key_violation';
  end if;
  update credit_accounts set available = available + new.delta, reserved = reserved + new.held
    where id = new.account_id
    returning available, company_id, candidate_id into new.balance, new.company_id, new.candidate_id;
  return new;
end $$;
