-- Takes units of general admission and answers their numbers: as many as wanted, fewer only if that is accepted, else none. Picks
-- those that no rival is taking. If they are too few, it gives them up, so that nobody waits for what it has in hand, and waits for
-- its rivals, in order: what they give up is then its own to pick. What one of the batches opens to it comes first.
create or replace function take_units(
  of_event integer, of_performance integer, of_zone text, wanted integer, accepts_fewer boolean,
  taker uuid, at timestamptz, until timestamptz, batches uuid[]
) returns integer[]
language plpgsql as $$
declare
  after_list constant timestamptz := until + list_head_start();
  opened integer[] := '{}';
  taken integer[];
  is_last boolean := false;
begin
  loop
    begin
      if batches <> '{}' then
        with picked as (
          update stock_units
          set state = 'held', owner = taker, held_at = at, expires_at = 'infinity'
          where event_id = of_event and performance_id = of_performance and zone = of_zone and unit = any(array(
            select unit
            from stock_units
            where event_id = of_event and performance_id = of_performance and zone = of_zone and state = 'withheld'
              and opened_by = any(batches)
            order by unit
            limit wanted
            for update skip locked))
          returning unit
        )
        select coalesce(array_agg(unit order by unit), '{}') into opened from picked;
      end if;
      with picked as (
        update stock_units
        set state = 'held', owner = taker, held_at = at,
          expires_at = case when wished then after_list else until end
        where event_id = of_event and performance_id = of_performance and zone = of_zone and unit = any(array(
          select unit
          from stock_units
          where event_id = of_event and performance_id = of_performance and zone = of_zone and expires_at <= at
          order by expires_at, unit
          limit wanted - cardinality(opened)
          for update skip locked))
        returning unit
      )
      select opened || coalesce(array_agg(unit order by unit), '{}') into taken from picked;
      if cardinality(taken) = wanted or (is_last and accepts_fewer) then return taken; end if;
      raise exception using errcode = 'TOFEW';
    exception when sqlstate 'TOFEW' then
      if is_last then return '{}'; end if;
    end;
    if batches <> '{}' then
      perform from stock_units
        where event_id = of_event and performance_id = of_performance and zone = of_zone and state = 'withheld' and opened_by = any(batches)
        order by unit
        limit wanted
        for update;
    end if;
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
