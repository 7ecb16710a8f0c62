-- An order with all that belongs to it, for whoever changes it: waits until nobody else does, and then reads what they left.
-- Two statements, so that the second sees what was committed while the first waited.
create or replace function lock_order(wanted uuid) returns setof whole_orders
language plpgsql rows 1 as $$
begin
  perform from orders where id = wanted for update;
  return query select * from whole_orders where id = wanted;
end $$;
