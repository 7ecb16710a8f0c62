import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import {
  cards,
  countTickets,
  fillIn,
  findWayBack,
  largeVenue,
  openOrder,
  pay,
  payAtTheBank,
} from '../fixtures/buying.ts';
import { linkInMail } from '../fixtures/mails.ts';
import { performanceOnSale } from '../fixtures/performances-on-sale.ts';
import { openShop } from '../fixtures/shop.ts';

const shop = openShop();
const maxTabs = 120;

/** Goes from control to control until this one has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < maxTabs; presses += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No Tab leads to ${selector}`);
}

async function press(page: Page, selector: string, key = 'Enter'): Promise<void> {
  await page.locator(selector).first().waitFor();
  await tabTo(page, selector);
  await page.keyboard.press(key);
}

async function type(page: Page, selector: string, text: string): Promise<void> {
  await tabTo(page, selector);
  await page.keyboard.type(text);
}

it('a ticket is bought with the keyboard alone', async () => {
  const page = await shop.open((await performanceOnSale(shop, largeVenue)).path);
  await press(page, '[aria-label$=": Больше"]');
  await page.getByText(/^1 билет/).waitFor();
  await press(page, 'main a[href$="/order"]');
  await page.locator('[id="contact.name"]').waitFor();
  await type(page, '[id="contact.name"]', 'Анна Каренина');
  await type(page, '[id="contact.email"]', 'anna@example.com');
  await findWayBack(page);
  await press(page, 'main form button[type="submit"]');
  await press(page, `button[value="${cards.good}"]`);
  expect(await countTickets(page)).toBe(1);
});

it('with the tab closed during payment, the order is reopened from the mail', async () => {
  const email = `closed-tab-${Date.now()}@example.com`;
  const page = await openOrder(shop);
  await fillIn(page, email);
  await pay(page);
  const taken = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().startsWith(inject('bank')),
  );
  await payAtTheBank(page, cards.good);
  await taken;
  await page.close();
  const again = await shop.open(await linkInMail('order_paid', email));
  expect(await countTickets(again)).toBe(2);
});

it('tickets that were seen once are shown without a network', async () => {
  const page = await openOrder(shop);
  await fillIn(page);
  await pay(page);
  await payAtTheBank(page, cards.good);
  expect(await countTickets(page)).toBe(2);
  await page.getByText('Эта страница сохранена: билеты откроются и без сети.').waitFor();
  await page.context().setOffline(true);
  await page.reload();
  expect(await countTickets(page)).toBe(2);
  shop.allowComplaint(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
});
