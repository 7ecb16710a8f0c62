-- Baskets span events, so they are plain tables of the coordinator; their lines name the stock they hold by its keys.
create table baskets (
  id uuid primary key,
  created_at timestamptz not null,
  currency currency_code not null,
  -- Until when its lines are held; null when none is.
  expires_at timestamptz,
  extensions_left integer not null check (extensions_left >= 0),
  -- Another one after every change: a change decided on an older one is decided again.
  version integer not null check (version > 0),
  -- The last changes by their idempotency key, each with a digest of what was asked.
  recent_keys text[] not null default '{}',
  updated_at timestamptz not null
);

create index on baskets (expires_at);

create index on baskets (updated_at);

create table basket_lines (
  basket_id uuid not null references baskets on delete cascade,
  ticket_id text not null,
  position integer not null,
  event_id integer not null,
  date_id integer not null,
  zone text not null,
  -- Null for general admission.
  seat integer,
  -- What it holds: its seat, or numbers of places. Empty once it is released.
  units integer[] not null,
  count integer not null check (count > 0),
  price_minor bigint not null check (price_minor >= 0),
  service_fee_minor bigint not null check (service_fee_minor >= 0),
  is_released boolean not null,
  primary key (basket_id, ticket_id),
  check (seat is null or count = 1),
  check (cardinality(units) = case when is_released then 0 else count end)
);

-- Makes a basket what it was decided to be, all of it or nothing: takes stock, keeps or frees what it has, writes its
-- lines. `take` names one ticket, or several of which fewer are accepted. Answers `done` with the units taken of each,
-- `short` when there is too little, or `stale` when the basket is not as it was `seen` (0: not there).
-- The lock order is in docs/decisions/holds.md.
create function change_basket(basket uuid, seen integer, at timestamptz, change jsonb) returns jsonb
language plpgsql as $$
declare
  xid constant xid8 := pg_current_xact_id();
  until constant timestamptz := change ->> 'expires_at';
  accepts_fewer constant boolean := change -> 'accepts_fewer';
  op record;
  got integer[];
  taken jsonb := '{}';
  total integer := 0;
  is_own boolean;
begin
  -- A hold may be forgotten in a crash of the server; an order, which does not come through here, may not.
  perform set_config('synchronous_commit', 'off', true);
  perform from baskets where id = basket and version = seen for update;
  if not found and seen > 0 then return '{"kind":"stale"}'; end if;
  for op in
    select ticket_id, event_id, date_id, zone, seat, wanted
    from jsonb_to_recordset(change -> 'take')
      as given (ticket_id text, event_id integer, date_id integer, zone text, seat integer, wanted integer)
    order by event_id, date_id, zone, seat
  loop
    if op.seat is null then
      got := take_units(op.event_id, op.date_id, op.zone, op.wanted, accepts_fewer, basket, at, until);
    elsif take_seat(op.event_id, op.date_id, op.zone, op.seat, basket, at, until, xid) then
      got := array[op.seat];
    else
      got := '{}';
    end if;
    taken := taken || jsonb_build_object(op.ticket_id, got);
    total := total + cardinality(got);
  end loop;
  if taken <> '{}' and total = 0 then return '{"kind":"short"}'; end if;
  for op in
    -- What was taken again just now is not freed with the rest of an old hold.
    select event_id, date_id, zone, seat, is_kept,
      array(
        select unit from unnest(units) as unit
        where not coalesce(taken -> ticket_id, '[]') @> to_jsonb(unit)
        order by unit
      ) as units
    from jsonb_to_recordset(change -> 'own')
      as given (ticket_id text, event_id integer, date_id integer, zone text, seat integer, units integer[], is_kept boolean)
    order by event_id, date_id, zone, seat
  loop
    if op.is_kept then
      is_own := case
        when op.seat is null then keep_units(op.event_id, op.date_id, op.zone, op.units, basket, until)
        else take_seat(op.event_id, op.date_id, op.zone, op.seat, basket, at, until, xid)
      end;
      -- It ended and went to somebody else since the basket was read.
      if not is_own then raise exception using errcode = '40001'; end if;
    elsif op.seat is null then
      perform free_units(op.event_id, op.date_id, op.zone, op.units, basket);
    elsif op.units <> '{}' then
      perform free_seat(op.event_id, op.date_id, op.seat, basket, xid);
    end if;
  end loop;
  insert into baskets as stored
    (id, created_at, currency, expires_at, extensions_left, version, recent_keys, updated_at)
  values (basket, at, change ->> 'currency', until, (change ->> 'extensions_left')::integer, 1,
    array_remove(array[change ->> 'key'], null), at)
  on conflict (id) do update
  set currency = excluded.currency, expires_at = excluded.expires_at, extensions_left = excluded.extensions_left,
    version = stored.version + 1, recent_keys = (excluded.recent_keys || stored.recent_keys)[1:20], updated_at = at
  where stored.version = seen;
  -- Two first changes under one key met.
  if not found then raise exception using errcode = '40001'; end if;
  delete from basket_lines
  where basket_id = basket
    and ticket_id in (select jsonb_array_elements_text(change -> 'drop'));
  insert into basket_lines as line
    (basket_id, ticket_id, position, event_id, date_id, zone, seat, units, count, price_minor, service_fee_minor, is_released)
  select basket, ticket_id, position, event_id, date_id, zone, seat, held.units,
    coalesce(nullif(cardinality(held.units), 0), count),
    price_minor, service_fee_minor, held.units = '{}'
  from jsonb_to_recordset(change -> 'put')
    as given (ticket_id text, position integer, event_id integer, date_id integer, zone text, seat integer,
      units integer[], count integer, price_minor bigint, service_fee_minor bigint)
  cross join lateral (
    select given.units || array(select jsonb_array_elements_text(taken -> ticket_id)::integer) as units
  ) as held
  on conflict (basket_id, ticket_id) do update
  set units = excluded.units, count = excluded.count, price_minor = excluded.price_minor,
    service_fee_minor = excluded.service_fee_minor, is_released = excluded.is_released;
  return jsonb_build_object('kind', 'done', 'taken', taken);
end $$;

-- Releases one basket whose hold has ended, if there is one that no other sweeper has, and answers the dates it had.
create function sweep_basket(at timestamptz) returns integer[]
language plpgsql as $$
declare
  xid constant xid8 := pg_current_xact_id();
  ended uuid;
  line record;
  dates integer[] := '{}';
begin
  perform set_config('synchronous_commit', 'off', true);
  select id into ended from baskets where expires_at <= at order by expires_at limit 1 for update skip locked;
  if not found then return null; end if;
  for line in
    select event_id, date_id, zone, seat, units
    from basket_lines
    where basket_id = ended and not is_released
    order by event_id, date_id, zone, seat
  loop
    if line.seat is null then
      perform free_units(line.event_id, line.date_id, line.zone, line.units, ended);
    else
      perform free_seat(line.event_id, line.date_id, line.seat, ended, xid);
    end if;
    dates := dates || line.date_id;
  end loop;
  update basket_lines set is_released = true, units = '{}' where basket_id = ended and not is_released;
  update baskets set expires_at = null, version = version + 1 where id = ended;
  return dates;
end $$;
