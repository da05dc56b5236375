create or replace function annulled_attempts_follow() returns trigger language plpgsql as $$
begin
  perform refresh_candidate_documents(array[new.candidate_id]);
  return null;
end $$;
-- each row by itself: only then the condition keeps other changes of attempts from calling it
create or replace trigger attempts_found_annulled after update of status on attempts for each row when (old.status is distinct from new.status and new.status = 'void') execute function annulled_attempts_follow();
