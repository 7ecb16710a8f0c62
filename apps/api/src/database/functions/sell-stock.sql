-- Sells what an order holds: all of it, or the transaction fails. On a cluster a part of it may be readable only a moment later.
create or replace function sell_stock(lines jsonb, holder uuid) returns void
language plpgsql as $$
declare
  wanted constant bigint := (select sum(jsonb_array_length(line -> 'units')) from jsonb_array_elements(lines) as line);
begin
  if transfer_stock(lines, holder, holder, 'sold') < wanted then
    raise exception using errcode = 'TOFEW', message = format('order %s does not hold all that it is to be sold', holder);
  end if;
end $$;
