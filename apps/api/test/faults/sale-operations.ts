import { expect } from 'vitest';
import { type Answer, makeBuyer } from './buyer.ts';
import type { FaultFixture } from './fault-fixture.ts';

/** Something that a visitor or the bank asks for. */
export interface Operation {
  readonly name: string;
  /** Makes all ready for it at another process; what it answers asks for it, and for the same however often it is called. */
  prepare(fixture: FaultFixture, address: string): Promise<(address: string) => Promise<Answer>>;
  readonly status: number;
  /** What is there once it was done. */
  readonly leaves: { held: number; orders: number; payments: number; received: number; tickets: number };
}

const price = 550;

async function withHold(address: string) {
  const buyer = makeBuyer();
  expect(await buyer.hold(1)(address)).toMatchObject({ status: 200 });
  return buyer;
}

async function withOrder(address: string) {
  const buyer = await withHold(address);
  const { body } = await buyer.order(price)(address);
  return { buyer, token: body.token };
}

async function withMoney({ bank, bankId }: FaultFixture, address: string): Promise<string> {
  const { buyer, token } = await withOrder(address);
  const id = await bankId((await buyer.pay(token)(address)).body);
  await bank.pay(id);
  return id;
}

const nothing = { held: 0, orders: 0, payments: 0, received: 0, tickets: 0 };

export const saleOperations: readonly Operation[] = [
  {
    name: 'taking a hold',
    prepare: async () => makeBuyer().hold(1),
    status: 200,
    leaves: { ...nothing, held: 1 },
  },
  {
    name: 'placing an order',
    prepare: async (_stage, address) => (await withHold(address)).order(price),
    status: 201,
    leaves: { ...nothing, held: 1, orders: 1 },
  },
  {
    name: 'beginning to pay',
    prepare: async (_stage, address) => {
      const { buyer, token } = await withOrder(address);
      return buyer.pay(token);
    },
    status: 201,
    leaves: { ...nothing, held: 1, orders: 1, payments: 1 },
  },
  {
    name: 'settling what was paid',
    prepare: async (fixture, address) => {
      const id = await withMoney(fixture, address);
      return async (to) => {
        const { headers, body } = await fixture.bank.notify(id);
        const url = `${to}/api/payments/sandbox/notifications`;
        const reply = await fetch(url, { method: 'POST', headers, body });
        return { status: reply.status, body: await reply.json(), retryAfter: null };
      };
    },
    status: 200,
    leaves: { held: 0, orders: 1, payments: 1, received: 1, tickets: 1 },
  },
];
