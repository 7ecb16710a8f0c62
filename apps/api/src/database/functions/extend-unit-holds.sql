-- Prolongs holds of general admission, and answers whether all of them were still its own.
create or replace function extend_unit_holds(
  of_event integer, of_performance integer, of_zone text, units integer[], holder uuid, until timestamptz
) returns boolean
language plpgsql as $$
declare
  kept bigint;
begin
  update stock_units
  set expires_at = until
  where event_id = of_event and performance_id = of_performance and zone = of_zone and unit = any(units)
    and state = 'held' and owner = holder;
  get diagnostics kept = row_count;
  return kept = cardinality(units);
end $$;
