-- Baskets span events, so they live in a plain table of the coordinator. Their lines are read and written whole, and name
-- the stock they hold by its keys: ticket_id, event_id, date_id, zone, seat (null for general admission), units (the seat
-- or the numbers of places it holds; none once it is released), count (once it is released), price_minor, service_fee_minor.
create table baskets (
  id uuid primary key,
  created_at timestamptz not null,
  currency currency_code not null,
  -- Until when its lines are held; null when none is.
  expires_at timestamptz,
  extensions_left integer not null check (extensions_left >= 0),
  lines jsonb not null check (jsonb_typeof(lines) = 'array'),
  -- Another one after every change: a change decided on an older one is decided again.
  version integer not null check (version > 0),
  -- The last changes by their idempotency key, each with a digest of what was asked.
  recent_keys text[] not null,
  updated_at timestamptz not null
);

create index on baskets (expires_at);

create function integers(given jsonb) returns integer[]
language sql immutable parallel safe
return translate(given::text, '[]', '{}')::integer[];

-- Makes a basket what it was decided to be, all of it or nothing: frees stock, takes some, keeps the rest, writes its lines.
-- What it is given stands in the order of docs/decisions/holds.md, by event, date, zone and unit. `take` names one ticket, or
-- several of which fewer are accepted; `zone` is null where units are seats. Answers `done` with the units taken of each,
-- `short` when there is too little, or `stale` when the basket is not as it was `seen` (0: not there).
create function change_basket(basket uuid, seen integer, at timestamptz, change jsonb) returns jsonb
language plpgsql as $$
declare
  -- A hold may be forgotten in a crash of the server; an order, which does not come through here, may not.
  durability constant text := set_config('synchronous_commit', 'off', true);
  xid constant xid8 := pg_current_xact_id();
  until constant timestamptz := change ->> 'expires_at';
  accepts_fewer constant boolean := change -> 'accepts_fewer';
  next_lines jsonb := change -> 'lines';
  op jsonb;
  got integer[];
  total integer := 0;
  taken jsonb := '{}';
  is_own boolean;
begin
  if seen > 0 then
    perform from baskets where id = basket and version = seen for update;
    if not found then return '{"kind":"stale"}'; end if;
  end if;
  for place in 0 .. jsonb_array_length(change -> 'free') - 1 loop
    op := change -> 'free' -> place;
    if op ->> 'zone' is null then
      perform free_seats((op -> 'event_id')::integer, (op -> 'date_id')::integer, integers(op -> 'units'), basket, xid);
    else
      perform free_units((op -> 'event_id')::integer, (op -> 'date_id')::integer, op ->> 'zone', integers(op -> 'units'),
        basket);
    end if;
  end loop;
  for place in 0 .. jsonb_array_length(change -> 'take') - 1 loop
    op := change -> 'take' -> place;
    if op ->> 'seat' is null then
      got := take_units((op -> 'event_id')::integer, (op -> 'date_id')::integer, op ->> 'zone',
        (op -> 'wanted')::integer, accepts_fewer, basket, at, until);
    elsif take_seat((op -> 'event_id')::integer, (op -> 'date_id')::integer, op ->> 'zone', (op -> 'seat')::integer,
      basket, at, until, xid) then
      got := array[(op -> 'seat')::integer];
    else
      got := '{}';
    end if;
    taken := taken || jsonb_build_object(op ->> 'ticket_id', got);
    total := total + cardinality(got);
  end loop;
  if taken <> '{}' then
    if total = 0 then return '{"kind":"short"}'; end if;
    for place in 0 .. jsonb_array_length(next_lines) - 1 loop
      op := next_lines -> place;
      if taken ? (op ->> 'ticket_id') then
        next_lines := jsonb_set(next_lines, array[place::text, 'units'], (op -> 'units') || (taken -> (op ->> 'ticket_id')));
      end if;
    end loop;
  end if;
  for place in 0 .. jsonb_array_length(change -> 'keep') - 1 loop
    op := change -> 'keep' -> place;
    if op ->> 'zone' is null then
      is_own := keep_seats((op -> 'event_id')::integer, (op -> 'date_id')::integer, integers(op -> 'units'), basket, until);
    else
      is_own := keep_units((op -> 'event_id')::integer, (op -> 'date_id')::integer, op ->> 'zone', integers(op -> 'units'),
        basket, until);
    end if;
    -- It ended and went to somebody else since the basket was read.
    if not is_own then raise exception using errcode = '40001'; end if;
  end loop;
  if seen = 0 then
    insert into baskets
      (id, created_at, currency, expires_at, extensions_left, lines, version, recent_keys, updated_at)
    values (basket, at, change ->> 'currency', until, (change -> 'extensions_left')::integer, next_lines, 1,
      array_remove(array[change ->> 'key'], null), at)
    on conflict do nothing;
    -- Two first changes under one key met.
    if not found then raise exception using errcode = '40001'; end if;
  else
    update baskets
    set currency = change ->> 'currency', expires_at = until, lines = next_lines, version = seen + 1, updated_at = at,
      extensions_left = (change -> 'extensions_left')::integer,
      recent_keys = (array_remove(array[change ->> 'key'], null) || recent_keys)[1:20]
    where id = basket;
  end if;
  return jsonb_build_object('kind', 'done', 'taken', taken, 'at', now());
end $$;

-- Releases one basket whose hold has ended, if there is one that no other sweeper has, and answers the dates it had.
create function sweep_basket(at timestamptz) returns integer[]
language plpgsql as $$
declare
  xid constant xid8 := pg_current_xact_id();
  ended record;
  line record;
  dates integer[] := '{}';
begin
  perform set_config('synchronous_commit', 'off', true);
  select id, lines into ended
    from baskets
    where expires_at <= at
    order by expires_at
    limit 1
    for update skip locked;
  if not found then return null; end if;
  for line in
    select event_id, date_id, zone, seat, units
    from jsonb_to_recordset(ended.lines)
      as given (event_id integer, date_id integer, zone text, seat integer, units integer[])
    where units <> '{}'
    order by event_id, date_id, zone, seat
  loop
    if line.seat is null then
      perform free_units(line.event_id, line.date_id, line.zone, line.units, ended.id);
    else
      perform free_seats(line.event_id, line.date_id, line.units, ended.id, xid);
    end if;
    dates := dates || line.date_id;
  end loop;
  update baskets
  set expires_at = null, version = version + 1, lines = (
    select jsonb_agg(
      case when listed -> 'units' = '[]' then listed
      else listed || jsonb_build_object('units', array[]::integer[], 'count', jsonb_array_length(listed -> 'units'))
      end
      order by place)
    from jsonb_array_elements(lines) with ordinality as each (listed, place))
  where id = ended.id;
  return dates;
end $$;
