-- How a date stands at a moment, as its place among the states from the most hopeful to the least, so that an event
-- stands as the smallest of its dates. The rule is domain/price/sale-state; a test holds the two together.
create function sale_rank(showing showings, at timestamptz) returns integer
language sql stable parallel safe
return case
  when showing.status = 'cancelled' then 5
  when showing.status = 'postponed' then 3
  when least(showing.started_at, showing.sale_ends_at) <= at then 4
  when showing.sale_starts_at > at then 1
  when showing.sold_out then 2
  else 0
end;
