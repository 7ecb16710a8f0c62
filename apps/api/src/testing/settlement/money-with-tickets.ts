import { returnedByRule } from '@parterre/domain/order/return-rule';
import { expect } from 'vitest';
import { sql } from '../../database/sql.ts';
import { madeAtProvider } from '../../features/sales/refunds/refund.service.ts';
import type { OrderFixture } from '../order-fixture.ts';

/**
 * Once all that goes back has gone, what is booked for a line is what its good tickets cost, and more only of those that failed to go back, or
 * of which the seller keeps a part. Sums that were given for no ticket in particular may be missing anywhere, and so may what was corrected.
 * What a part of a bundle brings beyond its price is taken of the others, where it costs them theirs.
 */
export async function expectMoneyWithItsTickets({ rows }: Pick<OrderFixture, 'rows'>): Promise<void> {
  const strays = await rows(sql<{ number: number; offer_id: string }>`
    with given as (
      select payments.order_id,
        bool_or(refunds.state = 'failed' or reason = any(${Object.values(returnedByRule)})) as may_be_more,
        bool_or(offer_ids is null and reason in ('operator', ${madeAtProvider})) as is_unclear
      from refunds
      join payments on payments.id = refunds.payment_id
      group by payments.order_id
    ), good as (
      select order_id, offer_id, count(*) as tickets
      from tickets
      where revoked_at is null
      group by order_id, offer_id
    ), costs as (
      select order_lines.order_id, order_lines.offer_id, (price_minor + service_fee_minor) * coalesce(good.tickets, 0) as minor
      from order_lines
      left join good on good.order_id = order_lines.order_id and good.offer_id = order_lines.offer_id
    ), booked as (
      select order_id, offer_id, sum(amount_minor) as minor
      from journal_parts
      where offer_id is not null and kind <> 'gift_card'
      group by order_id, offer_id
    )
    select number, coalesce(costs.offer_id, booked.offer_id) as offer_id, coalesce(costs.minor, 0) as costs, coalesce(booked.minor, 0) as booked
    from costs
    full join booked on booked.order_id = costs.order_id and booked.offer_id = costs.offer_id
    join orders on orders.id = coalesce(costs.order_id, booked.order_id)
    left join given on given.order_id = orders.id
    where orders.state in ('paid', 'refunded')
      and given.is_unclear is not true
      and not exists (select from journal where order_id = orders.id and entry = 'payment.corrected')
      and not exists (
        select from order_lines
        where order_id = orders.id and offer_id = coalesce(costs.offer_id, booked.offer_id)
          and discounts @> '[{"returns": "full_price"}]')
      and (coalesce(booked.minor, 0) < coalesce(costs.minor, 0)
        or (given.may_be_more is not true and coalesce(booked.minor, 0) > coalesce(costs.minor, 0)))`);
  expect(strays).toEqual([]);
}
