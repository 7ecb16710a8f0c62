import type { CommandInput } from '@parterre/contracts/console/commands';
import type { Order } from '@parterre/contracts/orders/order';
import type { MoveSettlement } from '@parterre/domain/order/ticket-move';
import { runCommand } from '../../commands/run-command.service.ts';
import { sql } from '../../database/sql.ts';
import { makePlanLibrary } from '../../features/performances/plan-cache.service.ts';
import { moveOrder } from '../../features/sales/moving/move-order.service.ts';
import { type SettlementFixture, settlementFixture } from './settlement-fixture.ts';

type MoveInput = CommandInput<'order.move'>;

export interface SoldTicket {
  readonly number: string;
  readonly offer_id: string;
  readonly code: string;
}

export interface MovingFixture extends SettlementFixture {
  /** Ordered, and paid by card. */
  bought(tickets: Readonly<Record<string, number>>): Promise<Order & { readonly id: string }>;
  good(order: Pick<Order, 'token'>): Promise<readonly SoldTicket[]>;
  /** The good tickets of an order, in the order of their lines, to these places. */
  moveInput(
    order: Pick<Order, 'token'>,
    to: readonly string[],
    difference: number,
    settlement?: MoveSettlement,
  ): Promise<MoveInput>;
  /** On the machine itself, where nobody is asked for a passkey. */
  move(input: MoveInput): ReturnType<typeof runMove>;
}

const runMove = ({ deps, api, now }: SettlementFixture, input: MoveInput) => {
  const sale = { ...deps(), plans: makePlanLibrary(api().database.db) };
  return runCommand(
    { db: sale.db, now, verifyStepUp: async () => true },
    moveOrder({ sale, refundLimits: {} }),
    { actor: { kind: 'command_line', name: 'anna@machine' }, input, reason: 'a lamp has failed' },
  );
};

/** Orders that are paid and then moved. To be called once at the top of a test file. */
export function movingFixture(): MovingFixture {
  const fixture = settlementFixture();
  const { order, payByCard, read, rows } = fixture;
  const orderId = async ({ token }: Pick<Order, 'token'>) => {
    const [found] = await rows(sql<{ id: string }>`select id from orders where token = ${token}`);
    return found?.id ?? '';
  };
  const good: MovingFixture['good'] = ({ token }) =>
    rows(sql<SoldTicket>`
      select tickets.number, tickets.offer_id, code
      from tickets
      join orders on orders.id = tickets.order_id
      where orders.token = ${token} and revoked_at is null
      order by tickets.performance_id, tickets.seat, tickets.offer_id, unit`);
  return {
    ...fixture,
    good,
    bought: async (tickets) => {
      const placed = await order(tickets);
      await payByCard(placed);
      return { ...(await read(placed)), id: await orderId(placed) };
    },
    moveInput: async (bought, to, difference, settlement = 'even') => {
      const tickets = await good(bought);
      return {
        order_id: await orderId(bought),
        moves: to.map((place, index) => ({ ticket: tickets[index]?.number ?? '', to: place })),
        difference,
        currency_code: 'RUB',
        settlement,
      };
    },
    move: (input) => runMove(fixture, input),
  };
}
