-- How a date stands at a moment, as a number so that the best of an event's dates is the smallest:
-- 0 on sale, 1 soon, 2 sold out, 3 postponed, 4 cancelled, 5 ended.
create function sale_rank(showing showings, at timestamptz) returns integer
language sql stable parallel safe
return case
  when showing.status = 'cancelled' then 4
  when showing.sale_ends_at <= at or showing.ended_at <= at then 5
  when showing.status = 'postponed' then 3
  when showing.sale_starts_at > at then 1
  when showing.sold_out then 2
  else 0
end;
