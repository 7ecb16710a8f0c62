-- Takes units of general admission and answers their numbers: as many as wanted, fewer only if that is accepted, else none. Picks
-- those that no rival is taking. If they are too few, it gives them up, so that nobody waits for what it has in hand, and waits for
-- its rivals, in order: what they give up is then its own to pick.
create or replace function take_units(
  of_event integer, of_performance integer, of_zone text, wanted integer, accepts_fewer boolean,
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
        where event_id = of_event and performance_id = of_performance and zone = of_zone and unit = any(array(
          select unit
          from stock_units
          where event_id = of_event and performance_id = of_performance and zone = of_zone and expires_at <= at
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
    if not create_missing_units(of_event, of_performance, of_zone) then
      perform from stock_units
        where event_id = of_event and performance_id = of_performance and zone = of_zone and expires_at <= at
        order by expires_at, unit
        limit wanted
        for update;
      is_last := true;
    end if;
  end loop;
end $$;
