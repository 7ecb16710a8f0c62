-- Has seats go to the waiting list when they are given up; a hold that has ended already ends there, and one that runs not before it was
-- `swept_by`. Two statements: on a cluster, what becomes of a row that is there cannot be told by a value where rows are selected.
create or replace function mark_seats(
  of_event integer, of_performance integer, seats integer[], zones text[], at timestamptz, swept_by timestamptz
) returns void
language plpgsql as $$
declare
  xid constant xid8 := pg_current_xact_id();
  list constant uuid := waiting_list_owner();
begin
  perform commit_in_two_phases();
  insert into stock_seats (event_id, performance_id, seat, zone, state, expires_at, wished)
  select of_event, of_performance, given.seat, given.zone, 'free', '-infinity', true
  from unnest(seats, zones) as given (seat, zone)
  order by given.seat
  on conflict do nothing;
  -- In their order, as buyers lock them.
  update stock_seats
  set wished = true,
    owner = case when state = 'held' and expires_at <= at then list else owner end,
    changed = case when state = 'held' and expires_at <= at then xid else changed end,
    expires_at = case
      when state = 'held' and expires_at <= at then 'infinity'
      when state = 'held' then greatest(expires_at, swept_by)
      else expires_at
    end
  where event_id = of_event and performance_id = of_performance and seat = any(array(
    select seat
    from stock_seats
    where event_id = of_event and performance_id = of_performance and seat = any(seats) and not wished
    order by seat
    for update));
end $$;
