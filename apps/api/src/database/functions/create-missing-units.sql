-- Makes rows for units of general admission that have none yet, some at a time, and answers whether there were any. An import that
-- changes the capacity waits for the lock on the performance, or makes us wait, and clears the free rows afterwards; so does the waiting list
-- when it closes. Where somebody waits for the others of the zone, new ones are the list's, and not on sale before it has looked.
create or replace function create_missing_units(of_event integer, of_performance integer, of_zone text) returns boolean
language plpgsql as $$
declare
  batch constant integer := 200;
  sellable bigint;
  made bigint;
  missing integer[];
  is_wished boolean;
  list constant uuid := waiting_list_owner();
  at constant timestamptz := now();
begin
  perform from performances where event_id = of_event and id = of_performance for share;
  select general_admission_capacity(
      case when performances.plan_id is not null then coalesce(zones.units, 0) end,
      types.capacity, halls.stated_capacity, withheld.count)
    into sellable
    from performances
    join ticket_types as types
      on types.event_id = performances.event_id and types.price_list = performances.price_list and types.zone = of_zone
    join halls on halls.id = performances.hall_id
    left join plan_zones as zones on zones.plan_id = performances.plan_id and zones.zone = types.zone
    left join withheld_units as withheld
      on withheld.event_id = performances.event_id and withheld.performance_id = performances.id and withheld.zone = types.zone
    where performances.event_id = of_event and performances.id = of_performance;
  select count(*) into made
    from stock_units
    where event_id = of_event and performance_id = of_performance and zone = of_zone;
  if made >= coalesce(sellable, 0) then return false; end if;
  missing := array(
    select unit from generate_series(1, sellable::integer) as unit
    except
    select unit from stock_units where event_id = of_event and performance_id = of_performance and zone = of_zone
    order by unit
    limit least(batch, sellable - made));
  is_wished := exists (
    select from stock_units where event_id = of_event and performance_id = of_performance and zone = of_zone and wished);
  insert into stock_units (event_id, performance_id, zone, unit, state, owner, held_at, expires_at, wished)
  select of_event, of_performance, of_zone, unit, case when is_wished then 'held' else 'free' end, case when is_wished then list end,
    case when is_wished then at end, case when is_wished then 'infinity' else '-infinity' end::timestamptz, is_wished
  from unnest(missing) as unit
  order by unit
  on conflict do nothing;
  return true;
end $$;
