-- Whom the bill of an order is made out to; null where that is its buyer, or where both were forgotten.
alter table orders add column company jsonb check (
  jsonb_typeof(company) = 'object' and company ?& array['name', 'address', 'country', 'tax_number']);

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
  moves, company
from orders;
