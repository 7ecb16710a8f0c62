-- Vouchers are used with orders, and are plain tables of the coordinator as those are; events and performances are named by value.
-- What all codes that were issued together have in common.
create table voucher_batches (
  id uuid primary key,
  name text not null check (name <> ''),
  rule text not null check (rule in ('percent', 'amount', 'fixed')),
  -- A whole percentage, or minor units.
  value bigint not null check (value >= 0),
  -- Of its sums; null where it names none.
  currency currency_code,
  -- What it counts for; null is not to be looked at.
  event_ids integer[] check (cardinality(event_ids) > 0),
  performance_ids integer[] check (cardinality(performance_ids) > 0),
  zones text[] check (cardinality(zones) > 0),
  seats integer[] check (cardinality(seats) > 0),
  valid_from timestamptz,
  valid_until timestamptz,
  -- In one order.
  max_tickets integer check (max_tickets > 0),
  is_combinable boolean not null,
  -- When a use can be had again after tickets were given back.
  returns text not null check (returns in ('never', 'called_off', 'always')),
  issued_at timestamptz not null,
  issued_by text not null check (issued_by <> ''),
  check (rule <> 'percent' or value between 1 and 100),
  check (rule <> 'amount' or value > 0),
  check (rule = 'percent' or currency is not null),
  check (valid_from < valid_until),
  check (seats is null or cardinality(performance_ids) = 1)
);

create index on voucher_batches (issued_at);

-- One code. Its row is what orders wait for that are placed with it.
create table vouchers (
  id uuid primary key,
  batch_id uuid not null references voucher_batches,
  -- As it is shown.
  code text not null,
  -- What it is found by, however it is typed.
  code_key text not null unique,
  -- In how many orders it may be used, and is.
  max_uses integer check (max_uses > 0),
  uses integer not null default 0 check (uses between 0 and max_uses),
  -- What it may take off in all of them together, and takes off; counted only where there is a budget.
  budget_minor bigint check (budget_minor > 0),
  spent_minor bigint not null default 0 check (spent_minor between 0 and budget_minor),
  ended_at timestamptz,
  ended_by text,
  check (uses >= 0 and spent_minor >= 0),
  check ((ended_at is null) = (ended_by is null))
);

create index on vouchers (batch_id, code_key);

create table voucher_redemptions (
  order_id uuid not null references orders,
  voucher_id uuid not null references vouchers,
  discount_minor bigint not null check (discount_minor > 0),
  currency currency_code not null,
  redeemed_at timestamptz not null,
  -- Of it, what can be had again.
  returned_minor bigint not null default 0 check (returned_minor between 0 and discount_minor),
  -- When its use could be had again.
  returned_at timestamptz,
  primary key (order_id, voucher_id)
);

create index on voucher_redemptions (voucher_id);

-- The life of a code.
create table voucher_events (
  id bigint primary key generated always as identity,
  voucher_id uuid not null references vouchers,
  at timestamptz not null,
  kind text not null check (kind in ('tried', 'used', 'returned')),
  -- Of a try: whose it was, and why it took nothing off. The last of each basket is kept.
  basket_id uuid,
  refusal text,
  order_id uuid references orders,
  amount_minor bigint,
  currency currency_code,
  check ((kind = 'tried') = (order_id is null)),
  check ((order_id is null) = (amount_minor is null and currency is null))
);

create unique index on voucher_events (voucher_id, basket_id) where kind = 'tried';

create index on voucher_events (voucher_id, id);

-- What was taken off on which days.
create index on voucher_events (at) where kind <> 'tried';

-- What was taken off each ticket, by which code: `price_minor` is what is left. Null where nothing was.
alter table order_lines add column discounts jsonb;

create or replace view whole_orders as
select id, number, token, idempotency_key, request_digest, visitor, state, currency, price_minor, service_fee_minor, wants_invoice, lang,
  name, email, phone, created_at, expires_at, reopened,
  (select coalesce(json_agg(line order by line.position), '[]')
   from (
     select offer_id, position, event_id, performance_id, zone, seat, units, count, price_minor, service_fee_minor, subject,
       vat_rate, vat_exemption, fee_vat_rate, fee_vat_exemption, discounts
     from order_lines
     where order_id = orders.id) as line) as lines,
  (select coalesce(json_agg(payment order by payment.sequence), '[]')
   from (
     select id, sequence, acquisition_id, provider, kind, state, amount_minor, currency, failure, certificate, idempotency_key,
       request_digest, provider_payment_id, redirect_url, awaits, received_minor, received_currency, outcome, created_at, expires_at,
       (select coalesce(json_agg(refund order by refund.sequence), '[]')
        from (
          select id, sequence, payment_id, state, amount_minor, currency, reason, provider_refund_id, created_at, offer_ids, certificate
          from refunds
          where payment_id = payments.id) as refund) as refunds
     from payments
     where order_id = orders.id) as payment) as payments,
  (select coalesce(array_agg(coalesce(listed_performances.status, 'cancelled')), '{}')
   from order_lines
   left join listed_performances on listed_performances.performance_id = order_lines.performance_id
   where order_lines.order_id = orders.id) as performance_statuses,
  moves
from orders;
