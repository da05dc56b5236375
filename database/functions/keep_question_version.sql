-- what was shown to somebody stays as it was: every content of a question is kept, and an attempt names the one it drew
create or replace function keep_question_version() returns trigger language plpgsql as $$
begin
  if tg_when = 'BEFORE' then
    if (new.kind, new.body, new.options, new.answer_key, new.explanation, new.exercise, new.passage_id)
      is distinct from (old.kind, old.body, old.options, old.answer_key, old.explanation, old.exercise, old.passage_id) then
      new.version := old.version + 1;
    else
      new.version := old.version;
    end if;
    return new;
  end if;
  if tg_op = 'INSERT' or new.version <> old.version then
    insert into question_versions (question_id, version, kind, body, options, answer_key, explanation, exercise, passage_id)
    values (new.id, new.version, new.kind, new.body, new.options, new.answer_key, new.explanation, new.exercise, new.passage_id);
  end if;
  return null;
end $$;
create or replace trigger questions_version before update on questions for each row execute function keep_question_version();
create or replace trigger questions_kept after insert or update on questions for each row execute function keep_question_version();
