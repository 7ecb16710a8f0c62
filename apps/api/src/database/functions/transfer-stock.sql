-- Transfers what an owner has to another, or to nobody: a basket's holds to its order, which keeps them without end until it sells
-- or frees them. What is freed is withheld again where a code opened it, and goes to the waiting list where somebody waits for it. Answers
-- how many units that were, so that the caller can tell whether it was all.
create or replace function transfer_stock(lines jsonb, holder uuid, heir uuid, next_state text) returns bigint
language plpgsql as $$
declare
  xid constant xid8 := pg_current_xact_id();
  until constant timestamptz := case next_state when 'held' then 'infinity' when 'free' then '-infinity' end;
  list constant uuid := waiting_list_owner();
  at constant timestamptz := now();
  line record;
  transferred bigint;
  total bigint := 0;
begin
  perform commit_in_two_phases();
  for line in
    select event_id, performance_id, zone, seat, units
    from jsonb_to_recordset(lines) as given (event_id integer, performance_id integer, zone text, seat integer, units integer[])
    order by event_id, performance_id, zone, seat
  loop
    if line.seat is null then
      update stock_units
      set state = case when heir is not null then next_state when opened_by is not null then 'withheld' when wished then 'held'
          else next_state end,
        owner = case when heir is null and wished and opened_by is null then list else heir end,
        expires_at = case when heir is not null then until when opened_by is not null then null when wished then 'infinity' else until end,
        held_at = case when heir is not null then held_at when wished and opened_by is null then at end
      where event_id = line.event_id and performance_id = line.performance_id and zone = line.zone and unit = any(line.units)
        and owner = holder;
    else
      update stock_seats
      set state = case when heir is not null then next_state when opened_by is not null then 'withheld' when wished then 'held'
          else next_state end,
        owner = case when heir is null and wished and opened_by is null then list else heir end,
        expires_at = case when heir is not null then until when opened_by is not null then null when wished then 'infinity' else until end,
        held_at = case when heir is not null then held_at when wished and opened_by is null then at end,
        -- Whoever looks at the hall sees a seat become free, not its taken one change hands.
        changed = case when heir is null then xid else changed end
      where event_id = line.event_id and performance_id = line.performance_id and seat = line.seat and owner = holder;
    end if;
    get diagnostics transferred = row_count;
    total := total + transferred;
  end loop;
  return total;
end $$;
