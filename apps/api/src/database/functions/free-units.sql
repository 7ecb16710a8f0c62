-- Frees held units of general admission. Those that are not its own any more stay as they are.
create or replace function free_units(of_event integer, of_performance integer, of_zone text, units integer[], holder uuid) returns void
language plpgsql as $$
begin
  update stock_units
  set state = 'free', owner = null, held_at = null, expires_at = '-infinity'
  where event_id = of_event and performance_id = of_performance and zone = of_zone and unit = any(units)
    and state = 'held' and owner = holder;
end $$;
