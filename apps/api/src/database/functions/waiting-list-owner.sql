-- Who owns stock that was given up and that the waiting list has not passed on yet: nobody's basket, order or allotment.
create or replace function waiting_list_owner() returns uuid
language sql immutable parallel safe
as $$
  select '00000000-0000-0000-0000-000000000000'::uuid
$$;
