-- Whether somebody on the waiting list wants it. When it is given up, it goes to the list (its owner is then `waiting_list_owner()`)
-- in the same statement, and from there to a wish or on sale; a hold of it ends for others only some minutes after it ended for
-- its basket, so that no moment lies in between.
alter table stock_seats add column wished boolean not null default false;

alter table stock_units add column wished boolean not null default false;

-- Tickets that somebody waits for. Beside the outbox that it is written with; events and performances are named by value. The
-- address stands here while the wish does, and until its end was told.
create table wishes (
  id uuid primary key,
  event_id integer not null,
  -- Those that it waits for: one that is declined or over goes.
  performance_ids integer[] not null,
  zones text[] not null check (cardinality(zones) > 0),
  -- Side by side.
  count integer not null check (count > 0),
  -- Of one ticket, fees included.
  max_minor bigint not null check (max_minor >= 0),
  currency currency_code not null,
  email text,
  -- The same for all ways to write it.
  address text,
  lang text not null,
  requested_at timestamptz not null,
  -- Since when it stands in line; null until somebody has followed the link in a mail to it.
  confirmed_at timestamptz,
  ended_at timestamptz,
  ended_because text check (ended_because in ('bought', 'withdrawn', 'declined', 'late', 'over', 'stopped')),
  check ((email is null) = (address is null)),
  check ((ended_at is null) = (ended_because is null)),
  check (ended_at is not null or (email is not null and cardinality(performance_ids) > 0))
);

create unique index on wishes (address, event_id) where ended_at is null;

create index on wishes (event_id, confirmed_at) where ended_at is null;

create index on wishes (requested_at) where confirmed_at is null;

create index on wishes (ended_at) where email is not null;

-- Performances whose freed stock the list is asked about. Whoever passes it on locks the row.
create table wished_performances (
  performance_id integer primary key,
  event_id integer not null,
  -- When all of its stock is looked at again, and not only what came back.
  due_at timestamptz not null
);

-- Stock that is kept for a wish until a moment: its id is what owns that stock while it runs.
create table allotments (
  id uuid primary key,
  wish_id uuid not null references wishes,
  event_id integer not null,
  performance_id integer not null,
  -- Null where it is of seats, which are meant by their index in the plan; else `units` are numbers of units.
  zone text,
  units integer[] not null check (cardinality(units) > 0),
  -- For all of it, fees included, as it was mailed in the currency of the wish.
  total_minor bigint not null check (total_minor >= 0),
  state text not null check (state in ('running', 'taken', 'bought', 'declined', 'late', 'over', 'stopped', 'lost')),
  offered_at timestamptz not null,
  kept_until timestamptz not null,
  -- Where it was put last.
  basket_id uuid,
  ended_at timestamptz,
  check ((state in ('running', 'taken')) = (ended_at is null)),
  check (state <> 'taken' or basket_id is not null)
);

-- Nobody is offered two things at once.
create unique index on allotments (wish_id) where ended_at is null;

create index on allotments (performance_id, kept_until) where ended_at is null;

create index on allotments (wish_id, offered_at);
