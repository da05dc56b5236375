-- the words of a page as they were saved, each time they change
create or replace function keep_content_version() returns trigger language plpgsql as $$
declare
  former jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) else '{}' end;
  words jsonb := to_jsonb(new);
begin
  insert into content_versions (kind, page_id, title, summary, body, changes)
  select tg_argv[0], new.id, coalesce(words->>'title', words->>'question'),
    coalesce(words->>'summary', words->>'excerpt'), coalesce(words->>'body', words->>'answer'),
    coalesce(jsonb_object_agg(name, jsonb_build_object('from', former->name, 'to', words->name)), '{}')
  from unnest(array['title', 'question', 'summary', 'excerpt', 'body', 'answer']) name
  where words->name is distinct from former->name;
  return null;
end $$;

create or replace trigger help_pages_written after insert on help_pages
  for each row execute function keep_content_version('help');
create or replace trigger help_pages_rewritten after update of title, summary, body on help_pages
  for each row when ((old.title, old.summary, old.body) is distinct from (new.title, new.summary, new.body)) execute function keep_content_version('help');
create or replace trigger blogs_written after insert on blogs
  for each row execute function keep_content_version('blogs');
create or replace trigger blogs_rewritten after update of title, excerpt, body on blogs
  for each row when ((old.title, old.excerpt, old.body) is distinct from (new.title, new.excerpt, new.body)) execute function keep_content_version('blogs');
create or replace trigger skill_pages_written after insert on skill_pages
  for each row execute function keep_content_version('skills');
create or replace trigger skill_pages_rewritten after update of title, summary, body on skill_pages
  for each row when ((old.title, old.summary, old.body) is distinct from (new.title, new.summary, new.body)) execute function keep_content_version('skills');
create or replace trigger faqs_written after insert on faqs
  for each row execute function keep_content_version('faqs');
create or replace trigger faqs_rewritten after update of question, answer on faqs
  for each row when ((old.question, old.answer) is distinct from (new.question, new.answer)) execute function keep_content_version('faqs');
create or replace trigger legal_pages_written after insert on legal_pages
  for each row execute function keep_content_version('legal');
create or replace trigger legal_pages_rewritten after update of title, body on legal_pages
  for each row when ((old.title, old.body) is distinct from (new.title, new.body)) execute function keep_content_version('legal');
