-- How many tickets of orders that cost nothing a browser, a mailbox or a network has taken of an event within a day. Each is known by
-- a keyed hash that nobody can turn back, and nothing leads from here to an order.
create table free_tickets (
  owner text not null,
  event_id integer not null,
  ordered_at timestamptz not null,
  tickets integer not null check (tickets > 0),
  primary key (owner, event_id, ordered_at)
);

create index on free_tickets (ordered_at);
