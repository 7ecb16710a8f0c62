-- How often tickets of an order were moved: a calendar's entry is put in the place of the one before it when its number is higher.
alter table orders add column moves integer not null default 0 check (moves >= 0);

update orders
set moves = counted.moves
from (select order_id, count(distinct replaced_at) as moves from replaced_lines group by order_id) as counted
where counted.order_id = orders.id;

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

-- What was taken for a performance, read from the index alone.
create index on journal_parts (performance_id) include (currency, amount_minor);
