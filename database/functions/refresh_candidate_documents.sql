-- a text of a profile as it reads before the contact is unlocked: `hideContacts` in SQL, with less hidden by no letter
create or replace function shown_text_of(said text, first_name text, last_name text) returns text language plpgsql immutable parallel safe as $$
declare
  -- what is before or after, without a question mark, which migrations take for a value
  not_before constant text := '(' || chr(63) || '<!';
  not_after constant text := '(' || chr(63) || '!';
  shown text := said;
  first text := regexp_replace(lower(first_name), '[^[:alnum:]]', '', 'g');
  last text := regexp_replace(lower(last_name), '[^[:alnum:]]', '', 'g');
  given text;
  family text;
  each text;
begin
  if shown ~* '@|[([]at[)\]]|/|www|\d.{0,2}\d' then
    shown := regexp_replace(shown, '[[:alnum:]._%+-]+(\s*(@|\(at\)|\[at\])\s*[[:alnum:].-]*\.[[:alpha:]]{2}[[:alnum:].-]*)+', ' ', 'gi');
    shown := regexp_replace(shown, '\m(https{0,1}://|www\.)\S+|\m(linkedin|github|gitlab|twitter|facebook|instagram|x|t|wa|telegram)\.(com|me)/\S+', ' ', 'gi');
    -- a page of a site, but not Node.js/React
    shown := regexp_replace(shown, not_before || '[[:alnum:]@./-])([[:alnum:]-]{1,63}\.){1,4}' || not_before || '\m(asp|ado|vb|ml|socket)\.)' || not_after || 'js/)[[:alpha:]]{2,10}/\S+', ' ', 'gi');
    shown := regexp_replace(shown, not_before || '[[:alnum:]])\+{0,1}\({0,1}\d([\s().-]{0,2}\d){8,14}' || not_after || '\d)', ' ', 'g');
  end if;
  if first = '' or length(last) < 2 or strpos(regexp_replace(lower(shown), '[^[:alnum:]]', '', 'g'), last) = 0 then
    return shown;
  end if;
  given := regexp_replace(regexp_replace(btrim(first_name), '([^[:alnum:][:space:]])', '\\\1', 'g'), '\s+', '\\s+', 'g');
  family := regexp_replace(regexp_replace(btrim(last_name), '([^[:alnum:][:space:]])', '\\\1', 'g'), '\s+', '\\s+', 'g');
  shown := regexp_replace(shown, not_before || '[[:alnum:]])(' || given || '\s+(\S{1,20}\s+){0,1})' || family || not_after || '[[:alnum:]])', '\1 ', 'gi');
  shown := regexp_replace(shown, not_before || '[[:alnum:]])' || family || '(,{0,1}\s+' || given || ')' || not_after || '[[:alnum:]])', ' \1', 'gi');
  -- names of accounts and sites
  for each in select word from regexp_split_to_table(shown, '[\s,;:()<>\[\]{}"|]+') word where strpos(regexp_replace(lower(word), '[^[:alnum:]]', '', 'g'), last) > 0 loop
    if strpos(regexp_replace(lower(each), '[^[:alnum:]]', '', 'g'), first) > 0 or each ~ '^@|[[:alnum:]]\.[[:alpha:]]{2}' then
      shown := replace(shown, each, ' ');
    end if;
  end loop;
  return shown;
end $$;

create or replace function shown_phrase_of(said text, first_name text, last_name text) returns text language sql immutable parallel safe as $$
  select search_phrase_of(shown_text_of(said, first_name, last_name))
$$;

-- what profiles are found by, as everyone reads it who finds them: by what is masked nobody is found, or a guess would be confirmed
create or replace function shown_phrases_of(wanted bigint[]) returns table (candidate_id bigint, kind text, value text) language sql stable as $$
  select s.candidate_id, s.kind, shown_phrase_of(s.said, u.first_name, u.last_name) from (
    select id as candidate_id, 'headline' as kind, headline::text as said from candidates where id = any(wanted)
    union select id, 'title', unnest(preferred_titles) from candidates where id = any(wanted)
    union select e.candidate_id, 'title', e.title from employments e where e.candidate_id = any(wanted)
    -- employers and schools are names of their own; they lie beside the words of the headline, which have other ids
    union select e.candidate_id, 'employer', e.company from employments e where e.candidate_id = any(wanted)
    union select a.candidate_id, 'school', a.institution from academic_records a where a.candidate_id = any(wanted)
  ) s join candidates c on c.id = s.candidate_id join users u on u.id = c.user_id
$$;

create or replace function refresh_candidate_documents(wanted bigint[]) returns void language plpgsql as $$
declare
  found bigint[];
begin
  -- one writer a candidate: what the others wrote is seen by the statements after this one
  perform from candidates where id = any(wanted) order by id for no key update;
  found := array(
    select c.id from candidates c join users u on u.id = c.user_id
    where c.id = any(wanted) and c.approval = 'approved' and c.visibility = 'active' and u.status = 'active');

  if cardinality(found) > 0 then
    insert into search_places (country_code, state_code, city, state_name, words)
    select distinct on (1, 2, lower(c.city), lower(c.state_name)) coalesce(c.country_code, '') as country, coalesce(c.state_code, ''), coalesce(c.city, ''), coalesce(c.state_name, ''),
      string_to_array(search_phrase_of(concat_ws(' ', c.city, c.state_name, (select name from locations where kind = 'country' and code = c.country_code))), ' ')
    from candidates c
    where c.id = any(found) and not exists (
      select from search_places p where p.country_code = coalesce(c.country_code, '') and p.state_code = coalesce(c.state_code, '') and lower(p.city) = lower(coalesce(c.city, '')) and lower(p.state_name) = lower(coalesce(c.state_name, '')))
    on conflict do nothing;

    insert into search_terms (kind, value)
    select distinct kind, value from shown_phrases_of(found) named
    where kind <> 'headline' and value <> '' and not exists (select from search_terms t where t.kind = named.kind and t.value = named.value)
    order by 1, 2 on conflict do nothing;

    -- the words of headlines, titles, employers, schools, skills and places: where a mistyped one finds its neighbours
    insert into search_terms (kind, value)
    select distinct 'word', word as value from (
      select unnest(string_to_array(phrase, ' ')) as word from (
        select value as phrase from shown_phrases_of(found)
        union select search_phrase_of(name || ' ' || array_to_string(aliases, ' ')) from skills where id in (select skill_id from candidate_skills where candidate_id = any(found))
      ) phrases
      union select unnest(p.words) from candidates c join search_places p on p.country_code = coalesce(c.country_code, '') and p.state_code = coalesce(c.state_code, '') and lower(p.city) = lower(coalesce(c.city, '')) and lower(p.state_name) = lower(coalesce(c.state_name, ''))
      where c.id = any(found)
    ) words
    where length(word) between 1 and 40 and not exists (select from search_terms t where t.kind = 'word' and t.value = word)
    order by 2 on conflict do nothing;

    with skilled as (
      select candidate_id, array_agg(skill_id::int order by skill_id) as ids, array_agg(coalesce(years * 10, 0)::int order by skill_id) as years
      from candidate_skills where candidate_id = any(found) group by 1
    ), stacked as (
      select candidate_id, array_agg(stack_id::int order by stack_id) as ids from (
        select s.candidate_id, p.stack_id from candidate_skills s join stack_parts p on p.skill_id = s.skill_id
        where s.candidate_id = any(found) group by 1, 2 having count(*) >= max(p.needed)
      ) held group by 1
    ), said as materialized (
      select * from shown_phrases_of(found)
    ), titled as (
      select candidate_id, array_agg(distinct t.id) as ids from said join search_terms t on t.kind = 'title' and t.value = said.value
      where said.kind = 'title' group by 1
    ), worded as (
      select candidate_id, array_agg(distinct t.id) as ids from (
        select candidate_id, 'word' as kind, unnest(string_to_array(value, ' ')) as word from said where kind = 'headline'
        union select candidate_id, kind, value from said where kind in ('employer', 'school')
      ) words join search_terms t on t.kind = words.kind and t.value = word group by 1
    ), tested as (
      -- verified marks of skills: passed, still valid and shown
      select r.candidate_id, array_agg(distinct t.skill_id::int order by t.skill_id::int) as ids
      from test_results r join attempts a on a.id = r.attempt_id and a.status = 'done' join assessments t on t.id = r.assessment_id and t.kind = 'skill'
      where r.candidate_id = any(found) and r.passed and r.shown and r.valid_until > now() group by 1
    ), schooled as (
      select candidate_id, max(case
        when degree ~* '\m(ph\.{0,1} {0,1}d|doctor)' then 4
        when degree ~* '\m(master|m\.{0,1} {0,1}tech|m\.{0,1} {0,1}sc|m\.{0,1} {0,1}eng|m\.e\.{0,1}|m\.s\.{0,1}|m\.a\.{0,1}|mba|mca|ms|me|ma)\M' then 3
        when degree ~* '\m(bachelor|b\.{0,1} {0,1}tech|b\.{0,1} {0,1}sc|b\.{0,1} {0,1}eng|b\.e\.{0,1}|b\.s\.{0,1}|b\.a\.{0,1}|bba|bca|bcom|bs|be|ba)\M' then 2
        when degree ~* '\m(diploma|associate)' then 1 else 0 end) as level
      from academic_records where candidate_id = any(found) group by 1
    )
    insert into candidate_documents as d (candidate_id, searchable, skill_ids, skill_years, stack_ids, title_ids, word_ids, test_ids, place_id, country_code, time_zone, experience, pay, currency, notice,
      work_modes, job_types, availability, english, english_cleared, education, relocation, progress, active_at, listed_at, spotlight_until, promoted_until)
    select c.id, true, coalesce(skilled.ids, '{}'), coalesce(skilled.years, '{}'), coalesce(stacked.ids, '{}'), coalesce(titled.ids, '{}'), coalesce(worded.ids, '{}'), coalesce(tested.ids, '{}'), p.id, c.country_code, u.time_zone,
      (c.experience_years * 10)::int,
      case when c.expected_pay_currency is not null then c.expected_pay * case c.expected_pay_per when 'hour' then 2080 when 'month' then 12 else 1 end end, c.expected_pay_currency, c.notice_period_days,
      ('On Site' = any(c.work_modes))::int + 2 * ('Remote' = any(c.work_modes))::int + 4 * ('Hybrid' = any(c.work_modes))::int,
      ('Full-Time' = any(c.job_types))::int + 2 * ('Part-Time' = any(c.job_types))::int + 4 * ('Contract' = any(c.job_types))::int + 8 * ('Freelance' = any(c.job_types))::int + 16 * ('Internship' = any(c.job_types))::int,
      case c.availability when 'looking' then 2 when 'open' then 1 when 'not_looking' then 0 else 3 end, coalesce(array_position(array['A1', 'A2', 'B1', 'B2', 'C1', 'C2'], c.english_band), 0), c.english = 'cleared',
      coalesce(schooled.level, 0), c.relocation, c.progress,
      extract(epoch from greatest(c.last_active_at, u.last_active_at))::bigint, extract(epoch from coalesce(c.approved_at, c.created_at))::bigint,
      coalesce(extract(epoch from c.spotlight_expires_at)::bigint, 0), coalesce(extract(epoch from c.promotion_expires_at)::bigint, 0)
    from candidates c join users u on u.id = c.user_id
    left join search_places p on p.country_code = coalesce(c.country_code, '') and p.state_code = coalesce(c.state_code, '') and lower(p.city) = lower(coalesce(c.city, '')) and lower(p.state_name) = lower(coalesce(c.state_name, ''))
    left join skilled on skilled.candidate_id = c.id
    left join stacked on stacked.candidate_id = c.id
    left join titled on titled.candidate_id = c.id
    left join worded on worded.candidate_id = c.id
    left join tested on tested.candidate_id = c.id
    left join schooled on schooled.candidate_id = c.id
    where c.id = any(found)
    on conflict (candidate_id) do update set searchable = true, skill_ids = excluded.skill_ids, skill_years = excluded.skill_years, stack_ids = excluded.stack_ids, title_ids = excluded.title_ids, word_ids = excluded.word_ids, test_ids = excluded.test_ids,
      place_id = excluded.place_id, country_code = excluded.country_code, time_zone = excluded.time_zone, experience = excluded.experience, pay = excluded.pay, currency = excluded.currency, notice = excluded.notice,
      work_modes = excluded.work_modes, job_types = excluded.job_types, availability = excluded.availability, english = excluded.english, english_cleared = excluded.english_cleared, education = excluded.education,
      relocation = excluded.relocation, progress = excluded.progress, active_at = excluded.active_at, listed_at = excluded.listed_at, spotlight_until = excluded.spotlight_until, promoted_until = excluded.promoted_until,
      changed = excluded.changed
    where (d.searchable, d.skill_ids, d.skill_years, d.stack_ids, d.title_ids, d.word_ids, d.test_ids, d.place_id, d.country_code, d.time_zone, d.experience, d.pay, d.currency, d.notice, d.work_modes, d.job_types, d.availability,
        d.english, d.english_cleared, d.education, d.relocation, d.progress, d.active_at, d.listed_at, d.spotlight_until, d.promoted_until)
      is distinct from (excluded.searchable, excluded.skill_ids, excluded.skill_years, excluded.stack_ids, excluded.title_ids, excluded.word_ids, excluded.test_ids, excluded.place_id, excluded.country_code, excluded.time_zone, excluded.experience,
        excluded.pay, excluded.currency, excluded.notice, excluded.work_modes, excluded.job_types, excluded.availability, excluded.english, excluded.english_cleared, excluded.education, excluded.relocation, excluded.progress,
        excluded.active_at, excluded.listed_at, excluded.spotlight_until, excluded.promoted_until);
  end if;

  update candidate_documents set searchable = false, skill_ids = '{}', skill_years = '{}', stack_ids = '{}', title_ids = '{}', word_ids = '{}', test_ids = '{}', place_id = null, country_code = null, time_zone = null, experience = 0,
    pay = null, currency = null, notice = null, work_modes = 0, job_types = 0, availability = 0, english = 0, english_cleared = false, education = 0, relocation = false, progress = 0, active_at = 0, listed_at = 0,
    spotlight_until = 0, promoted_until = 0, changed = pg_current_xact_id()
  where candidate_id = any(wanted) and searchable and not candidate_id = any(found);
end $$;
