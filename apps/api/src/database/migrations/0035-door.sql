-- Entrances of a place with the parts of its halls that each lets in. Those that were taken away stay, so that scans made there have a name.
create table doors (
  id uuid primary key,
  place_id integer not null,
  name text not null check (name <> ''),
  sectors text[] not null,
  position integer not null,
  removed_at timestamptz
);

create index on doors (place_id);

-- Phones of stewards. They have no account: each is invited by a door lead, for some performances, and ends by itself.
create table door_devices (
  id uuid primary key,
  name text not null check (name <> ''),
  place_id integer not null,
  door_id uuid not null references doors,
  event_ids integer[] not null,
  -- Each of the event at the same place in the list before.
  performance_ids integer[] not null check (cardinality(performance_ids) = cardinality(event_ids)),
  invited_by text not null check (invited_by <> ''),
  invited_at timestamptz not null,
  pairing_ends_at timestamptz not null,
  ends_at timestamptz not null,
  paired_at timestamptz,
  -- Of the token in its cookie; nothing here opens anything.
  token_digest text unique check ((token_digest is null) = (paired_at is null)),
  seen_at timestamptz,
  unsent integer not null default 0 check (unsent >= 0)
);

create index on door_devices using gin (performance_ids);

-- Where people may come in twice; without a row they may not.
create table door_rules (
  performance_id integer primary key,
  re_entry text not null check (re_entry in ('none', 'after-exit', 'free'))
);

-- What was scanned at doors, as phones have told it: only ever added to.
create table door_scans (
  event_id integer not null,
  id uuid not null,
  performance_id integer not null,
  -- Null where a door lead did it on the console.
  device_id uuid,
  door_id uuid not null,
  action text not null check (action in ('entry', 'exit', 'undo')),
  verdict text not null check (verdict <> ''),
  number text,
  -- On our clock, as far as the phone knew it.
  at timestamptz not null,
  -- On its own.
  local_at timestamptz not null,
  received_at timestamptz not null,
  undoes uuid,
  is_override boolean not null,
  primary key (event_id, id)
);

select distribute_table('door_scans', 'event_id', 'performances');

create index on door_scans (event_id, performance_id, received_at);

create index on door_scans (event_id, performance_id, number);

create index on door_scans (event_id, undoes) where undoes is not null;

-- All tickets of a performance are what a door must know.
create index on tickets (event_id, performance_id, number);
