-- What people of the house noted of an order. It may name its buyer, so it goes with them when they are forgotten.
create table order_notes (
  id uuid primary key,
  order_id uuid not null references orders,
  at timestamptz not null,
  actor text not null,
  text text not null
);

create index on order_notes (order_id);

-- All that was mailed about an order.
create index on outbox (order_id);

-- When another took its place, since others had seen its code. It is revoked, and shown to nobody any more.
alter table tickets add column replaced_at timestamptz;
