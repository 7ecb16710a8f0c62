-- Keeps the journal as it was written: its trigger refuses every update, delete and truncate.
create or replace function reject_journal_change() returns trigger
language plpgsql as $$
begin
  raise exception 'the journal is only ever added to';
end $$;
