-- What waits is looked for endpoint by endpoint, so that one with much to be told stands before no other.
create index on webhook_deliveries (webhook_id, due_at) where delivered_at is null and given_up_at is null;

drop index webhook_deliveries_due_at_idx;

-- What the provider calls a payment in the reports of its payouts, where that is not the name it is known by here.
alter table payments add column payout_reference text;

create index on payments (provider, payout_reference) where payout_reference is not null;

-- The last entry of the journal before whatever of this account nobody has counted yet, in any currency: tills are read from there on.
-- Null where nobody wrote it down: then from the beginning.
alter table till_counts add column read_after bigint;

-- Before there were parts, more than was owed was kept with the rest of its payment, and what was too much went back for nothing. Those
-- payments are shared as they would be now: what was too much is for nothing from the beginning.
insert into journal_parts (journal_id, position, order_id, payment_id, refund_id, booked_at, way, provider, offer_id, kind, event_id,
  performance_id, performance_at, vat_rate, vat_exemption, currency, amount_minor, vat_minor)
with overpaid as (
  select payment_id, -sum(amount_minor) as minor
  from journal_parts
  where kind = 'unassigned' and exists (
    select from refunds
    where refunds.payment_id = journal_parts.payment_id and refunds.reason = 'overpaid' and refunds.state = 'done')
  group by payment_id
  having sum(amount_minor) < 0
), received as (
  select distinct on (journal.payment_id) journal.id, overpaid.minor,
    (select max(position) + 1 from journal_parts where journal_id = journal.id) as free
  from journal
  join overpaid on overpaid.payment_id = journal.payment_id
  where journal.entry = 'payment.succeeded'
  order by journal.payment_id, journal.id desc
), shared as (
  select received.minor, received.free, sum(parts.amount_minor) over so_far as until, sum(parts.amount_minor) over whole as total,
    row_number() over so_far as place, parts.*
  from received
  join journal_parts as parts on parts.journal_id = received.id and parts.kind <> 'unassigned'
  window whole as (partition by parts.journal_id), so_far as (partition by parts.journal_id order by parts.position)
), corrected as (
  select shared.*, round(minor * (until - amount_minor) / total) - round(minor * until / total) as change from shared
)
select journal_id, free + place, order_id, payment_id, refund_id, booked_at, way, provider, offer_id, kind, event_id,
  performance_id, performance_at, vat_rate, vat_exemption, currency, change, 0
from corrected
where change <> 0
union all
select distinct journal_id, free, order_id, payment_id, refund_id, booked_at, way, provider, null, 'unassigned', null::integer,
  null::integer, null::timestamptz, null::integer, null, currency, minor, 0
from corrected;
