-- Takes the stock of an order that had lost it: all of it, or nothing. Answers the units of each line, or null.
create or replace function retake_stock(lines jsonb, taker uuid, at timestamptz) returns jsonb
language plpgsql as $$
declare
  xid constant xid8 := pg_current_xact_id();
  line record;
  got integer[];
  taken jsonb := '{}';
  -- What its codes had opened is withheld again; whether it may use them once more is asked when it has all of it.
  batches constant uuid[] := array(
    select distinct batch_id
    from vouchers
    where id in (select (jsonb_path_query(lines, '$[*].discounts[*].voucher_id') #>> '{}')::uuid));
begin
  perform commit_in_two_phases();
  for line in
    select offer_id, event_id, performance_id, zone, seat, count
    from jsonb_to_recordset(lines)
      as given (offer_id text, event_id integer, performance_id integer, zone text, seat integer, count integer)
    order by event_id, performance_id, zone, seat
  loop
    if line.seat is null then
      got := take_units(line.event_id, line.performance_id, line.zone, line.count, false, taker, at, 'infinity', batches);
    elsif take_seat(line.event_id, line.performance_id, line.zone, line.seat, taker, at, 'infinity', xid, batches) then
      got := array[line.seat];
    else
      got := '{}';
    end if;
    if cardinality(got) <> line.count then raise exception using errcode = 'TOFEW'; end if;
    taken := taken || jsonb_build_object(line.offer_id, got);
  end loop;
  return taken;
exception when sqlstate 'TOFEW' then
  return null;
end $$;
