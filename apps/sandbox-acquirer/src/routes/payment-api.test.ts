import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../testing/shop.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

describe('the API', () => {
  it('takes the same request under the same key once', async () => {
    const [first, second, other] = [
      await shop.create({}, 'k'),
      await shop.create({}, 'k'),
      await shop.create({ amount_minor: 1 }, 'k'),
    ];
    expect([first.status, second.id, other.error]).toEqual([201, first.id, 'idempotency_key_reused']);
  });

  it('says what arrived, which is not always what was asked for', async () => {
    expect((await shop.payWith('wrong_amount')).payment.received).toEqual({
      amount_minor: 747_999,
      currency: 'RUB',
    });
    expect((await shop.payWith('wrong_currency')).payment.received).toEqual({
      amount_minor: 748_000,
      currency: 'EUR',
    });
  });

  it('gives back all or a part, never more than arrived, and once per key', async () => {
    const { id } = await shop.payWith('succeed');
    const refund = (amount_minor: number, key: string) =>
      shop.api('POST', `/payments/${id}/refunds`, { amount_minor, currency: 'RUB' }, key);
    const part = await refund(700_000, 'a');
    expect(part).toMatchObject({ status: 201, state: 'done', amount_minor: 700_000 });
    expect((await refund(700_000, 'a')).id).toBe(part.id);
    expect(await refund(48_001, 'b')).toMatchObject({ status: 422, error: 'not_refundable' });
    expect(await refund(48_000, 'c')).toMatchObject({ status: 201 });
    await expect.poll(() => shop.notifications.filter(({ type }) => type === 'refund.done').length).toBe(2);
  });

  it('fails refunds on demand, after a while', async () => {
    const { id } = await shop.payWith('fail_refunds');
    const refund = { amount_minor: 1, currency: 'RUB' };
    expect(await shop.api('POST', `/payments/${id}/refunds`, refund, 'a')).toMatchObject({
      state: 'pending',
    });
    shop.wait();
    expect(await shop.api('GET', `/payments/${id}`)).toMatchObject({ refunds: [{ state: 'failed' }] });
  });

  it('cancels what nobody has begun to pay, and nothing else', async () => {
    const open = await shop.create();
    expect(await shop.api('POST', `/payments/${open.id}/cancel`)).toMatchObject({ state: 'cancelled' });
    const { id } = await shop.payWith('decide_slowly');
    expect(await shop.api('POST', `/payments/${id}/cancel`)).toMatchObject({ state: 'processing' });
    const old = await shop.create({ expires_at: '2020-01-01T00:00:00Z' });
    expect(old).toMatchObject({ state: 'cancelled', failure: 'expired' });
  });

  it('lists payments and refunds of a time', async () => {
    const { id } = await shop.payWith('succeed');
    const refund = { amount_minor: 1, currency: 'RUB' };
    const made = await shop.api('POST', `/payments/${id}/refunds`, refund, 'a');
    for (const since of ['', '?since=2020-01-01T00:00:00.000Z']) {
      expect(await shop.api('GET', `/payments${since}`)).toMatchObject({ payments: [{ id }] });
      expect(await shop.api('GET', `/refunds${since}`)).toMatchObject({ refunds: [{ id: made.id }] });
    }
    const later = '?since=2100-01-01T00:00:00.000Z';
    expect(await shop.api('GET', `/payments${later}`)).toMatchObject({ payments: [] });
    expect(await shop.api('GET', `/refunds${later}`)).toMatchObject({ refunds: [] });
  });

  it('refuses strangers and nonsense', async () => {
    expect(await shop.create({ amount_minor: -1 })).toMatchObject({ status: 422, error: 'invalid_request' });
    expect(await shop.api('POST', '/payments', shop.order)).toMatchObject({ status: 400 });
    expect(await shop.api('GET', '/payments/__proto__')).toMatchObject({ status: 404 });
    expect((await shop.page('nothing')).statusCode).toBe(404);
  });
});
