create or replace function learn_job_words() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into job_words select distinct word from added, unnest(tsvector_to_array(search)) word where length(word) between 2 and 40 order by word on conflict do nothing;
  else
    insert into job_words select word from unnest(tsvector_to_array(new.search)) word where length(word) between 2 and 40 order by word on conflict do nothing;
  end if;
  return null;
end $$;
create or replace trigger jobs_words_added after insert on jobs referencing new table as added for each statement execute function learn_job_words();
create or replace trigger jobs_words_changed after update of title, organisation, city, state_name, country_name, skill_ids, tags on jobs for each row execute function learn_job_words();
