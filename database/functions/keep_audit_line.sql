-- a line of the audit log says for good who did what to what, and when; who goes, or is made nameless, is only taken out of it
create or replace function keep_audit_line() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and (new.id, new.company_id, new.action, new.subject_type, new.subject_id, new.request_id, new.created_at)
      is not distinct from (old.id, old.company_id, old.action, old.subject_type, old.subject_id, old.request_id, old.created_at)
    and (new.actor_id is null or new.actor_id = old.actor_id)
    and (new.subject_label is null or new.subject_label = old.subject_label)
    and (new.reason is null or new.reason = old.reason)
    and (new.ip_address is null or new.ip_address = old.ip_address)
    and (new.changes = '{}' or new.changes = old.changes)
  then
    return new;
  end if;
  raise exception 'audit_log is append-only: what happened further is a further line' using errcode = 'restrict_violation';
end $$;
