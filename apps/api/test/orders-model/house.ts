import type { Order } from '@parterre/contracts/orders/order';
import fc from 'fast-check';
import { sql } from '../../src/database/sql.ts';
import { type RefundRequest, refundOrder } from '../../src/features/sales/refunds/refund-order.service.ts';
import { usualStart } from '../../src/testing/announce.ts';
import { announceAgain, announceDates } from './dates.ts';
import { act, daring, type MakeTool, toOrder } from './game.ts';

/** What people of the house do to orders, and time to all of them. */
export const house: MakeTool = (fixture) => {
  const { deps, rows, pass } = fixture;
  const makeRequest = async ({ token }: Order, what: 'all' | 'ticket' | 'sum'): Promise<RefundRequest> => {
    if (what === 'all') return { kind: 'all' };
    if (what === 'sum') return { kind: 'sum', minor: 12_345 };
    const [ticket] = await rows(sql<{ number: string }>`
      select tickets.number from tickets join orders on orders.id = tickets.order_id
      where orders.token = ${token} and revoked_at is null
      order by tickets.number limit 1`);
    return { kind: 'tickets', numbers: [ticket?.number ?? '0'] };
  };
  return {
    acts: {
      refund: act(
        2,
        fc.record({ which: fc.nat(5), what: fc.constantFrom('all', 'ticket', 'sum') }),
        toOrder(async (order, { what }) =>
          daring(refundOrder(deps(), Number(order.number), await makeRequest(order, what))),
        ),
      ),
      announce: act(
        1,
        fc.record({
          start: fc.constantFrom(usualStart, usualStart, '2026-12-19T19:00', '2027-03-18T19:00'),
          // Seldom: nothing is sold meanwhile.
          status: fc.constantFrom(...Array(4).fill('scheduled' as const), 'cancelled', 'postponed'),
        }),
        async (_, { start, status }) => {
          await announceDates(fixture, { started_at: start, status });
          return status;
        },
      ),
      pass: act(2, fc.record({ minutes: fc.constantFrom(1, 5, 20, 100) }), async (_, { minutes }) => {
        pass(minutes);
        return 'done';
      }),
    },
    settle: () => announceAgain(fixture),
  };
};
