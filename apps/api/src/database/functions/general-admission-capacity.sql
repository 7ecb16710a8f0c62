-- How many units of general admission a zone has for sale at one performance. `plan_units` is null where that has no plan; then
-- the ticket type says it, else the hall.
create or replace function general_admission_capacity(
  plan_units integer, type_capacity integer, hall_capacity integer, withheld bigint
) returns bigint
language sql immutable parallel safe
as $$
  select case when plan_units is null then coalesce(type_capacity, hall_capacity, 0) else least(plan_units, type_capacity) end
    - coalesce(withheld, 0)
$$;
