-- Books what comes to be known after its day was closed to the first moment that is open: what was closed never changes.
create or replace function keep_out_of_closed() returns trigger
language plpgsql as $$
begin
  new.booked_at := greatest(new.booked_at, (select max(closed_before) from closed_periods));
  return new;
end $$;
