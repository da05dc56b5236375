create or replace function set_job_search() returns trigger language plpgsql as $$
begin
  new.search :=
    setweight(to_tsvector('simple', job_search_text(new.title)), 'A') ||
    setweight(to_tsvector('simple', job_search_text((select string_agg(name || ' ' || array_to_string(aliases, ' '), ' ') from skills where id = any(new.skill_ids)))), 'B') ||
    setweight(to_tsvector('simple', job_search_text(new.organisation)), 'C') ||
    setweight(to_tsvector('simple', job_search_text(concat_ws(' ', new.city, new.state_name, new.country_name, array_to_string(new.tags, ' ')))), 'D');
  return new;
end $$;
create or replace trigger jobs_search before insert or update of title, organisation, city, state_name, country_name, skill_ids, tags on jobs for each row execute function set_job_search();
