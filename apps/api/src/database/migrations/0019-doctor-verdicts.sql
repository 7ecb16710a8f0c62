-- When the doctor looked whether all is true that should be, and what it found. A plain table of the coordinator.
create table doctor_runs (
  id uuid primary key,
  -- Who asked for it; null when it was time.
  requested_by text,
  requested_at timestamptz not null,
  -- When whoever carries it out was last at it. Left alone for long, somebody else begins it anew.
  claimed_at timestamptz,
  checked integer not null default 0 check (checked >= 0),
  total integer not null check (total > 0),
  -- What is not true: the claim, how often, and the first places.
  findings jsonb not null default '[]',
  finished_at timestamptz
);

create index on doctor_runs (finished_at);

-- One at a time.
create unique index on doctor_runs ((finished_at is null)) where finished_at is null;

-- Money that came and went, by day.
create index on journal (at) where entry in ('payment.succeeded', 'payment.corrected', 'refund.done', 'refund.corrected');

-- Operators look through performances by time of beginning.
create index on listed_performances (started_at, performance_id);
