-- Passes seats (where there is no zone) or units that an owner has on to another, or puts them on sale where there is no heir. Those
-- that are not its own any more stay as they are. Answers how many it were.
create or replace function pass_stock(
  of_event integer, of_performance integer, of_zone text, units integer[], holder uuid, heir uuid, at timestamptz
) returns bigint
language plpgsql as $$
declare
  xid constant xid8 := pg_current_xact_id();
  next_state constant text := case when heir is null then 'free' else 'held' end;
  until constant timestamptz := case when heir is null then '-infinity' else 'infinity' end;
  since constant timestamptz := case when heir is not null then at end;
  passed bigint;
begin
  perform commit_in_two_phases();
  if of_zone is null then
    update stock_seats
    set state = next_state, owner = heir, held_at = since, expires_at = until, changed = xid
    where event_id = of_event and performance_id = of_performance and seat = any(units) and state = 'held' and owner = holder;
  else
    update stock_units
    set state = next_state, owner = heir, held_at = since, expires_at = until
    where event_id = of_event and performance_id = of_performance and zone = of_zone and unit = any(units) and state = 'held'
      and owner = holder;
  end if;
  get diagnostics passed = row_count;
  return passed;
end $$;
