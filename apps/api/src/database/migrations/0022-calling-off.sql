-- A performance that was called off, and the giving back of all that was paid for it.
create table call_offs (
  id uuid primary key,
  event_id integer not null,
  performance_id integer not null,
  called_off_by text not null check (called_off_by <> ''),
  called_off_at timestamptz not null,
  -- Until then buyers choose; what nobody has asked for goes back by itself afterwards.
  choose_until timestamptz not null check (choose_until > called_off_at),
  -- Withdrawn: it is played after all, and nothing more goes back.
  state text not null check (state in ('running', 'paused', 'done', 'withdrawn')),
  ended_at timestamptz,
  check ((state in ('done', 'withdrawn')) = (ended_at is not null))
);

-- One piece of work at a time, however many press the button.
create unique index on call_offs (performance_id) where state in ('running', 'paused');

create index on call_offs (performance_id, called_off_at);

-- Each order that had tickets of it: given back once, in the transaction that says so here.
create table call_off_orders (
  call_off_id uuid not null references call_offs,
  order_id uuid not null references orders,
  -- What the buyer asked for; null while nothing, which is money in the end.
  choice text check (choice in ('money', 'certificate')),
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  -- Why it could not be given back when it was last tried.
  fault text,
  -- What was given back.
  amount_minor bigint check (amount_minor >= 0),
  currency currency_code,
  next_try_at timestamptz not null,
  attempts integer not null default 0,
  primary key (call_off_id, order_id),
  check ((state = 'failed') = (fault is not null)),
  check ((state = 'done') = (amount_minor is not null and currency is not null))
);

create index on call_off_orders (next_try_at) where state <> 'done';

create index on call_off_orders (order_id);
