import { expect, it } from 'vitest';
import { openShop, phone } from '../fixtures/shop.ts';

const shop = openShop();
const german = { ...phone, locale: 'de-AT' };

it('who reads another language is offered it once, in that language, in a line of the page', async () => {
  const page = await shop.open('/events', german);
  const offer = page.getByRole('complementary', { name: 'Deutsch' });
  const [above, below] = [await offer.boundingBox(), await page.locator('main').boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  expect(await page.getByRole('complementary').count()).toBe(1);
  await offer.getByRole('link', { name: 'Diese Seite gibt es auch auf Deutsch' }).click();
  await page.waitForURL('**/de/events');
  await page.goto('/events');
  expect(await offer.isVisible()).toBe(false);
});

it('an offer that is not wanted is hidden', async () => {
  const page = await shop.open('/', german);
  const offer = page.getByRole('complementary', { name: 'Deutsch' });
  await offer.getByRole('button', { name: 'Ausblenden' }).click();
  await offer.waitFor({ state: 'hidden' });
});

it('an offer is gone with its page', async () => {
  const page = await shop.open('/', german);
  const offer = page.getByRole('complementary', { name: 'Deutsch' });
  expect(await offer.isVisible()).toBe(true);
  await page.locator('main article h3 a').first().click();
  await page.waitForURL('**/events/*');
  await offer.waitFor({ state: 'hidden' });
});

it('nobody is offered the language of the page, or one that it does not have', async () => {
  for (const locale of ['ru-RU', 'ja'])
    expect(await (await shop.open('/', { locale })).getByRole('complementary').count()).toBe(0);
});
