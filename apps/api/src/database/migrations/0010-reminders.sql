-- Who wants to be told when tickets of a performance go on sale. An address stands here until it is told, takes that back, has not confirmed in time, or
-- there is nothing to wait for any more.
create table sale_reminders (
  id uuid primary key,
  event_id integer not null,
  performance_id integer not null,
  email text not null,
  -- The same for all ways to write it.
  address text not null,
  lang text not null,
  requested_at timestamptz not null,
  -- Null until somebody has followed the link in a mail to it.
  confirmed_at timestamptz,
  -- That the sale has begun is written down to be mailed.
  enqueued_at timestamptz check (enqueued_at is null or confirmed_at is not null),
  unique (address, performance_id)
);

create index on sale_reminders (performance_id);

create index on sale_reminders (requested_at) where confirmed_at is null;
