-- Keeps seats for a wish, all of them or none, and answers whether it did: those that the waiting list has, and those that nobody
-- has. A buyer may have been quicker with the latter.
create or replace function allot_seats(of_event integer, of_performance integer, seats integer[], taker uuid, at timestamptz)
returns boolean
language plpgsql as $$
declare
  xid constant xid8 := pg_current_xact_id();
  list constant uuid := waiting_list_owner();
  wanted integer;
begin
  perform commit_in_two_phases();
  foreach wanted in array seats loop
    update stock_seats
    set state = 'held', owner = taker, held_at = at, expires_at = 'infinity', changed = xid
    where event_id = of_event and performance_id = of_performance and seat = wanted and (owner = list or expires_at <= at);
    if not found then raise exception using errcode = 'TOFEW'; end if;
  end loop;
  return true;
exception when sqlstate 'TOFEW' then
  return false;
end $$;
