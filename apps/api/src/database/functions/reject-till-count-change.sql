-- Keeps what was counted as it was written: its trigger refuses every update, delete and truncate.
create or replace function reject_till_count_change() returns trigger
language plpgsql as $$
begin
  raise exception 'counts of a till are only ever added to';
end $$;
