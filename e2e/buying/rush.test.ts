import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { largeVenue } from '../fixtures/buying.ts';
import { performanceOnSale } from '../fixtures/performances-on-sale.ts';
import { openShop } from '../fixtures/shop.ts';

const shop = openShop();

interface Rush {
  /** So many calls are sent away as the API does it when it has too much to do; those after them reach it. */
  readonly times: number;
  readonly waitSeconds: number;
  readonly method?: string;
  readonly url?: RegExp;
}

const rush =
  ({ times, waitSeconds, method = 'POST', url = /\/api\/basket\?/ }: Rush) =>
  async (context: BrowserContext) => {
    let left = times;
    await context.route(url, (route) => {
      if (route.request().method() !== method || left === 0) return route.continue();
      left -= 1;
      return route.fulfill({
        status: 503,
        headers: { 'retry-after': String(waitSeconds) },
        json: { error: { code: 'overloaded', message: 'Too much is asked at once.' } },
      });
    });
  };

async function openTickets(prepare: (context: BrowserContext) => Promise<void>): Promise<Page> {
  shop.allowComplaint(/503/);
  return shop.open((await performanceOnSale(shop, largeVenue)).path, { prepare });
}

const chooseOne = (page: Page) =>
  page
    .getByRole('button', { name: /: Больше$/ })
    .first()
    .click();

/** To be waited for from before the press. */
const held = (page: Page) =>
  page.waitForResponse(
    (response) =>
      response.ok() && response.request().method() === 'POST' && response.url().includes('/api/basket'),
  );

/** As the server has it: on a page that is loaded anew. */
async function expectOneInBasket(page: Page): Promise<void> {
  await page.goto('/cart');
  await page
    .getByText(/^1 билет/)
    .first()
    .waitFor();
}

it('whoever comes in a rush is told, and has what they chose a moment later', async () => {
  const page = await openTickets(rush({ times: 1, waitSeconds: 1 }));
  const answered = held(page);
  await chooseOne(page);
  await page.getByText('Сейчас здесь очень много людей').first().waitFor();
  expect(await page.getByText(/^1 билет/).count()).toBeGreaterThan(0);
  await answered;
  await expectOneInBasket(page);
});

it('tickets that cannot be shown at once are shown once there is room', async () => {
  const page = await openTickets(rush({ times: 2, waitSeconds: 1, method: 'GET', url: /\/offers\?/ }));
  await chooseOne(page);
  await page.getByText('Сейчас здесь очень много людей').first().waitFor();
  await page
    .getByText(/^1 билет/)
    .first()
    .waitFor();
});

it('whoever waited in vain chooses the same again with one press', async () => {
  const page = await openTickets(rush({ times: 4, waitSeconds: 0 }));
  await chooseOne(page);
  await page.getByText('запрос не прошёл').first().waitFor();
  const answered = held(page);
  await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
  await answered;
  await expectOneInBasket(page);
});
