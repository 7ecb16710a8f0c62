-- Sums and short-lived marks of visits. Nothing here names a visitor: they are known by a keyed hash that nobody can turn back.

-- How often a visitor has asked or tried in a window of time.
create table visitor_attempts (
  visitor text not null,
  window_started_at timestamptz not null,
  attempts integer not null check (attempts > 0),
  primary key (visitor, window_started_at)
);

create index on visitor_attempts (window_started_at);

-- Proofs that were accepted, each for one request, which may be repeated.
create table used_proofs (
  digest text primary key,
  used_for text not null,
  used_at timestamptz not null
);

create index on used_proofs (used_at);

-- How many visits of a day fell into a size class of a measure; `size` is 0 for what is only counted.
create table quality_counts (
  day date not null,
  page text not null,
  screen text not null,
  metric text not null,
  size smallint not null check (size >= 0),
  count bigint not null check (count > 0),
  primary key (day, page, screen, metric, size)
);
