import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { orderFixture } from '../../../testing/order-fixture.ts';
import { refundOrder } from '../refunds/refund-order.service.ts';
import { compareBooks } from './compare-books.service.ts';
import type { PaymentProvider, ProviderEntry } from './providers/payment-provider.ts';

const fixture = orderFixture();
const { api, ordered, begin, bank, bankId, read, deps, rows, pass, now } = fixture;

const provider = (): PaymentProvider => {
  const found = fixture.providers.get('sandbox');
  if (!found) throw new Error('there is no bank');
  return found;
};

/** The bank remembers the tests before, whose books are gone. */
const earlier = new Set<string>();
beforeEach(async () => {
  for await (const entry of provider().list(new Date(0)))
    earlier.add(entry.kind === 'payment' ? entry.payment.providerPaymentId : entry.refund.providerRefundId);
});

async function compare(at = new Date(now().getTime() + 1), asked = provider()): Promise<string[]> {
  const since = new Date(Date.now() - 60_000);
  const { findings } = await compareBooks(api().database.db, asked, { since, at });
  return findings.filter((finding) => !earlier.has(finding.split(/[ :]/)[1] ?? ''));
}

async function paid() {
  const order = await ordered();
  const id = await bankId(await begin(order));
  await bank().pay(id);
  return { id, order: await read(order) };
}

it('books and provider agree on what was paid, given back, or only begun', async () => {
  const { order } = await paid();
  await refundOrder(deps(), Number(order.number), { kind: 'sum', minor: 10_000 });
  await begin(await ordered());
  expect(await compare()).toEqual([]);
});

it('a payment that the books do not know is found', async () => {
  const { id } = await paid();
  await rows(sql`delete from payments`);
  expect(await compare()).toEqual([
    expect.stringMatching(`payment ${id}: sandbox has RUB.1,100.*next: look it up`),
  ]);
});

it('money that the books have not heard of is found, unless they will in a moment', async () => {
  const order = await ordered();
  const id = await bankId(await begin(order));
  await bank().pay(id);
  expect(await compare()).toEqual([]);
  pass(61);
  expect(await compare()).toEqual([
    expect.stringMatching(
      `payment ${id} of order ${order.number}: sandbox has .* no money; next: order ${order.number} --ask`,
    ),
  ]);
});

it('a refund that was made at the provider is found', async () => {
  const { id, order } = await paid();
  await bank().refundAtProvider(id, 100);
  expect(await compare()).toEqual([
    expect.stringMatching(
      `refund .* of order ${order.number}: .*do not know it; next: order ${order.number} --ask`,
    ),
  ]);
});

it('a refund of ours that has no answer yet is not taken for one', async () => {
  const { order } = await paid();
  bank().loseAnswers(1);
  await refundOrder(deps(), Number(order.number), { kind: 'sum', minor: 100 });
  expect(await compare()).toEqual([]);
});

it('money that only the books have is found', async () => {
  const { order } = await paid();
  await refundOrder(deps(), Number(order.number), { kind: 'sum', minor: 100 });
  await rows(sql`update payments set provider_payment_id = 'pay_nowhere'`);
  await rows(sql`update refunds set provider_refund_id = 'ref_nowhere'`);
  const findings = await compare();
  expect(findings).toContainEqual(
    expect.stringMatching('payment pay_nowhere of order .* sandbox has no money; next:'),
  );
  expect(findings).toContainEqual(
    expect.stringMatching('refund ref_nowhere of order .* sandbox did not; next:'),
  );
});

it('what was written down after the comparison began is left to the next one', async () => {
  const began = now();
  pass(1);
  const { order } = await paid();
  await refundOrder(deps(), Number(order.number), { kind: 'sum', minor: 100 });
  await rows(sql`update payments set provider_payment_id = 'pay_later'`);
  await rows(sql`update refunds set provider_refund_id = 'ref_later'`);
  const later = (findings: string[]) => findings.filter((finding) => finding.includes('_later'));
  expect(later(await compare(began))).toEqual([]);
  expect(later(await compare())).toHaveLength(2);
});

it.each([
  ['amount', sql`update payments set received_minor = received_minor - 1`],
  ['currency', sql`update payments set received_currency = 'EUR'`],
])('another %s is found', async (_what, change) => {
  const { id } = await paid();
  await rows(change);
  expect(await compare()).toEqual([expect.stringMatching(`payment ${id} .*the books have`)]);
});

describe('while the list is read, the sale goes on:', () => {
  /** Has something happen once the bank has listed all it has, and before that is held against the books. */
  const compareWhile = (act: () => Promise<unknown>) =>
    compare(undefined, {
      ...provider(),
      list: async function* (since) {
        const entries: ProviderEntry[] = [];
        for await (const entry of provider().list(since)) entries.push(entry);
        await act();
        yield* entries;
      },
    });

  it('a payment that was listed as unpaid is paid and booked', async () => {
    const order = await ordered();
    const id = await bankId(await begin(order));
    const findings = await compareWhile(async () => {
      await bank().pay(id);
      expect((await read(order)).state).toBe('paid');
    });
    expect(findings).toEqual([]);
  });

  it('a payment is begun and paid that was not listed at all', async () => {
    const findings = await compareWhile(paid);
    expect(findings).toEqual([]);
    expect(await rows(sql`select state from payments`)).toEqual([{ state: 'succeeded' }]);
  });

  it('a refund is made that was not listed', async () => {
    const { order } = await paid();
    const findings = await compareWhile(() =>
      refundOrder(deps(), Number(order.number), { kind: 'sum', minor: 100 }),
    );
    expect(findings).toEqual([]);
  });

  it('the books hear of a payment only after they were asked for it', async () => {
    const { id } = await paid();
    await rows(sql`update payments set provider_payment_id = null`);
    const findings = await compare(undefined, {
      ...provider(),
      read: async (paymentId) => {
        await rows(sql`update payments set provider_payment_id = ${id}`);
        return provider().read(paymentId);
      },
    });
    expect(findings).toEqual([]);
  });

  it('what is wrong all the time is still found', async () => {
    const { order } = await paid();
    const findings = await compareWhile(async () => {
      await paid();
      await rows(sql`
        update payments set received_minor = received_minor - 1
        where order_id = (select id from orders where number = ${order.number})`);
    });
    expect(findings).toEqual([expect.stringMatching(`of order ${order.number}: .*the books have`)]);
  });
});
