-- Orders span events, so they and their money are plain tables of the coordinator; their lines name stock by its keys.
create table orders (
  id uuid primary key,
  number bigint not null unique generated always as identity (start with 100001),
  -- The only key to it: 128 random bits or more.
  token text not null unique,
  -- The basket and the key of the request that placed it, and a digest of what that asked for.
  idempotency_key text not null unique,
  request_digest text not null,
  -- Whose it is as long as it waits to be paid: the basket it was made of, and the network it came from as a keyed hash, which
  -- is forgotten as soon as it waits no more.
  basket_id uuid not null,
  visitor text,
  state text not null check (state in ('awaiting_payment', 'paid', 'refunded', 'expired', 'cancelled')),
  currency currency_code not null,
  price_minor bigint not null check (price_minor >= 0),
  service_fee_minor bigint not null check (service_fee_minor >= 0),
  -- Whether it is, or was once, to be paid by bank transfer: then it may wait for days.
  wants_invoice boolean not null default false,
  lang language_code not null,
  name text not null,
  email text not null,
  phone text,
  campaign jsonb not null,
  created_at timestamptz not null,
  -- Until when it can be paid.
  expires_at timestamptz not null,
  -- When its payments are looked after next, though its time has run out.
  next_check_at timestamptz not null,
  -- How often it was opened again after it had been paid by mistake.
  reopened integer not null default 0,
  check (state = 'awaiting_payment' or visitor is null)
);

create index on orders (next_check_at) where state = 'awaiting_payment';

create index on orders (lower(email), created_at);

-- What waits to be paid is counted for each order that is placed.
create index on orders (basket_id) where state = 'awaiting_payment';

create index on orders (lower(email)) where state = 'awaiting_payment';

create index on orders (visitor) where state = 'awaiting_payment';

create index on orders (id) where state = 'awaiting_payment' and wants_invoice;

create table order_lines (
  order_id uuid not null references orders,
  offer_id text not null,
  position integer not null,
  event_id integer not null,
  performance_id integer not null,
  zone text not null,
  -- Null for general admission.
  seat integer,
  -- Its seat, or the numbers of its units.
  units integer[] not null,
  count integer not null check (count > 0),
  price_minor bigint not null check (price_minor >= 0),
  service_fee_minor bigint not null check (service_fee_minor >= 0),
  -- What it is for, as the visitor was shown it, in the order's language.
  subject jsonb not null,
  primary key (order_id, offer_id),
  check (cardinality(units) = count),
  check (seat is null or units = array[seat])
);

-- What was agreed to, in which words, when and from where.
create table order_consents (
  order_id uuid not null references orders,
  kind text not null check (kind in ('offer', 'personal_data', 'marketing')),
  is_given boolean not null,
  version text not null,
  given_at timestamptz not null,
  ip text not null,
  primary key (order_id, kind)
);

-- One attempt to pay.
create table payments (
  id uuid primary key,
  -- Which came first.
  sequence bigint not null generated always as identity,
  order_id uuid not null references orders,
  acquisition_id integer not null,
  provider text not null,
  kind text not null check (kind in ('card', 'fast_transfer', 'invoice', 'certificate')),
  state text not null check (state in ('created', 'pending', 'succeeded', 'failed', 'cancelled')),
  amount_minor bigint not null check (amount_minor > 0),
  currency currency_code not null,
  failure text,
  certificate text,
  -- The key of the request that began it, and a digest of what that asked for.
  idempotency_key text,
  request_digest text,
  provider_payment_id text,
  redirect_url text,
  -- While it is pending: whose turn it is, as the provider last said.
  awaits text not null default 'payer' check (awaits in ('payer', 'bank')),
  received_minor bigint,
  received_currency currency_code,
  -- What became of the money: counted towards the order, given back, or left for a person to decide.
  outcome text check (outcome in ('kept', 'returned', 'attention')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- When the provider is asked next, and when it last was.
  next_check_at timestamptz,
  checked_at timestamptz,
  attempts integer not null default 0,
  unique (order_id, idempotency_key),
  unique (provider, provider_payment_id),
  check (state = 'succeeded' or outcome is null),
  check ((state = 'succeeded') = (received_minor is not null and received_currency is not null))
);

create index on payments (next_check_at) where state in ('created', 'pending');

-- One attempt to give money back.
create table refunds (
  id uuid primary key,
  sequence bigint not null generated always as identity,
  payment_id uuid not null references payments,
  state text not null check (state in ('created', 'pending', 'done', 'failed')),
  amount_minor bigint not null check (amount_minor > 0),
  currency currency_code not null,
  reason text not null,
  provider_refund_id text,
  created_at timestamptz not null,
  next_check_at timestamptz,
  attempts integer not null default 0
);

-- One that was made at the provider is booked once, however often it is told.
create unique index on refunds (payment_id, provider_refund_id);

create index on refunds (next_check_at) where state in ('created', 'pending');

-- An order with all that belongs to it.
create view whole_orders as
select id, number, token, idempotency_key, request_digest, visitor, state, currency, price_minor, service_fee_minor, wants_invoice, lang,
  name, email, phone, created_at, expires_at, reopened,
  (select coalesce(json_agg(line order by line.position), '[]')
   from (
     select offer_id, position, event_id, performance_id, zone, seat, units, count, price_minor, service_fee_minor, subject
     from order_lines
     where order_id = orders.id) as line) as lines,
  (select coalesce(json_agg(payment order by payment.sequence), '[]')
   from (
     select id, sequence, acquisition_id, provider, kind, state, amount_minor, currency, failure, certificate, idempotency_key,
       request_digest, provider_payment_id, redirect_url, awaits, received_minor, received_currency, outcome, created_at, expires_at,
       (select coalesce(json_agg(refund order by refund.sequence), '[]')
        from (
          select id, sequence, payment_id, state, amount_minor, currency, reason, provider_refund_id, created_at
          from refunds
          where payment_id = payments.id) as refund) as refunds
     from payments
     where order_id = orders.id) as payment) as payments,
  -- How the performance of each line stands in the catalogue today. One that has gone from it counts as cancelled.
  (select coalesce(array_agg(coalesce(listed_performances.status, 'cancelled')), '{}')
   from order_lines
   left join listed_performances on listed_performances.performance_id = order_lines.performance_id
   where order_lines.order_id = orders.id) as performance_statuses
from orders;

-- Every change of an order, a payment or a refund, in the transaction that made it.
create table journal (
  id bigint primary key generated always as identity,
  at timestamptz not null,
  order_id uuid not null,
  payment_id uuid,
  refund_id uuid,
  entry text not null,
  amount_minor bigint,
  currency currency_code,
  -- Why, where a person decided it.
  reason text
);

create index on journal (order_id);

create trigger reject_journal_change before update or delete or truncate on journal
for each statement execute function reject_journal_change();

-- What needs a person, and why.
create table attention_items (
  -- Such as payment:… or refund:…
  subject text not null,
  reason text not null,
  order_id uuid,
  details jsonb not null,
  created_at timestamptz not null,
  resolved_at timestamptz,
  primary key (subject, reason)
);

-- What is to be done once a change has been made, written down with it.
create table outbox (
  id bigint primary key generated always as identity,
  -- A task is done once, however often it is added under the same key, and its mail always has the same Message-ID.
  deduplication_key text not null unique,
  kind text not null,
  order_id uuid,
  payload jsonb not null,
  -- Of a mail: where it ends up, however its address is written. So many are sent there, and no more.
  mailbox text,
  created_at timestamptz not null,
  due_at timestamptz not null,
  attempts integer not null default 0,
  last_fault text,
  done_at timestamptz,
  -- Why a mail was not sent when its time came.
  dropped_because text
);

create index on outbox (due_at) where done_at is null;

create index on outbox (mailbox, created_at);

-- What the buyer of an order was last told of one of its performances, once that is not what was bought.
create table performance_notices (
  order_id uuid not null references orders,
  performance_id integer not null,
  started_at timestamptz not null,
  status text not null check (status in ('scheduled', 'cancelled', 'postponed')),
  notified_at timestamptz not null,
  primary key (order_id, performance_id)
);

create table certificates (
  code text primary key,
  currency currency_code not null,
  amount_minor bigint not null check (amount_minor > 0),
  left_minor bigint not null check (left_minor between 0 and amount_minor),
  issued_at timestamptz not null,
  valid_until timestamptz not null
);

-- One ticket for each seat or unit that was bought. Distributed with the stock it is for.
create table tickets (
  event_id integer not null,
  id uuid not null,
  performance_id integer not null,
  zone text not null,
  seat integer,
  unit integer not null,
  order_id uuid not null,
  offer_id text not null,
  -- For people to read out.
  number text not null,
  -- What the QR holds.
  code text not null,
  issued_at timestamptz not null,
  revoked_at timestamptz,
  primary key (event_id, id),
  foreign key (event_id, performance_id) references performances
);

select distribute_table('tickets', 'event_id', 'performances');

create index on tickets (event_id, order_id);
