-- Makes a basket what it was decided to be, all of it or nothing: frees stock, takes some, keeps the rest, writes its lines.
-- What it is given stands in the order of docs/decisions/holds.md, by event, performance, zone and unit. `take` names one offer, or
-- several of which fewer are accepted; `zone` is null where units are seats; `keys` are there where the visitor has codes that open what
-- is withheld. Answers `done` with the units taken of each and the batches that opened any of them, `unavailable` when there is too
-- little, or `version_conflict` when the basket is not as it was `seen` (0: not there).
create or replace function change_basket(basket uuid, seen integer, at timestamptz, change jsonb) returns jsonb
language plpgsql as $$
declare
  xid constant xid8 := pg_current_xact_id();
  since constant timestamptz := change ->> 'held_since';
  until constant timestamptz := change ->> 'expires_at';
  accepts_fewer constant boolean := change -> 'accepts_fewer';
  next_lines jsonb := change -> 'lines';
  op jsonb;
  got integer[];
  total integer := 0;
  taken jsonb := '{}';
  is_own boolean;
  keys uuid[];
  batches uuid[] := '{}';
  opened jsonb := '{}';
  opening uuid[];
begin
  if seen > 0 then
    perform from baskets where id = basket and version = seen for update;
    if not found then return '{"kind":"version_conflict"}'; end if;
  end if;
  -- A hold may be forgotten in a crash of the server; an order, which does not come through here, may not. One of several servers
  -- does not forget alone.
  if not commit_in_two_phases() then perform set_config('synchronous_commit', 'off', true); end if;
  for place in 0 .. jsonb_array_length(change -> 'free') - 1 loop
    op := change -> 'free' -> place;
    if op ->> 'zone' is null then
      perform free_seats((op -> 'event_id')::integer, (op -> 'performance_id')::integer, jsonb_to_integers(op -> 'units'), basket, xid);
    else
      perform free_units((op -> 'event_id')::integer, (op -> 'performance_id')::integer, op ->> 'zone', jsonb_to_integers(op -> 'units'),
        basket);
    end if;
  end loop;
  if change ? 'keys' then
    keys := array(select jsonb_array_elements_text(change -> 'keys')::uuid);
    batches := open_batches(keys, at);
  end if;
  for place in 0 .. jsonb_array_length(change -> 'take') - 1 loop
    op := change -> 'take' -> place;
    if op ->> 'seat' is null then
      got := take_units((op -> 'event_id')::integer, (op -> 'performance_id')::integer, op ->> 'zone',
        (op -> 'wanted')::integer, accepts_fewer, basket, at, until, batches);
    elsif take_seat((op -> 'event_id')::integer, (op -> 'performance_id')::integer, op ->> 'zone', (op -> 'seat')::integer,
      basket, at, until, xid, batches) then
      got := array[(op -> 'seat')::integer];
    else
      got := '{}';
    end if;
    taken := taken || jsonb_build_object(op ->> 'offer_id', got);
    total := total + cardinality(got);
    if batches <> '{}' and got <> '{}' then
      if op ->> 'seat' is null then
        opening := array(
          select distinct opened_by from stock_units
          where event_id = (op -> 'event_id')::integer and performance_id = (op -> 'performance_id')::integer and zone = op ->> 'zone'
            and unit = any(got) and opened_by is not null);
      else
        opening := array(
          select opened_by from stock_seats
          where event_id = (op -> 'event_id')::integer and performance_id = (op -> 'performance_id')::integer
            and seat = (op -> 'seat')::integer and opened_by is not null);
      end if;
      if opening <> '{}' then opened := opened || jsonb_build_object(op ->> 'offer_id', opening); end if;
    end if;
  end loop;
  if taken <> '{}' then
    if total = 0 then return '{"kind":"unavailable"}'; end if;
    for place in 0 .. jsonb_array_length(next_lines) - 1 loop
      op := next_lines -> place;
      if taken ? (op ->> 'offer_id') then
        next_lines := jsonb_set(next_lines, array[place::text, 'units'], (op -> 'units') || (taken -> (op ->> 'offer_id')));
      end if;
      if opened ? (op ->> 'offer_id') then
        next_lines := jsonb_set(next_lines, array[place::text, 'opened_by'],
          coalesce(op -> 'opened_by', '[]') || (opened -> (op ->> 'offer_id')));
      end if;
    end loop;
  end if;
  for place in 0 .. jsonb_array_length(change -> 'keep') - 1 loop
    op := change -> 'keep' -> place;
    if op ->> 'zone' is null then
      is_own := extend_seat_holds((op -> 'event_id')::integer, (op -> 'performance_id')::integer, jsonb_to_integers(op -> 'units'), basket, until);
    else
      is_own := extend_unit_holds((op -> 'event_id')::integer, (op -> 'performance_id')::integer, op ->> 'zone', jsonb_to_integers(op -> 'units'),
        basket, until);
    end if;
    -- It ended and went to somebody else since the basket was read.
    if not is_own then raise exception using errcode = '40001'; end if;
  end loop;
  -- Last, as orders lock their codes: one that ended, or was used up, while the stock was taken opens nothing.
  if opened <> '{}' then
    perform from vouchers where id = any(keys) order by id for share;
    if not array(select jsonb_array_elements_text(value)::uuid from jsonb_each(opened)) <@ open_batches(keys, at) then
      raise exception using errcode = '40001';
    end if;
  end if;
  if seen = 0 then
    insert into baskets
      (id, created_at, currency, held_since, expires_at, extensions_left, lines, version, recent_keys, updated_at)
    values (basket, at, change ->> 'currency', since, until, (change -> 'extensions_left')::integer, next_lines, 1,
      array_remove(array[change ->> 'key'], null), at)
    on conflict do nothing;
    -- Two first changes under one key met.
    if not found then raise exception using errcode = '40001'; end if;
  else
    update baskets
    set currency = change ->> 'currency', held_since = since, expires_at = until, lines = next_lines, version = seen + 1, updated_at = at,
      extensions_left = (change -> 'extensions_left')::integer,
      recent_keys = (array_remove(array[change ->> 'key'], null) || recent_keys)[1:20]
    where id = basket;
  end if;
  return jsonb_build_object('kind', 'done', 'taken', taken, 'opened', opened, 'at', now());
end $$;
