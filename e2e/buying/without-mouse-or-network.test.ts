import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { cards, fillIn, meadow, openOrder, pay, payAtTheBank, ticketsOf } from '../stage/buying.ts';
import { dateOnSale } from '../stage/dates-on-sale.ts';
import { linkInMail } from '../stage/mails.ts';
import { openStage } from '../stage/stage.ts';

const stage = openStage();
const patient = { timeout: 60_000 };
const mostTabs = 120;

/** Goes from control to control until this one has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < mostTabs; presses += 1) {
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

test('with the keyboard alone', patient, async () => {
  const page = await stage.open((await dateOnSale(stage, meadow)).path);
  await press(page, '[aria-label$=": Больше"]');
  await page.getByText(/^1 билет/).waitFor();
  await press(page, 'main a[href$="/cart"]');
  await press(page, 'main a[href$="/order"]');
  await page.locator('[id="contact.name"]').waitFor();
  await type(page, '[id="contact.name"]', 'Анна Каренина');
  await type(page, '[id="contact.email"]', 'anna@example.com');
  await press(page, 'input[name="acquisition"]', 'Space');
  await press(page, '[id="consents.offer"]', 'Space');
  await press(page, '[id="consents.personal_data"]', 'Space');
  await press(page, 'main form button[type="submit"]');
  await press(page, `button[value="${cards.good}"]`);
  expect(await ticketsOf(page)).toBe(1);
});

test('with the tab closed during payment, the order is reopened from the mail', patient, async () => {
  const email = `closed-tab-${Date.now()}@example.com`;
  const page = await openOrder(stage);
  await fillIn(page, email);
  await pay(page);
  const taken = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await payAtTheBank(page, cards.good);
  await taken;
  await page.close();
  const again = await stage.open(await linkInMail('order_paid', email));
  expect(await ticketsOf(again)).toBe(2);
});

test('without a network, once the tickets were seen', patient, async () => {
  const page = await openOrder(stage);
  await fillIn(page);
  await pay(page);
  await payAtTheBank(page, cards.good);
  expect(await ticketsOf(page)).toBe(2);
  await page.getByText('Эта страница сохранена: билеты откроются и без сети.').waitFor();
  await page.context().setOffline(true);
  await page.reload();
  expect(await ticketsOf(page)).toBe(2);
  stage.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
});
