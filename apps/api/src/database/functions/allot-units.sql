-- Keeps units of general admission for a wish and answers their numbers, as many as wanted or none: those that the waiting list has
-- first, then those that nobody has.
create or replace function allot_units(
  of_event integer, of_performance integer, of_zone text, wanted integer, taker uuid, at timestamptz
) returns integer[]
language plpgsql as $$
declare
  list constant uuid := waiting_list_owner();
  taken integer[];
begin
  perform commit_in_two_phases();
  with picked as (
    update stock_units
    set state = 'held', owner = taker, held_at = at, expires_at = 'infinity'
    where event_id = of_event and performance_id = of_performance and zone = of_zone and unit = any(array(
      select unit
      from stock_units
      where event_id = of_event and performance_id = of_performance and zone = of_zone and (owner = list or expires_at <= at)
      order by expires_at desc, unit
      limit wanted
      for update skip locked))
    returning unit
  )
  select coalesce(array_agg(unit order by unit), '{}') into taken from picked;
  if cardinality(taken) < wanted then raise exception using errcode = 'TOFEW'; end if;
  return taken;
exception when sqlstate 'TOFEW' then
  return '{}';
end $$;
