-- Exchanges for dearer tickets, which wait until the difference is paid. Plain tables of the coordinator, as orders are; stock is named by value.
create table exchanges (
  -- Owns the stock that is held meanwhile.
  id uuid primary key,
  order_id uuid not null references orders,
  performance_id integer not null,
  other_performance_id integer not null,
  state text not null check (state in ('awaiting_payment', 'done', 'expired', 'cancelled')),
  difference_minor bigint not null check (difference_minor > 0),
  -- Which ticket is to be for which place, with what each costs: as it was agreed to.
  moves jsonb not null,
  -- The seats, or the numbers of the units.
  held jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- When its payments are looked after next, though its time has run out.
  next_check_at timestamptz not null
);

create index on exchanges (order_id);

-- Asked for twice, other seats are held once.
create unique index on exchanges (order_id) where state = 'awaiting_payment';

create index on exchanges (next_check_at) where state = 'awaiting_payment';

-- Which attempts to pay are for an exchange, and not for their order.
create table exchange_payments (
  payment_id uuid primary key references payments,
  exchange_id uuid not null references exchanges
);

create index on exchange_payments (exchange_id);
