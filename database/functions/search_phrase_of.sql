-- text as its words with one space between; `job_search_text` keeps c++, c# and .net apart
create or replace function search_phrase_of(value text) returns text language sql immutable parallel safe as $$
  select left(btrim(regexp_replace(job_search_text(value), '[^[:alnum:]]+', ' ', 'g')), 120)
$$;
