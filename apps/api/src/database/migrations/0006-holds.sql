-- Taking, keeping and freeing stock (docs/decisions/holds.md). Each statement names one event; moments and the transaction's
-- id are given, so that a cluster need not evaluate them. A taker compares `expires_at` with the moment: nothing else frees a hold.
create function take_seat(
  of_event integer, of_date integer, in_zone text, wanted integer,
  taker uuid, at timestamptz, until timestamptz, xid xid8
) returns boolean
language plpgsql as $$
begin
  insert into stock_seats as stock
    (event_id, date_id, seat, zone, state, owner, held_at, expires_at, changed)
  values (of_event, of_date, wanted, in_zone, 'held', taker, at, until, xid)
  on conflict (event_id, date_id, seat) do update
  set zone = excluded.zone, state = 'held', owner = excluded.owner, held_at = excluded.held_at,
    expires_at = excluded.expires_at,
    changed = case
      when stock.owner = excluded.owner and stock.expires_at > excluded.held_at then stock.changed
      else excluded.changed
    end
  where stock.expires_at <= excluded.held_at
    or (stock.state = 'held' and stock.owner = excluded.owner);
  return found;
end $$;

-- Answers whether all of them are still its own. One statement for each seat: told to look for any of several, the planner,
-- who knows nothing yet of a sale that has just begun, may read the whole hall.
create function keep_seats(
  of_event integer, of_date integer, seats integer[], holder uuid, until timestamptz
) returns boolean
language plpgsql as $$
declare
  own integer;
begin
  foreach own in array seats loop
    update stock_seats
    set expires_at = until
    where event_id = of_event and date_id = of_date and seat = own and state = 'held' and owner = holder;
    if not found then return false; end if;
  end loop;
  return true;
end $$;

-- Those that are not its own any more stay as they are.
create function free_seats(of_event integer, of_date integer, seats integer[], holder uuid, xid xid8) returns void
language plpgsql as $$
declare
  own integer;
begin
  foreach own in array seats loop
    update stock_seats
    set state = 'free', owner = null, held_at = null, expires_at = '-infinity', changed = xid
    where event_id = of_event and date_id = of_date and seat = own and state = 'held' and owner = holder;
  end loop;
end $$;

-- Makes rows for places that have none yet, and answers whether there were any. An import that changes the capacity waits
-- for the lock on the date, or makes us wait, and clears the free rows afterwards.
create function grow_units(of_event integer, of_date integer, of_zone text) returns boolean
language plpgsql as $$
declare
  batch constant integer := 200;
  places bigint;
  made bigint;
  missing integer[];
begin
  perform from event_dates where event_id = of_event and id = of_date for share;
  select general_places(
      case when dates.plan_id is not null then coalesce(zones.places, 0) end,
      types.capacity, halls.given_capacity, withheld.count)
    into places
    from event_dates as dates
    join ticket_types as types
      on types.event_id = dates.event_id and types.price_list = dates.price_list and types.zone = of_zone
    join halls on halls.id = dates.hall_id
    left join plan_zones as zones on zones.plan_id = dates.plan_id and zones.zone = types.zone
    left join withheld_units as withheld
      on withheld.event_id = dates.event_id and withheld.date_id = dates.id and withheld.zone = types.zone
    where dates.event_id = of_event and dates.id = of_date;
  select count(*) into made
    from stock_units
    where event_id = of_event and date_id = of_date and zone = of_zone;
  if made >= coalesce(places, 0) then return false; end if;
  missing := array(
    select unit from generate_series(1, places::integer) as unit
    except
    select unit from stock_units where event_id = of_event and date_id = of_date and zone = of_zone
    order by unit
    limit least(batch, places - made));
  insert into stock_units (event_id, date_id, zone, unit, state, expires_at)
  select of_event, of_date, of_zone, unit, 'free', '-infinity'
  from unnest(missing) as unit
  order by unit
  on conflict do nothing;
  return true;
end $$;

-- Takes places and answers their numbers: as many as wanted, fewer only if that is accepted, else none. Picks those that no rival
-- is taking. If they are too few, it gives them up, so that nobody waits for what it has in hand, and waits for its rivals, in
-- order: what they give up is then its own to pick.
create function take_units(
  of_event integer, of_date integer, of_zone text, wanted integer, accepts_fewer boolean,
  taker uuid, at timestamptz, until timestamptz
) returns integer[]
language plpgsql as $$
declare
  taken integer[];
  is_last boolean := false;
begin
  loop
    begin
      with picked as (
        update stock_units
        set state = 'held', owner = taker, held_at = at, expires_at = until
        where event_id = of_event and date_id = of_date and zone = of_zone and unit = any(array(
          select unit
          from stock_units
          where event_id = of_event and date_id = of_date and zone = of_zone and expires_at <= at
          order by expires_at, unit
          limit wanted
          for update skip locked))
        returning unit
      )
      select coalesce(array_agg(unit order by unit), '{}') into taken from picked;
      if cardinality(taken) = wanted or (is_last and accepts_fewer) then return taken; end if;
      raise exception using errcode = 'TOFEW';
    exception when sqlstate 'TOFEW' then
      if is_last then return '{}'; end if;
    end;
    if not grow_units(of_event, of_date, of_zone) then
      perform from stock_units
        where event_id = of_event and date_id = of_date and zone = of_zone and expires_at <= at
        order by expires_at, unit
        limit wanted
        for update;
      is_last := true;
    end if;
  end loop;
end $$;

create function keep_units(
  of_event integer, of_date integer, of_zone text, units integer[], holder uuid, until timestamptz
) returns boolean
language plpgsql as $$
declare
  kept bigint;
begin
  update stock_units
  set expires_at = until
  where event_id = of_event and date_id = of_date and zone = of_zone and unit = any(units)
    and state = 'held' and owner = holder;
  get diagnostics kept = row_count;
  return kept = cardinality(units);
end $$;

create function free_units(of_event integer, of_date integer, of_zone text, units integer[], holder uuid) returns void
language plpgsql as $$
begin
  update stock_units
  set state = 'free', owner = null, held_at = null, expires_at = '-infinity'
  where event_id = of_event and date_id = of_date and zone = of_zone and unit = any(units)
    and state = 'held' and owner = holder;
end $$;
