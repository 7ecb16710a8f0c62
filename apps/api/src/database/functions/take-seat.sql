-- Takes a seat for a basket or an order until a moment, and answers whether it is its own now (docs/decisions/holds.md). Moments
-- and the transaction's id are given, so that a cluster need not evaluate them. A taker compares `expires_at` with the moment:
-- nothing else frees a hold. What is withheld is taken only by whom one of the batches opens it to, and its hold does not lapse by itself:
-- a sweep has it withheld again.
create or replace function take_seat(
  of_event integer, of_performance integer, in_zone text, wanted integer,
  taker uuid, at timestamptz, until timestamptz, xid xid8, batches uuid[]
) returns boolean
language plpgsql as $$
declare
  after_list constant timestamptz := until + list_head_start();
begin
  insert into stock_seats as stock
    (event_id, performance_id, seat, zone, state, owner, held_at, expires_at, changed)
  values (of_event, of_performance, wanted, in_zone, 'held', taker, at, until, xid)
  on conflict (event_id, performance_id, seat) do update
  set zone = excluded.zone, state = 'held', owner = excluded.owner, held_at = excluded.held_at,
    expires_at = case when stock.opened_by is not null then 'infinity' when stock.wished then after_list else excluded.expires_at end,
    changed = case
      when stock.owner = excluded.owner and stock.expires_at > excluded.held_at then stock.changed
      else excluded.changed
    end
  where stock.expires_at <= excluded.held_at
    or (stock.state = 'held' and stock.owner = excluded.owner)
    or (stock.state = 'withheld' and stock.opened_by = any(batches));
  return found;
end $$;
