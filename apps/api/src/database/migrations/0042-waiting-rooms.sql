-- Before sales that many want: whoever holds a seat has been let in. Whichever process has locked a row for a moment moves it on.
create table waiting_rooms (
  id integer generated always as identity primary key,
  event_id integer not null,
  performance_ids integer[] not null check (cardinality(performance_ids) > 0),
  turned_on_at timestamptz not null,
  -- Null while it is on.
  ended_at timestamptz,
  ended_by text check (ended_by in ('sold_out', 'off')),
  -- Secret until the draw; its digest is published from the beginning.
  seed text not null check (length(seed) = 64),
  drawn_at timestamptz,
  beacon_round bigint,
  beacon_randomness text,
  serving integer not null default 0 check (serving >= 0),
  budget double precision not null default 0,
  pending double precision not null default 0,
  claims_counted integer not null default 0,
  rate double precision not null check (rate > 0),
  rated_at timestamptz,
  -- Claims by then, for the next look at the pace.
  rated_claims integer not null default 0,
  max_rate double precision check (max_rate > 0),
  is_paused boolean not null default false,
  stepped_at timestamptz,
  seats_free integer not null default 0,
  seats_held integer not null default 0,
  check ((ended_at is null) = (ended_by is null))
);

create index on waiting_rooms using gin (performance_ids);

-- Apart from the room, so that whoever takes a place does not wait for whoever moves it on.
create table waiting_room_places (
  room_id integer primary key references waiting_rooms,
  taken integer not null default 0 check (taken >= 0),
  -- How many there were at the draw: who comes before it has a lot, who comes after it the next number.
  drawn integer check (drawn <= taken)
);

-- Whoever was let in, once for each place. Places themselves are signed and stored nowhere.
create table waiting_room_admissions (
  room_id integer not null references waiting_rooms,
  place_id uuid not null,
  basket_id uuid not null,
  -- How many baskets it was for: whoever changes the device has another.
  baskets integer not null default 1,
  claimed_at timestamptz not null,
  primary key (room_id, place_id)
);

-- How holds did lately, as each process measured it.
create table hold_loads (
  process_id uuid primary key,
  measured_at timestamptz not null,
  holds integer not null check (holds >= 0),
  p95_ms double precision not null check (p95_ms >= 0),
  shed integer not null check (shed >= 0)
);
