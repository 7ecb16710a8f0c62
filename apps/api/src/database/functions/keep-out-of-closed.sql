-- Books what comes to be known after its day was closed to the first moment that is open: what was closed never changes. What a backup
-- brings was booked before, where it stands.
create or replace function keep_out_of_closed() returns trigger
language plpgsql as $$
begin
  if current_setting('parterre.is_restoring', true) is distinct from 'on' then
    new.booked_at := greatest(new.booked_at, (select max(closed_before) from closed_periods));
  end if;
  return new;
end $$;
