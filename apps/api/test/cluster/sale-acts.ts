import { sweepBaskets } from '../../src/features/basket/sweep-baskets.service.ts';
import { refundOrder } from '../../src/features/sales/refunds/refund-order.service.ts';
import type { OrderFixture } from '../../src/testing/order-fixture.ts';

/** Something that a sale does: what comes before it, and what changes stock and books together. */
export interface SaleAct {
  readonly name: string;
  /** What it answers does it, or does it again a while later. */
  prepare(fixture: OrderFixture): Promise<() => Promise<unknown>>;
  /** What is not free once it is done. */
  readonly leaves: readonly string[];
}

const paid = async ({ ordered, bank, begin, bankId, read }: OrderFixture) => {
  const order = await ordered();
  await bank().pay(await bankId(await begin(order)));
  await read(order);
  return order;
};

const floor = (state: string) => [`12:floor:1 ${state}`, `12:floor:2 ${state}`];

export const saleActs: readonly SaleAct[] = [
  {
    name: 'a seat is held',
    prepare: async ({ visitor }) => {
      const anna = visitor();
      return () => anna.add('12:0');
    },
    leaves: ['12:0 held'],
  },
  {
    name: 'general admission is held',
    prepare: async ({ visitor }) => {
      const anna = visitor();
      return () => anna.add('12:floor', 2);
    },
    leaves: floor('held'),
  },
  {
    name: 'a basket is emptied',
    prepare: async ({ visitor }) => {
      const anna = visitor();
      await anna.add('12:0');
      return () => anna.clear();
    },
    leaves: [],
  },
  {
    name: 'a hold ends',
    prepare: async ({ api, visitor, pass, now }) => {
      await visitor().add('12:0');
      pass(16);
      return () => sweepBaskets({ db: api().database.db, now, announce: () => undefined });
    },
    leaves: [],
  },
  {
    name: 'an order is placed',
    prepare: async ({ visitor, place }) => {
      const anna = visitor();
      await anna.add('12:floor', 2);
      return () => place(anna);
    },
    leaves: floor('held'),
  },
  {
    name: 'an order is cancelled',
    prepare: async ({ ordered, call }) => {
      const { token } = await ordered();
      return () => call('POST', `/api/orders/${token}/cancel`);
    },
    leaves: [],
  },
  {
    name: 'an order expires',
    prepare: async ({ ordered, pass, sweep }) => {
      await ordered();
      pass(100);
      return () => {
        pass(1);
        return sweep();
      };
    },
    leaves: [],
  },
  {
    name: 'an order is paid',
    prepare: async ({ ordered, begin, bank, bankId, read, pass }) => {
      const order = await ordered();
      await bank().pay(await bankId(await begin(order)));
      return () => {
        pass(1);
        return read(order);
      };
    },
    leaves: floor('sold'),
  },
  {
    name: 'an order is refunded',
    prepare: async (fixture) => {
      const { number } = await paid(fixture);
      return () => refundOrder(fixture.deps(), Number(number), { kind: 'all' });
    },
    leaves: [],
  },
];
