-- Releases one basket whose hold has ended, if there is one that no other sweeper has, and answers the performances it had; else null.
create or replace function release_expired_basket(at timestamptz) returns integer[]
language plpgsql as $$
declare
  xid constant xid8 := pg_current_xact_id();
  ended record;
  line record;
  performance_ids integer[] := '{}';
begin
  select id, lines into ended
    from baskets
    where expires_at <= at
    order by expires_at
    limit 1
    for update skip locked;
  if not found then return null; end if;
  -- As in change_basket.
  if not commit_in_two_phases() then perform set_config('synchronous_commit', 'off', true); end if;
  for line in
    select event_id, performance_id, zone, seat, units
    from jsonb_to_recordset(ended.lines)
      as given (event_id integer, performance_id integer, zone text, seat integer, units integer[])
    where units <> '{}'
    order by event_id, performance_id, zone, seat
  loop
    if line.seat is null then
      perform free_units(line.event_id, line.performance_id, line.zone, line.units, ended.id);
    else
      perform free_seats(line.event_id, line.performance_id, line.units, ended.id, xid);
    end if;
    performance_ids := performance_ids || line.performance_id;
  end loop;
  update baskets
  set held_since = null, expires_at = null, version = version + 1, lines = coalesce((
    select jsonb_agg(
      case when listed -> 'units' = '[]' then listed
      else listed || jsonb_build_object('units', array[]::integer[], 'count', jsonb_array_length(listed -> 'units'))
      end
      order by place)
    from jsonb_array_elements(lines) with ordinality as each (listed, place)), '[]')
  where id = ended.id;
  return performance_ids;
end $$;
