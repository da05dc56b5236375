-- Tells the instances that hold live streams whose rights may have changed, so that they look again; ids only, sent with the commit.
create or replace function tell_live_rights(users bigint[]) returns void language sql as $$
  select pg_notify('live', 'r ' || case when cardinality(users) > 500 then '*' else array_to_string(users, ',') end)
  where cardinality(users) > 0;
$$;

-- of rows that went or changed and name their person
create or replace function tell_live_rights_of_rows() returns trigger language plpgsql as $$
begin
  perform tell_live_rights(array(select distinct user_id from gone));
  return null;
end $$;

create or replace function tell_live_rights_of_user() returns trigger language plpgsql as $$
begin
  perform tell_live_rights(array[new.id]);
  return null;
end $$;

create or replace function tell_live_rights_of_company() returns trigger language plpgsql as $$
begin
  perform tell_live_rights(array(select user_id from company_members where company_id = new.id));
  return null;
end $$;

-- of both sides of a block
create or replace function tell_live_rights_of_blocks() returns trigger language plpgsql as $$
begin
  perform tell_live_rights(array(
    select candidates.user_id from made join candidates on candidates.id = made.candidate_id
    union
    select company_members.user_id from made join company_members on company_members.company_id = made.company_id
  ));
  return null;
end $$;
