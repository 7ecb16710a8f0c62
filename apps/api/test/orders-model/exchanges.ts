import type { Order } from '@parterre/contracts/orders/order';
import { money } from '@parterre/domain/money/money';
import fc from 'fast-check';
import { expect } from 'vitest';
import { sql } from '../../src/database/sql.ts';
import { issueCertificate } from '../../src/features/sales/payments/certificates.service.ts';
import { readDates } from './dates.ts';
import { act, describeOutcome, type Game, type MakeTool, one, orderUrl, pick, toPaidOrder } from './game.ts';
import { asPayer } from './payer.ts';

type OtherDate = Order['exchanges'][number]['other_dates'][number];

/** Tickets that buyers exchange for those of another date, and for those of a third one after that; for dearer ones once the difference has come. */
export const exchanges: MakeTool = (fixture) => {
  const { call, rows, api, now } = fixture;

  /** What the page offers of some date, among those that cost more or do not. */
  const readOffer = async (
    order: Pick<Order, 'token'>,
    date: number,
    suits: (other: OtherDate) => boolean,
  ): Promise<{ readonly dateId: number; readonly other: OtherDate } | string> => {
    const shown = await call<Order>('GET', orderUrl(order));
    if (shown.status !== 200) return describeOutcome(fixture, shown);
    const offers = shown.body.exchanges.flatMap(({ date_id: dateId, other_dates }) =>
      other_dates.filter(suits).map((other) => ({ dateId, other })),
    );
    return pick(offers, date) ?? 'none offered';
  };
  const decide = async (game: Game, payment_id: string, how: 'pay' | 'payLess' | 'decline') => {
    const id = await fixture.bankId({ payment_id });
    return (await asPayer(fixture, game, () => fixture.bank()[how](id))) ?? 'done';
  };
  const staleness = fc.constantFrom(false, false, false, true);

  return {
    setUp: async () => {
      await readDates(fixture);
      await rows(sql`
        update landings
        set theme = jsonb_set(theme, '{seller}', coalesce(theme -> 'seller', '{}') || '{"exchanges": {"days": 1}}')
        where id = 1`);
    },
    acts: {
      exchange: act(
        4,
        fc.record({ which: fc.nat(5), date: fc.nat(3), isStale: staleness }),
        toPaidOrder(fixture, async (order, { date, isStale }) => {
          const found = await readOffer(order, date, ({ dearer }) => dearer === 0);
          if (typeof found === 'string') return found;
          const body = {
            date_id: found.dateId,
            other_date_id: found.other.date_id,
            expected_cheaper: found.other.cheaper + (isStale ? 100 : 0),
          };
          return describeOutcome(fixture, await call('POST', `${orderUrl(order)}/exchange`, { body }));
        }),
      ),
      /** Paid, declined, or left alone once it has begun: another deed pays it late, gives it up, or wants another date. */
      payExchange: act(
        6,
        fc.record({
          which: fc.nat(5),
          date: fc.nat(3),
          isStale: staleness,
          acquisition_id: fc.constantFrom(1, 1, 1, 2, 6, 7),
          has: fc.constantFrom(10_000, 60_000),
          next: fc.constantFrom('pay', 'pay', 'pay', 'payLess', 'decline', 'leave', 'leave', 'again'),
        }),
        toPaidOrder(fixture, async (order, { date, isStale, acquisition_id, has, next }, game) => {
          const found = await readOffer(order, date, ({ dearer }) => dearer > 0);
          if (typeof found === 'string') return found;
          const { code } = await issueCertificate(api().database.db, money(has, 'RUB'), now());
          const body = {
            acquisition_id,
            ...(acquisition_id === 7 && { certificate_code: code }),
            date_id: found.dateId,
            other_date_id: found.other.date_id,
            expected_dearer: found.other.dearer + (isStale ? 100 : 0),
          };
          const begin = () =>
            call<{ payment_id: string }>('POST', `${orderUrl(order)}/exchange/payments`, { body });
          const tabs = await Promise.all((next === 'again' ? [1, 2] : [1]).map(begin));
          const begun = tabs.find(({ status }) => status === 201) ?? tabs[0];
          const outcome = begun ? describeOutcome(fixture, begun) : 'no answer';
          if (!begun || outcome !== 'done') return outcome;
          if (acquisition_id === 7) return 'done by certificate';
          if (next === 'leave' || next === 'again') return `begun: ${next}`;
          const decided = await decide(game, begun.body.payment_id, next);
          return `${next} ${decided}: ${describeOutcome(fixture, await call('GET', orderUrl(order)))}`;
        }),
      ),
      /** Of one that was begun at some time, and may be over by now. */
      payExchangeLate: act(2, one, async (game, { which }) => {
        const begun = await rows(sql<{ payment_id: string; token: string; state: string }>`
          select payment_id, token, exchanges.state
          from exchange_payments
          join payments on payments.id = payment_id
          join orders on orders.id = payments.order_id
          join exchanges on exchanges.id = exchange_id
          where payments.provider = 'sandbox' and provider_payment_id not like 'none:%' and payments.state <> 'succeeded'
          order by payments.sequence`);
        const late = pick(begun, which);
        if (!late) return 'none begun';
        const decided = await decide(game, late.payment_id, 'pay');
        return `${late.state} ${decided}: ${describeOutcome(fixture, await call('GET', orderUrl(late)))}`;
      }),
      endExchange: act(2, one, async (_, { which }) => {
        const open = await rows(sql<{ token: string }>`
          select token from exchanges join orders on orders.id = order_id
          where exchanges.state = 'awaiting_payment' order by exchanges.created_at`);
        const order = pick(open, which);
        if (!order) return 'none open';
        return describeOutcome(fixture, await call('POST', `${orderUrl(order)}/exchange/end`));
      }),
    },
    expectTruth: async () => {
      expect(await rows(doubledTickets)).toEqual([]);
      expect(await rows(sql`select id from exchanges where state = 'awaiting_payment'`)).toEqual([]);
      expect(
        await rows(sql`
          select performance_id, unit from (
            select performance_id, seat as unit, owner from stock_seats
            union all select performance_id, unit, owner from stock_units) as stock
          where owner in (select id from exchanges)`),
      ).toEqual([]);
      expect(await rows(wrongDifferences)).toEqual([]);
    },
  };
};

/** Nobody has tickets of a date for which they left, and of the one they left for. */
const doubledTickets = sql`
  with good as (
    select order_id, count(*) as tickets from tickets where revoked_at is null group by order_id
  ), bought as (
    select orders.id, orders.number, sum(lines.count) as tickets
    from orders
    join order_lines as lines on lines.order_id = orders.id
    where orders.state = 'paid'
    group by orders.id, orders.number
  )
  select bought.number
  from bought
  join good on good.order_id = bought.id
  where bought.tickets < good.tickets`;

/** One payment counts for each exchange that was done, at what it was said to cost, and is booked once; of others everything has gone back. */
const wrongDifferences = sql`
  with paid as (
    select exchange_id, payments.id, outcome, received_minor,
      (select coalesce(sum(amount_minor), 0) from refunds where payment_id = payments.id and state = 'done') as returned_minor,
      (select coalesce(sum(amount_minor), 0) from journal where payment_id = payments.id and entry = 'payment.succeeded') as noted_minor,
      (select coalesce(sum(amount_minor), 0) from journal_parts where payment_id = payments.id and refund_id is null) as booked_minor,
      exists (select from refunds where payment_id = payments.id and state = 'failed')
        or exists (select from attention_items where subject = 'payment:' || payments.id) as is_on_list
    from exchange_payments
    join payments on payments.id = payment_id
    where payments.state = 'succeeded'
  )
  select exchanges.id, state, difference_minor, count(paid.id) filter (where outcome = 'kept')::integer as kept,
    json_agg(paid) as payments
  from exchanges
  left join paid on paid.exchange_id = exchanges.id
  group by exchanges.id
  having count(paid.id) filter (where outcome = 'kept') <> case when state = 'done' then 1 else 0 end
    or bool_or(outcome = 'kept' and received_minor <> difference_minor)
    or bool_or(noted_minor <> received_minor or booked_minor <> received_minor)
    or bool_or(outcome <> 'kept' and returned_minor <> received_minor and not is_on_list)`;
