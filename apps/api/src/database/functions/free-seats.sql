-- Frees held seats. Those that are not its own any more stay as they are.
create or replace function free_seats(of_event integer, of_performance integer, seats integer[], holder uuid, xid xid8) returns void
language plpgsql as $$
declare
  own integer;
begin
  foreach own in array seats loop
    update stock_seats
    set state = 'free', owner = null, held_at = null, expires_at = '-infinity', changed = xid
    where event_id = of_event and performance_id = of_performance and seat = own and state = 'held' and owner = holder;
  end loop;
end $$;
