-- Passes on phones that are to be told of changes. A plain table of the coordinator, as orders are; tickets are named by value.
create table wallet_passes (
  ticket_id uuid not null,
  wallet text not null check (wallet in ('apple', 'google')),
  -- As Apple names it to us; empty for Google, which tells its phones itself.
  device text not null check ((wallet = 'google') = (device = '')),
  push_token text not null check ((wallet = 'google') = (push_token = '')),
  event_id integer not null,
  performance_id integer not null,
  order_id uuid not null references orders,
  created_at timestamptz not null,
  -- When it last became another.
  changed_at timestamptz not null,
  -- When it is to be told; null when that was done.
  due_at timestamptz,
  attempts integer not null default 0,
  primary key (ticket_id, wallet, device)
);

create index on wallet_passes (device) where wallet = 'apple';

create index on wallet_passes (performance_id);

create index on wallet_passes (order_id);

create index on wallet_passes (due_at) where due_at is not null;
