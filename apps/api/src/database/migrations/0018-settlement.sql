-- VAT that a price contains, in hundredths of a percent. Null where the catalogue does not say: then the seller's rate counts. An exemption
-- is a rate of 0 with its reason.
alter table ticket_types add column vat_rate integer check (vat_rate between 0 and 10000);

alter table ticket_types add column vat_exemption text check (vat_exemption is null or vat_rate = 0);

alter table ticket_types add column fee_vat_rate integer check (fee_vat_rate between 0 and 10000);

alter table ticket_types add column fee_vat_exemption text check (fee_vat_exemption is null or fee_vat_rate = 0);

-- The same as it was when the order was placed. Null where nobody recorded any.
alter table order_lines add column vat_rate integer check (vat_rate between 0 and 10000);

alter table order_lines add column vat_exemption text check (vat_exemption is null or vat_rate = 0);

alter table order_lines add column fee_vat_rate integer check (fee_vat_rate between 0 and 10000);

alter table order_lines add column fee_vat_exemption text check (fee_vat_exemption is null or fee_vat_rate = 0);

-- Of the tickets that a refund is for, one offer for each; null when it is for no ticket in particular.
alter table refunds add column offer_ids text[];

create or replace view whole_orders as
select id, number, token, idempotency_key, request_digest, visitor, state, currency, price_minor, service_fee_minor, wants_invoice, lang,
  name, email, phone, created_at, expires_at, reopened,
  (select coalesce(json_agg(line order by line.position), '[]')
   from (
     select offer_id, position, event_id, performance_id, zone, seat, units, count, price_minor, service_fee_minor, subject,
       vat_rate, vat_exemption, fee_vat_rate, fee_vat_exemption
     from order_lines
     where order_id = orders.id) as line) as lines,
  (select coalesce(json_agg(payment order by payment.sequence), '[]')
   from (
     select id, sequence, acquisition_id, provider, kind, state, amount_minor, currency, failure, certificate, idempotency_key,
       request_digest, provider_payment_id, redirect_url, awaits, received_minor, received_currency, outcome, created_at, expires_at,
       (select coalesce(json_agg(refund order by refund.sequence), '[]')
        from (
          select id, sequence, payment_id, state, amount_minor, currency, reason, provider_refund_id, created_at, offer_ids
          from refunds
          where payment_id = payments.id) as refund) as refunds
     from payments
     where order_id = orders.id) as payment) as payments,
  (select coalesce(array_agg(coalesce(listed_performances.status, 'cancelled')), '{}')
   from order_lines
   left join listed_performances on listed_performances.performance_id = order_lines.performance_id
   where order_lines.order_id = orders.id) as performance_statuses
from orders;

-- Until when the books are closed, and what they said then.
create table closed_periods (
  -- The first moment that is open.
  closed_before timestamptz primary key,
  -- The last day that is closed, on the clock of the house.
  last_day date not null,
  closed_at timestamptz not null,
  closed_by text not null check (closed_by <> ''),
  totals jsonb not null
);

-- What a movement of money was for: each row of the journal that moves money, in parts that add up to it. What came in counts above zero,
-- what went back below.
create table journal_parts (
  journal_id bigint not null references journal,
  position integer not null check (position >= 0),
  order_id uuid not null,
  payment_id uuid not null,
  refund_id uuid,
  -- When it happened, or the first open moment if it came to be known after its day had been closed.
  booked_at timestamptz not null,
  -- How it was paid, and by whom that was carried out.
  way text not null,
  provider text not null,
  -- Null for money that is for nothing that was sold: too much, too late, in another currency.
  offer_id text,
  kind text not null check (kind in ('ticket', 'fee', 'unassigned')),
  event_id integer,
  performance_id integer,
  -- As it was when it was bought.
  performance_at timestamptz,
  vat_rate integer,
  vat_exemption text,
  currency currency_code not null,
  amount_minor bigint not null check (amount_minor <> 0),
  vat_minor bigint not null,
  primary key (journal_id, position),
  check ((kind = 'unassigned') = (offer_id is null)),
  check ((offer_id is null) = (event_id is null and performance_id is null and performance_at is null))
);

create index on refunds (provider_refund_id);

create index on payments (provider, created_at) where state = 'succeeded';

create index on journal_parts (booked_at);

create index on journal_parts (performance_at);

create index on journal_parts (order_id);

-- What was sold before there were parts, shared by what each line costs; running sums are rounded, so that the parts add up.
insert into journal_parts (journal_id, position, order_id, payment_id, refund_id, booked_at, way, provider, offer_id, kind, event_id,
  performance_id, performance_at, currency, amount_minor, vat_minor)
with moved as (
  select journal.id, journal.at, journal.order_id, journal.payment_id, journal.refund_id, payments.kind as way, payments.provider,
    journal.currency,
    case when entry in ('payment.succeeded', 'refund.corrected') then journal.amount_minor else -journal.amount_minor end as minor,
    coalesce(payments.outcome, '') = 'kept' and coalesce(refunds.reason, '') <> 'overpaid' and journal.currency = orders.currency as is_assigned
  from journal
  join orders on orders.id = journal.order_id
  join payments on payments.id = journal.payment_id
  left join refunds on refunds.id = journal.refund_id
  where entry in ('payment.succeeded', 'payment.corrected', 'refund.done', 'refund.corrected') and journal.amount_minor <> 0
), priced as (
  select order_id, offer_id, part.kind, event_id, performance_id, (subject -> 'date' ->> 'started_at')::timestamptz as performance_at,
    part.minor, sum(part.minor) over (partition by order_id) as total,
    sum(part.minor) over (partition by order_id order by lines.position, part.kind desc rows unbounded preceding) as so_far,
    row_number() over (partition by order_id order by lines.position, part.kind desc) - 1 as position
  from order_lines as lines
  cross join lateral (values ('ticket', price_minor * count), ('fee', service_fee_minor * count)) as part (kind, minor)
  where part.minor > 0
), shared as (
  select moved.id, priced.position, moved.order_id, moved.payment_id, moved.refund_id, moved.at, moved.way, moved.provider, priced.offer_id,
    priced.kind, priced.event_id, priced.performance_id, priced.performance_at, moved.currency,
    round(moved.minor::numeric * so_far / total) - round(moved.minor::numeric * (so_far - priced.minor) / total) as minor
  from moved
  join priced on priced.order_id = moved.order_id
  where is_assigned
  union all
  select id, 0, order_id, payment_id, refund_id, at, way, provider, null, 'unassigned', null, null, null, currency, minor
  from moved
  where not is_assigned or not exists (select from priced where priced.order_id = moved.order_id)
)
select id, position, order_id, payment_id, refund_id, at, way, provider, offer_id, kind, event_id, performance_id, performance_at, currency,
  minor, 0
from shared
where minor <> 0;

create trigger keep_out_of_closed before insert on journal_parts
for each row execute function keep_out_of_closed();

create trigger reject_journal_change before update or delete or truncate on journal_parts
for each statement execute function reject_journal_change();

create trigger reject_journal_change before update or delete or truncate on closed_periods
for each statement execute function reject_journal_change();

-- What a provider has sent to the bank of the house, and what it is made of.
create table payouts (
  id uuid primary key,
  provider text not null,
  -- As the provider calls it.
  reference text not null,
  currency currency_code not null,
  gross_minor bigint not null,
  fee_minor bigint not null,
  net_minor bigint not null,
  imported_at timestamptz not null,
  imported_by text not null check (imported_by <> ''),
  unique (provider, reference),
  check (net_minor = gross_minor - fee_minor)
);

create table payout_lines (
  payout_id uuid not null references payouts,
  position integer not null check (position >= 0),
  -- Of the payment or refund, as the provider calls it.
  provider_id text not null,
  kind text not null check (kind in ('payment', 'refund')),
  -- Below zero for what went back.
  gross_minor bigint not null,
  fee_minor bigint not null,
  match text not null check (match in ('matched', 'unknown', 'amount_differs', 'paid_out_before')),
  payment_id uuid,
  refund_id uuid,
  primary key (payout_id, position)
);

create index on payout_lines (provider_id);
