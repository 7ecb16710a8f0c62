-- How much longer a hold keeps others away from what somebody waits for. What nobody waits for is free as soon as its hold ends; the
-- rest is given up by a sweep, which needs a moment: until then nobody is quicker than the waiting list.
create or replace function list_head_start() returns interval
language sql immutable parallel safe
as $$
  select interval '10 minutes'
$$;
