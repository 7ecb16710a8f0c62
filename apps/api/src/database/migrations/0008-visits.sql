-- Sums and short-lived marks of visits. Nothing here names a visitor: they are known by a keyed hash that nobody can turn back.

-- How often a visitor has asked or tried lately.
create table visitor_turns (
  visitor text not null,
  turn timestamptz not null,
  asked integer not null check (asked > 0),
  primary key (visitor, turn)
);

create index on visitor_turns (turn);

-- Proofs that were accepted, each for one request, which may be repeated.
create table human_proofs (
  digest text primary key,
  used_for text not null,
  used_at timestamptz not null
);

create index on human_proofs (used_at);

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
