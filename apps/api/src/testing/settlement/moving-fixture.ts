import type { CommandInput } from '@parterre/contracts/console/commands';
import type { Order } from '@parterre/contracts/orders/order';
import type { MoveSettlement } from '@parterre/domain/order/ticket-move';
import { beforeAll, beforeEach } from 'vitest';
import { runCommand } from '../../commands/run-command.service.ts';
import { sql } from '../../database/sql.ts';
import { makePlanLibrary } from '../../features/performances/plan-cache.service.ts';
import { moveOrder } from '../../features/sales/moving/move-order.service.ts';
import { ProviderFault, type Receipt } from '../../features/sales/payments/providers/payment-provider.ts';
import { type SettlementFixture, settlementFixture } from './settlement-fixture.ts';

type MoveInput = CommandInput<'order.move'>;

export interface SoldTicket {
  readonly number: string;
  readonly offer_id: string;
  readonly code: string;
}

export type BankGives = 'at once' | 'later' | 'never';

const faults = { later: 'unavailable', never: 'refused' } as const;

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
  /** What the bank does from now on when it is to give money back; payments come as before. */
  bankGives(how: BankGives): void;
  /** The receipts that it was asked for with that, the earliest first. */
  refundReceipts(): readonly Receipt[];
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
  let gives: BankGives = 'at once';
  const receipts: Receipt[] = [];
  beforeAll(() => {
    const sandbox = fixture.providers.get('sandbox');
    if (!sandbox) throw new Error('there is no bank');
    fixture.providers.set('sandbox', {
      ...sandbox,
      refund: async (request) => {
        if (gives !== 'at once') throw new ProviderFault(faults[gives], `it gives back ${gives}`);
        receipts.push(request.receipt);
        return sandbox.refund(request);
      },
    });
  });
  beforeEach(() => {
    gives = 'at once';
    receipts.length = 0;
  });
  return {
    ...fixture,
    good,
    bankGives: (how) => {
      gives = how;
    },
    refundReceipts: () => receipts,
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
