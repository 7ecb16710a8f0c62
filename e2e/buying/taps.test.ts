import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { cards, countTickets, findWayBack, payAtTheBank } from '../fixtures/buying.ts';
import { openShop, phone } from '../fixtures/shop.ts';
import { violations } from '../site/axe.ts';

const shop = openShop();

/** The fingers that come down on any page, the bank's too. */
let taps = 0;
afterEach(() => {
  taps = 0;
});
const countTaps = async (context: BrowserContext) => {
  await context.exposeBinding('countTap', () => {
    taps += 1;
  });
  await context.addInitScript(() =>
    addEventListener('pointerdown', () => (window as unknown as { countTap: () => void }).countTap(), true),
  );
};

/** From the home page to two seats of its first event, and the form. */
async function chooseTwoSeats(page: Page): Promise<void> {
  await page.locator('main a[href^="/events/"]').first().tap();
  await page.waitForURL(/\/events\/\d+$/);
  await page.getByRole('link', { name: 'Выбрать дату' }).tap();
  await page.locator('a[href^="?date="]').first().tap();
  await page.getByRole('button', { name: 'Подобрать лучшие' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Подобрать лучшие' }).tap();
  await page
    .getByRole('button', { name: /^Взять за/ })
    .first()
    .tap();
  await page.getByRole('link', { name: 'Оформить заказ' }).tap();
  await page.locator('[id="contact.name"]').waitFor();
}

async function payByCard(page: Page): Promise<void> {
  await findWayBack(page);
  await page.getByRole('button', { name: /^Заплатить/ }).tap();
  await payAtTheBank(page, cards.good);
  await countTickets(page);
}

const fill = async (page: Page, id: string, text: string) => {
  await page.locator(`[id="${id}"]`).tap();
  // As fast as a person at most: fields are scrolled to the same place of the screen, and a tap on the second one right
  // after the first would be a double tap.
  await page.keyboard.type(text, { delay: 40 });
};

it('on a phone it takes 12 taps at most from the home page to paid seats, and 10 where the device knows the contact', async () => {
  const page = await shop.open('/', { ...phone, prepare: countTaps });
  await chooseTwoSeats(page);
  expect(await violations(page)).toEqual([]);
  await fill(page, 'contact.name', 'Анна Каренина');
  await fill(page, 'contact.email', 'anna@example.com');
  await page.getByLabel('Запомнить мои данные на этом устройстве').tap();
  await payByCard(page);
  console.info(`From the home page to paid seats on a phone: ${taps} taps, the goal is 12`);
  expect(taps).toBeLessThanOrEqual(12);

  taps = 0;
  const again = await page.context().newPage();
  await page.close();
  await again.goto('/');
  await chooseTwoSeats(again);
  expect(await again.getByLabel('Электронная почта').inputValue()).toBe('anna@example.com');
  await payByCard(again);
  console.info(`The same where the device knows the contact: ${taps} taps, the goal is 10`);
  expect(taps).toBeLessThanOrEqual(10);
});
