-- what pay is worth a year in cents of a USD, by the rates that are loaded; 0 of a currency without one
create or replace function pay_worth(paid bigint, per text, paid_in text) returns bigint language sql stable as $$
  select coalesce((
    select round(paid * (case per when 'hour' then 2080 when 'month' then 12 else 1 end) * 100 / per_usd)::bigint
    from exchange_rates where currency = paid_in), 0)
$$;
-- 0 when hidden or not given, so that no order tells it
create or replace function set_pay_worth() returns trigger language plpgsql as $$
begin
  new.pay_worth := case when new.hide_budget then 0 else pay_worth(coalesce(new.budget_max, new.budget_min, 0), new.budget_for, new.currency) end;
  return new;
end $$;
create or replace trigger jobs_pay_worth before insert or update of budget_min, budget_max, budget_for, hide_budget, currency on jobs for each row execute function set_pay_worth();
