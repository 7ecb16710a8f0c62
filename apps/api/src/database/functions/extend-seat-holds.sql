-- Prolongs holds of seats, and answers whether all of them were still its own. One statement for each seat: told to look for any of
-- several, the planner, who knows nothing yet of a sale that has just begun, may read the whole hall.
create or replace function extend_seat_holds(
  of_event integer, of_performance integer, seats integer[], holder uuid, until timestamptz
) returns boolean
language plpgsql as $$
declare
  after_list constant timestamptz := until + list_head_start();
  own integer;
begin
  foreach own in array seats loop
    update stock_seats
    set expires_at = case when opened_by is not null then 'infinity' when wished then after_list else until end
    where event_id = of_event and performance_id = of_performance and seat = own and state = 'held' and owner = holder;
    if not found then return false; end if;
  end loop;
  return true;
end $$;
