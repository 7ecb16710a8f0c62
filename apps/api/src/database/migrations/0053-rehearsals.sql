-- Sales that were tried with a crowd of programs, on a copy of a performance in a house of its own.
create table rehearsals (
  id uuid primary key,
  event_id integer not null,
  performance_id integer not null,
  requested_by text not null,
  requested_at timestamptz not null,
  visitors integer not null check (visitors > 0),
  has_room boolean not null,
  -- When whoever runs it was heard of last.
  claimed_at timestamptz,
  stage text,
  progress jsonb,
  -- What could be had in the copy.
  seats integer,
  opened_at timestamptz,
  finished_at timestamptz,
  outcome text,
  faults jsonb,
  figures jsonb,
  held_per_second double precision,
  check ((finished_at is null) = (outcome is null))
);

-- One at a time: it is a load of its own.
create unique index rehearsals_under_way on rehearsals ((true)) where finished_at is null;
create index on rehearsals (performance_id, requested_at);

-- What the crowd did in each second since the copy's sale opened. Real sales have sums of their own.
create table rehearsal_sums (
  rehearsal_id uuid not null references rehearsals on delete cascade,
  second integer not null,
  held integer not null check (held >= 0),
  refused integer not null check (refused >= 0),
  orders integer not null check (orders >= 0),
  -- Tickets paid.
  sold integer not null check (sold >= 0),
  admitted integer not null check (admitted >= 0),
  hold_p95_ms double precision not null check (hold_p95_ms >= 0),
  -- Requests sent away.
  shed integer not null check (shed >= 0),
  primary key (rehearsal_id, second)
);
