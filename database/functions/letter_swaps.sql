-- what a word may have been meant as when two letters beside each other changed places: pyhton, python
create or replace function letter_swaps(word text) returns text[] language sql immutable parallel safe strict as $$
  select array(
    select overlay(word placing substr(word, i + 1, 1) || substr(word, i, 1) from i for 2)
    from generate_series(1, least(length(word), 40) - 1) i
    where length(word) > 3 and substr(word, i, 1) <> substr(word, i + 1, 1)
  )
$$;
