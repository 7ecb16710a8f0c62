-- The sale state of a performance at a moment, as its rank from the most promising to the least, so that the state of an event is the
-- smallest rank of its performances. The rule is domain/price/sale-state; a test holds the two together. Takes columns: a whole
-- row is of another type on each shard of a cluster.
create or replace function sale_rank(
  status text, started_at timestamptz, sale_starts_at timestamptz, sale_ends_at timestamptz, sold_out boolean, at timestamptz
) returns integer
language sql stable parallel safe
as $$
  select case
    when status = 'cancelled' then 5
    when status = 'postponed' then 3
    when least(started_at, sale_ends_at) <= at then 4
    when sale_starts_at > at then 1
    when sold_out then 2
    else 0
  end
$$;
