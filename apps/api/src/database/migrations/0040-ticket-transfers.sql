-- Tickets that buyers have handed to another person. A plain table of the coordinator, as orders are; tickets are named by value.
create table ticket_transfers (
  id uuid primary key,
  order_id uuid not null references orders,
  event_id integer not null,
  -- The ticket that the buyer gave up: asked for twice, it is handed on once.
  given_number text not null,
  -- The one that was made for the person; when it is made anew, that one.
  ticket_id uuid not null,
  number text not null,
  -- Empty once the person has been forgotten.
  name text not null,
  email text not null,
  at timestamptz not null,
  -- When the ticket was taken back, given back or moved.
  ended_at timestamptz
);

create index on ticket_transfers (order_id);

create unique index on ticket_transfers (ticket_id) where ended_at is null;

-- What is held of an address.
create index on ticket_transfers (lower(email));
