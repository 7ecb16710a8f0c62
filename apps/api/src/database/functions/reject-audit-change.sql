-- Keeps the audit log as it was written: its trigger refuses every update, delete and truncate.
create or replace function reject_audit_change() returns trigger
language plpgsql as $$
begin
  raise exception 'the audit log is only ever added to';
end $$;
