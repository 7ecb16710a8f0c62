-- Prolongs holds of general admission, and answers whether all of them were still its own.
create or replace function extend_unit_holds(
  of_event integer, of_performance integer, of_zone text, units integer[], holder uuid, until timestamptz
) returns boolean
language plpgsql as $$
declare
  after_list constant timestamptz := until + list_head_start();
  kept bigint;
begin
  update stock_units
  set expires_at = case when opened_by is not null then 'infinity' when wished then after_list else until end
  where event_id = of_event and performance_id = of_performance and zone = of_zone and unit = any(units)
    and state = 'held' and owner = holder;
  get diagnostics kept = row_count;
  return kept = cardinality(units);
end $$;
