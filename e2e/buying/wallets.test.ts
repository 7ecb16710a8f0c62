import { verify } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeWalletKeys, type WalletKeys } from '../../apps/parterre/test/wallet-keys.ts';
import { cards, orderPaidWith } from '../fixtures/buying.ts';
import { openSecondApi } from '../fixtures/second-api.ts';
import { openShop } from '../fixtures/shop.ts';
import { violations } from '../site/axe.ts';

let keys: WalletKeys;
let site: Awaited<ReturnType<typeof openSecondApi>>;
beforeAll(async () => {
  keys = await makeWalletKeys();
  site = await openSecondApi(keys.env);
});
afterAll(async () => {
  await site?.stop();
  await keys?.remove();
});

/** The same orders, where the house has keys and where it has none. */
const [withKeys, withoutKeys] = [openShop(() => site.address), openShop()];

const words = { apple: 'Apple Wallet', google: 'Google Wallet' } as const;
const button = (page: Page, wallet: keyof typeof words) =>
  page.locator('main ul > li').first().getByRole('link', { name: words[wallet] });

interface Order {
  readonly tickets: readonly { readonly code: string; readonly number: string }[];
  readonly lines: readonly { readonly extra: { readonly event: { readonly title: string } } }[];
}

it('a ticket goes into the wallets of phones from the own page, signed by the house; where it has no keys there is no button', async () => {
  const token = await orderPaidWith(withoutKeys, cards.good);
  const path = `/order/success?order=${token}`;
  const { tickets, lines } = await withoutKeys.fetchJson<Order>(`/api/orders/${token}`);
  const [ticket] = tickets;
  const title = lines[0]?.extra.event.title ?? '';

  const plain = await withoutKeys.open(path);
  await plain.locator('main svg[role="img"]').first().waitFor();
  expect(await plain.getByRole('link', { name: /Wallet/ }).count()).toBe(0);

  const page = await withKeys.open(path);
  await button(page, 'apple').waitFor();
  expect(await violations(page)).toEqual([]);
  const downloading = page.waitForEvent('download');
  await button(page, 'apple').click();
  const pass = keys.readPass(await readFile(await (await downloading).path()));
  expect(pass.isSigned).toBe(true);
  expect(pass.json).toMatchObject({
    barcodes: [{ format: 'PKBarcodeFormatQR', message: ticket?.code, altText: ticket?.number }],
    voided: false,
  });
  expect(JSON.stringify(pass.json)).toContain(title);
  expect(JSON.stringify(pass.json)).not.toContain(token);

  // Google is away in this house: its link says all of it, and what it says is signed.
  const address = (await button(page, 'google').getAttribute('href')) ?? '';
  const answer = await page.request.get(new URL(address, page.url()).href, { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  const [, jwt = ''] =
    /^https:\/\/pay\.google\.com\/gp\/v\/save\/(.+)$/.exec(answer.headers().location ?? '') ?? [];
  const [head = '', body = '', signature = ''] = jwt.split('.');
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    keys.googleKey,
    Buffer.from(signature, 'base64url'),
  );
  expect(isSigned).toBe(true);
  const said = Buffer.from(body, 'base64url').toString();
  expect(said).toContain(ticket?.code);
  expect(said).toContain(title);
});

it('a phone is offered its own wallet alone', async () => {
  const token = await orderPaidWith(withoutKeys, cards.good);
  const agents = {
    apple: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15',
    google: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36',
  } as const;
  for (const [wallet, other] of [
    ['apple', 'google'],
    ['google', 'apple'],
  ] as const) {
    const page = await withKeys.open(`/order/success?order=${token}`, { userAgent: agents[wallet] });
    await button(page, wallet).waitFor();
    expect(await button(page, other).count()).toBe(0);
  }
});
