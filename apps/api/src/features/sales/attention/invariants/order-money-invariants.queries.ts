import { daysAfterReturn, purchaseRefundReasons } from '@parterre/domain/order/certificate-validity';
import type { Db } from '../../../../database/connect.ts';
import { sql } from '../../../../database/sql.ts';
import { type Breach, breachMessages } from '../../../../invariant.ts';

/** Money that is nowhere: neither counted, nor given back, nor on the list. */
export async function selectLostMoney(db: Db) {
  return breachMessages(
    await db.query(sql<Breach>`
      with given as (
        select payment_id, sum(amount_minor) filter (where state <> 'failed') as minor, bool_or(state = 'failed') as has_failed
        from refunds
        group by payment_id
      )
      select format('payment %s of order %s brought %s %s and is not accounted for', payments.id, orders.number,
        received_minor, received_currency) as breach
      from payments
      join orders on orders.id = payments.order_id
      left join given on given.payment_id = payments.id
      where payments.state = 'succeeded' and (
        outcome is null
        or (outcome = 'returned' and coalesce(given.minor, 0) <> received_minor and not coalesce(given.has_failed, false))
        or (outcome = 'attention' and not exists (
          select from attention_items where subject = 'payment:' || payments.id)))
      order by 1`),
  );
}

/** A paid order has its total, no more and no less, but for what was given back. What came for nothing that was sold goes back, or failed to. */
export async function selectUnbalancedOrders(db: Db) {
  return breachMessages(
    await db.query(sql<Breach>`
      with kept as (
        select payments.order_id, sum(received_minor) as minor, coalesce(sum(excess.minor), 0) as excess_minor,
          coalesce(sum(excess.left_minor), 0) as idle_minor,
          coalesce(sum((select sum(amount_minor) from refunds where payment_id = payments.id and state <> 'done')), 0) as asked_minor
        from payments
        left join lateral (
          select sum(amount_minor) filter (where refund_id is null) as minor, sum(amount_minor) as left_minor
          from journal_parts
          where order_id = payments.order_id and payment_id = payments.id and kind = 'unassigned'
        ) as excess on true
        where outcome = 'kept'
        group by payments.order_id
      )
      select format('order %s costs %s, was paid %s, and %s more are for nothing while %s are to go back', number,
        price_minor + service_fee_minor, coalesce(kept.minor - kept.excess_minor, 0), coalesce(kept.idle_minor, 0),
        coalesce(kept.asked_minor, 0)) as breach
      from orders
      left join kept on kept.order_id = orders.id
      where state in ('paid', 'refunded')
        and (price_minor + service_fee_minor <> coalesce(kept.minor - kept.excess_minor, 0) or kept.idle_minor > kept.asked_minor)
      order by 1`),
  );
}

/** What the journal says has happened is what is so. */
export async function selectJournalGaps(db: Db) {
  return breachMessages(
    await db.query(sql<Breach>`
      with received as (
        select coalesce(sum(received_minor), 0) as minor, received_currency as currency
        from payments where state = 'succeeded' group by received_currency
      ), noted as (
        select sum(case entry when 'payment.corrected' then -amount_minor else amount_minor end) as minor, currency
        from journal where entry in ('payment.succeeded', 'payment.corrected') group by currency
      ), returned as (
        select coalesce(sum(amount_minor), 0) as minor, currency from refunds where state = 'done' group by currency
      ), noted_returns as (
        select sum(case entry when 'refund.corrected' then -amount_minor else amount_minor end) as minor, currency
        from journal where entry in ('refund.done', 'refund.corrected') group by currency
      )
      select format('payments brought %s %s, the journal says %s', received.minor, currency, noted.minor) as breach
      from received full join noted using (currency)
      where coalesce(received.minor, 0) <> coalesce(noted.minor, 0)
      union all
      select format('refunds gave %s %s back, the journal says %s', returned.minor, currency, noted_returns.minor)
      from returned full join noted_returns using (currency)
      where coalesce(returned.minor, 0) <> coalesce(noted_returns.minor, 0)`),
  );
}

/** A certificate has what it was issued with, less what was spent of it, plus what came back; one that was revoked has nothing. */
export async function selectWrongCertificates(db: Db) {
  return breachMessages(
    await db.query(sql<Breach>`
      with spent as (
        select certificate as code, sum(received_minor - coalesce((
          select sum(amount_minor) from refunds where payment_id = payments.id and state = 'done'), 0)) as minor
        from payments
        where certificate is not null and state = 'succeeded'
        group by certificate
      ), revoked as (
        select certificate as code, sum(amount_minor) as minor from certificate_revocations group by certificate
      )
      select format('certificate %s… has %s left, and should have %s', left(code, 5), left_minor,
        amount_minor - coalesce(spent.minor, 0) - coalesce(revoked.minor, 0)) as breach
      from certificates
      left join spent using (code)
      left join revoked using (code)
      where left_minor <> amount_minor - coalesce(spent.minor, 0) - coalesce(revoked.minor, 0)
        or (revoked_at is not null and left_minor > 0)
      order by 1`),
  );
}

/** What was bought with a certificate and came back can be spent for a while; what bought nothing is not lost unnoticed. */
export async function selectWorthlessReturns(db: Db) {
  return breachMessages(
    await db.query(sql<Breach>`
      with returned as (
        select payments.certificate as code, refunds.id as refund_id, refunds.reason = any(${purchaseRefundReasons}) as was_bought,
          journal.at
        from payments
        join refunds on refunds.payment_id = payments.id
        join journal on journal.refund_id = refunds.id and journal.order_id = payments.order_id
        where payments.certificate is not null and journal.entry = 'refund.done'
      )
      select format('certificate %s… got money back at %s and is good until %s only', left(code, 5), max(returned.at),
        valid_until) as breach
      from certificates
      join returned using (code)
      where (was_bought and valid_until < returned.at + ${daysAfterReturn * 24} * interval '1 hour')
        or (not was_bought and valid_until <= returned.at and not exists (
          select from attention_items where subject = 'refund:' || refund_id and reason = 'certificate_expired'))
      group by code, valid_until
      order by 1`),
  );
}

/** Uses and budgets are what orders have taken and not given back, and what was taken off stands in the lines of the orders. */
export async function selectWrongVouchers(db: Db) {
  return breachMessages(
    await db.query(sql<Breach>`
      with counted as (
        select voucher_id, count(*) filter (where returned_at is null) as uses, sum(discount_minor - returned_minor) as minor
        from voucher_redemptions
        group by voucher_id
      ), noted as (
        select order_lines.order_id, (discount ->> 'voucher_id')::uuid as voucher_id, sum((discount ->> 'minor')::bigint * count) as minor
        from order_lines
        cross join lateral jsonb_array_elements(discounts) as discount
        where discount ? 'voucher_id'
        group by 1, 2
      )
      select format('voucher %s counts %s uses and %s of its budget, and orders have taken %s and %s', code, vouchers.uses, spent_minor,
        coalesce(counted.uses, 0), coalesce(counted.minor, 0)) as breach
      from vouchers
      left join counted on counted.voucher_id = vouchers.id
      where vouchers.uses <> coalesce(counted.uses, 0) or (budget_minor is not null and spent_minor <> coalesce(counted.minor, 0))
      union all
      select format('order %s has %s taken off by a voucher of which it took %s', orders.number, noted.minor,
        coalesce(voucher_redemptions.discount_minor, 0))
      from noted
      join orders on orders.id = noted.order_id
      left join voucher_redemptions on voucher_redemptions.order_id = noted.order_id
        and voucher_redemptions.voucher_id = noted.voucher_id
      where noted.minor > coalesce(voucher_redemptions.discount_minor, 0)
      union all
      select format('order %s is %s and keeps voucher %s from others', orders.number, orders.state, code)
      from voucher_redemptions
      join orders on orders.id = voucher_redemptions.order_id
      join vouchers on vouchers.id = voucher_redemptions.voucher_id
      where returned_at is null and orders.state in ('expired', 'cancelled')
      order by 1`),
  );
}

/** A card that was paid can be spent, for what was paid; one that was not, or whose money went back, cannot. */
export async function selectWrongGiftCards(db: Db) {
  return breachMessages(
    await db.query(sql<Breach>`
      select format('order %s is for nothing', number) as breach
      from orders
      where not exists (select from order_lines where order_lines.order_id = orders.id)
        and not exists (select from gift_cards where gift_cards.order_id = orders.id)
      union all
      select format('order %s is %s, and its gift card is %s', orders.number, orders.state,
        case when gift_cards.certificate is null then 'not issued' when revoked_at is null then 'good' else 'revoked' end)
      from gift_cards
      join orders on orders.id = gift_cards.order_id
      left join certificates on certificates.code = gift_cards.certificate
      where (gift_cards.certificate is not null) <> (orders.state in ('paid', 'refunded'))
        or (orders.state = 'refunded' and revoked_at is null)
      union all
      select format('order %s costs %s, and its gift card is worth %s', orders.number, orders.price_minor, certificates.amount_minor)
      from gift_cards
      join orders on orders.id = gift_cards.order_id
      join certificates on certificates.code = gift_cards.certificate
      where certificates.amount_minor <> orders.price_minor or certificates.currency <> orders.currency
      order by 1`),
  );
}

/** What was bought together is known as such, and what was taken off for it stands in the lines of the orders. Tickets that are moved may take less along. */
export async function selectWrongBundles(db: Db) {
  return breachMessages(
    await db.query(sql<Breach>`
      with noted as (
        select order_lines.order_id, (discount ->> 'bundle_id')::uuid as bundle_id, sum((discount ->> 'minor')::bigint * count) as minor,
          count(distinct discount -> 'item') as items
        from order_lines
        cross join lateral jsonb_array_elements(discounts) as discount
        where discount ? 'bundle_id'
        group by 1, 2
      ), booked as (
        select order_id, reason as code, sum(case when entry = 'bundle.sold' then amount_minor else -amount_minor end) as minor
        from journal
        where entry in ('bundle.sold', 'bundle.returned')
        group by 1, 2
      )
      select format('order %s has %s taken off by a bundle that took off %s', orders.number, noted.minor,
        coalesce(bundle_sales.discount_minor, 0)) as breach
      from noted
      join orders on orders.id = noted.order_id
      left join bundle_sales on bundle_sales.order_id = noted.order_id and bundle_sales.bundle_id = noted.bundle_id
      where noted.minor > coalesce(bundle_sales.discount_minor, 0)
      union all
      select format('order %s has %s parts of bundle %s, which is of %s', orders.number, noted.items, bundles.code, bundles.pick)
      from noted
      join orders on orders.id = noted.order_id
      join bundles on bundles.id = noted.bundle_id
      where noted.items > bundles.pick
      union all
      select format('order %s is %s, and the journal has %s taken off by bundle %s of %s', orders.number, orders.state,
        coalesce(booked.minor, 0), bundles.code, bundle_sales.discount_minor)
      from bundle_sales
      join orders on orders.id = bundle_sales.order_id
      join bundles on bundles.id = bundle_sales.bundle_id
      left join booked on booked.order_id = bundle_sales.order_id and booked.code = bundles.code
      where coalesce(booked.minor, 0) <> case when orders.state in ('expired', 'cancelled') then 0 else bundle_sales.discount_minor end
      order by 1`),
  );
}
