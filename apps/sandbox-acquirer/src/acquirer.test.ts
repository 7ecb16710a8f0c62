import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { interfaceLanguages } from '@parterre/domain/languages/languages';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testCards } from './bank/cards.ts';
import { signNotification } from './notifications/sign-notification.ts';
import { openShop, type Shop } from './testing/shop.ts';

const findCardNumber = (name: string) => testCards.find((card) => card.name === name)?.number ?? '';

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

const notificationTypes = () => shop.notifications.map(({ type }) => type);
const payWith = (name: string) => shop.payWith(name);

it('the numbers of the test cards are well formed and differ', () => {
  const luhn = (digits: string) =>
    [...digits].toReversed().reduce((sum, digit, index) => {
      const doubled = Number(digit) * (index % 2 ? 2 : 1);
      return sum + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  expect(new Set(testCards.map(({ number }) => number)).size).toBe(testCards.length);
  for (const { number } of testCards) expect(luhn(number) % 10, number).toBe(0);
});

describe('a payer', () => {
  it.each([
    ['succeed', 'succeeded', null, '/back'],
    ['decline', 'failed', 'declined', '/fail'],
    ['lack_funds', 'failed', 'insufficient_funds', '/fail'],
    ['decide_slowly', 'processing', null, '/back'],
    ['forge', 'failed', 'declined', '/fail'],
  ])('with the card %s sees the payment %s', async (name, state, failure, path) => {
    const { reply, payment } = await payWith(name);
    expect(payment).toMatchObject({ state, failure });
    expect([reply.statusCode, new URL(String(reply.headers.location)).pathname]).toEqual([303, path]);
  });

  it('may type the number with spaces, and is told when there is no such card', async () => {
    const { id } = await shop.create();
    const wrong = await shop.post(id, { number: '4242' });
    expect([wrong.statusCode, wrong.body.includes('Такой тестовой карты нет')]).toEqual([422, true]);
    expect((await shop.post(id, { number: '4242 4242 4242 4242' })).statusCode).toBe(303);
  });

  it('gives a code in the second step of 3-D Secure, and fails after three wrong ones', async () => {
    const { id, reply, payment } = await payWith('authenticate');
    expect([reply.headers.location, payment.state]).toEqual([`/pay/${id}`, 'processing']);
    expect(payment.awaits).toBe('payer');
    await shop.post(id, { code: '9999' });
    expect((await shop.page(id)).body).toContain('Код не подходит');
    await shop.post(id, { code: '1234' });
    expect(await shop.api('GET', `/payments/${id}`)).toMatchObject({ state: 'succeeded' });

    const other = await payWith('authenticate');
    for (const code of ['1', '2', '3']) await shop.post(other.id, { code });
    expect(await shop.api('GET', `/payments/${other.id}`)).toMatchObject({
      failure: 'authentication_failed',
    });
  });

  it('can walk away, which leaves the payment open, or give up, which ends it', async () => {
    const { id, payment } = await payWith('abandon');
    expect([payment.state, payment.awaits]).toEqual(['pending', 'payer']);
    await shop.post(id, { give_up: '1' });
    expect(await shop.api('GET', `/payments/${id}`)).toMatchObject({
      state: 'cancelled',
      failure: 'abandoned',
    });
    expect((await shop.page(id)).body).toContain('Платёж отменён');
  });

  it('gets the money back from a clerk of the bank, once, and the shop is told', async () => {
    const { id } = await payWith('succeed');
    expect((await shop.page(id)).body).toContain('Вернуть деньги от имени банка');
    for (const _ of [1, 2]) expect((await shop.refundAtBank(id)).statusCode).toBe(303);
    expect(await shop.api('GET', `/payments/${id}`)).toMatchObject({
      refunds: [{ state: 'done', amount_minor: 748_000 }],
    });
    expect((await shop.page(id)).body).not.toContain('Вернуть деньги');
    await expect.poll(() => notificationTypes().filter((type) => type === 'refund.done')).toHaveLength(1);
  });

  it('cannot pay twice', async () => {
    const { id } = await payWith('succeed');
    const retry = await shop.post(id, { card: findCardNumber('succeed') });
    expect([retry.statusCode, retry.body.includes('уже оплачен')]).toEqual([200, true]);
  });

  it.each(interfaceLanguages)('reads the page in %s, with what the shop wrote escaped', async (lang) => {
    const { id } = await shop.create({ lang });
    const { body, headers } = await shop.page(id);
    expect(body).toContain(`<html lang="${lang}">`);
    expect(body).toContain('Лебединое озеро &lt;b&gt;');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });
});

describe('the shop is told', () => {
  it.each([
    ['succeed', ['payment.processing', 'payment.succeeded']],
    ['duplicate', ['payment.processing', 'payment.processing', 'payment.succeeded', 'payment.succeeded']],
    ['forge', ['payment.failed', 'payment.processing', 'payment.succeeded']],
  ])('with the card %s: %s', async (name, types) => {
    await payWith(name);
    await expect.poll(() => notificationTypes().toSorted()).toEqual(types);
  });

  it('with a signature that a forger does not have', async () => {
    await payWith('forge');
    await expect.poll(() => shop.notifications.length).toBe(3);
    for (const { type, body, signature } of shop.notifications) {
      const at = new Date(Number(/t=(\d+)/.exec(signature)?.[1]) * 1000);
      const isTrue = signNotification(shop.secret, body, at) === signature;
      expect([type, isTrue]).toEqual([type, type !== 'payment.succeeded']);
    }
  });

  it('late, or in the wrong order, or never', async () => {
    await payWith('reorder');
    await expect.poll(notificationTypes).toEqual(['payment.succeeded']);
    shop.wait();
    await expect.poll(notificationTypes).toEqual(['payment.succeeded', 'payment.processing']);
    await payWith('delay');
    await payWith('lose');
    expect(shop.notifications.length).toBe(2);
    shop.wait();
    await expect.poll(() => shop.notifications.length).toBe(4);
  });

  it('again, when it does not answer', async () => {
    shop.respondWith(503);
    await payWith('succeed');
    await expect.poll(shop.waiting).toEqual([1000, 1000]);
    shop.respondWith(200);
    shop.wait();
    await expect
      .poll(() => notificationTypes().toSorted())
      .toEqual(['payment.processing', 'payment.succeeded']);
  });
});

it('the bank remembers everything when it is started again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parterre-bank-'));
  const persistent = await openShop({ file: join(folder, 'bank.json') });
  try {
    persistent.respondWith(503);
    const { id } = await persistent.create();
    await persistent.post(id, { card: findCardNumber('decide_slowly') });
    await expect.poll(persistent.waiting).toHaveLength(2);
    persistent.respondWith(200);
    await persistent.restartBank();
    persistent.wait();
    await expect
      .poll(() =>
        persistent.notifications
          .map(({ type }) => type)
          .toSorted()
          .at(-1),
      )
      .toBe('payment.succeeded');
    expect(await persistent.api('GET', `/payments/${id}`)).toMatchObject({ state: 'succeeded' });
  } finally {
    await persistent.close();
    await rm(folder, { recursive: true });
  }
});
