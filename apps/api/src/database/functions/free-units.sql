-- Frees held units of general admission; those that a code opened are withheld again, those that somebody waits for go to the waiting
-- list. Those that are not its own any more stay as they are.
create or replace function free_units(of_event integer, of_performance integer, of_zone text, units integer[], holder uuid) returns void
language plpgsql as $$
declare
  list constant uuid := waiting_list_owner();
  at constant timestamptz := now();
begin
  update stock_units
  set state = case when opened_by is not null then 'withheld' when wished then 'held' else 'free' end,
    owner = case when wished and opened_by is null then list end,
    held_at = case when wished and opened_by is null then at end,
    expires_at = case when opened_by is not null then null when wished then 'infinity' else '-infinity' end::timestamptz
  where event_id = of_event and performance_id = of_performance and zone = of_zone and unit = any(units)
    and state = 'held' and owner = holder;
end $$;
