-- What happened in five seconds of a sale, as each process counted it. There is a row only where something happened.
create table sale_sums (
  performance_id integer not null,
  -- When the five seconds began.
  slot_at timestamptz not null,
  process_id uuid not null,
  -- Times that tickets were put into a basket, and that they were gone.
  held integer not null check (held >= 0),
  refused integer not null check (refused >= 0),
  orders integer not null check (orders >= 0),
  -- Tickets paid.
  sold integer not null check (sold >= 0),
  primary key (performance_id, slot_at, process_id)
);

create index on sale_sums (slot_at);

-- How each process did in five seconds, whatever was asked for.
create table load_sums (
  slot_at timestamptz not null,
  process_id uuid not null,
  holds integer not null check (holds >= 0),
  hold_p95_ms double precision not null check (hold_p95_ms >= 0),
  -- Requests sent away, and those that failed by a fault of ours.
  shed integer not null check (shed >= 0),
  failed integer not null check (failed >= 0),
  -- How long the database took for the shortest question.
  database_ms double precision not null check (database_ms >= 0),
  primary key (slot_at, process_id)
);
