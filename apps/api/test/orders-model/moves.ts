import fc from 'fast-check';
import { sql } from '../../src/database/sql.ts';
import { makePlanLibrary } from '../../src/features/performances/plan-cache.service.ts';
import { moveOrder } from '../../src/features/sales/moving/move-order.service.ts';
import { expectMoneyWithItsTickets } from '../../src/testing/settlement/money-with-tickets.ts';
import { dearerBy, type Evening, readDates } from './dates.ts';
import { act, type MakeTool, runAsStaff, toPaidOrder } from './game.ts';

/** Zones and seats of the hall, with what they cost of the first date. */
const places = [
  { name: 'floor', price: 500 },
  { name: 'floor', price: 500 },
  { name: '6', price: 1000 },
  { name: '7', price: 1000 },
  { name: '0', price: 2000 },
];
const dates = Object.keys(dearerBy) as Evening[];

/** Tickets that somebody of the house gives other places, of the same date or another. */
export const moves: MakeTool = (fixture) => {
  const { rows, deps, api } = fixture;
  return {
    acts: {
      move: act(
        3,
        fc.record({
          which: fc.nat(5),
          date: fc.constantFrom(...dates),
          place: fc.constantFrom(...places),
          isWaived: fc.constantFrom(false, false, true),
        }),
        toPaidOrder(fixture, async ({ token }, { date, place, isWaived }) => {
          const [ticket] = await rows(sql<{
            order_id: string;
            number: string;
            price_minor: number;
            off_minor: number;
          }>`
            select orders.id as order_id, tickets.number, order_lines.price_minor,
              (select coalesce(sum((discount ->> 'minor')::bigint), 0)::bigint from jsonb_array_elements(discounts) as discount) as off_minor
            from tickets
            join orders on orders.id = tickets.order_id
            join order_lines on order_lines.order_id = orders.id and order_lines.offer_id = tickets.offer_id
            where orders.token = ${token} and revoked_at is null
            order by tickets.number limit 1`);
          const target = (await readDates(fixture))[date];
          if (!ticket) return 'no ticket';
          // What codes took off goes with it.
          const price = Math.max(0, place.price + dearerBy[date] - ticket.off_minor / 100);
          const difference = price - ticket.price_minor / 100;
          const settlement =
            difference === 0 ? 'even' : isWaived ? 'waive' : difference > 0 ? 'transfer' : 'refund';
          const sale = { ...deps(), plans: makePlanLibrary(api().database.db) };
          return runAsStaff(fixture, moveOrder({ sale, refundLimits: {} }), {
            order_id: ticket.order_id,
            moves: [{ ticket: ticket.number, to: `${target}:${place.name}` }],
            difference,
            currency_code: 'RUB',
            settlement,
          });
        }),
      ),
    },
    expectTruth: () => expectMoneyWithItsTickets(fixture),
  };
};
