import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { cards, countTickets, fillIn, openOrder, pay, payAtTheBank } from '../fixtures/buying.ts';
import { openShop, phone } from '../fixtures/shop.ts';
import { violations } from '../site/axe.ts';

const shop = openShop();

/** On the page of the bank, with an order that waits to be paid. */
async function atTheBank(visitor = {}): Promise<Page> {
  const page = await openOrder(shop, visitor);
  await fillIn(page);
  await pay(page);
  await page.locator(`button[value="${cards.good}"]`).waitFor();
  return page;
}

const unpaid = (page: Page) => page.getByRole('heading', { name: 'Вы ещё не заплатили' }).waitFor();
const backToBank = (page: Page) => page.getByRole('button', { name: /^Вернуться в банк и заплатить/ });

it('who goes back from the bank hears that nothing is paid yet, and chooses: the bank, another way, or no seats', async () => {
  const page = await atTheBank({ ...phone, timezoneId: 'America/New_York' });
  const bank = page.url();
  await page.goBack({ waitUntil: 'commit' });
  await unpaid(page);
  expect(await page.locator('main').innerText()).not.toContain('билеты придут');
  // By the clock of the place, as in the mail, and not of this phone.
  await page.getByText(/^Билеты за вами до \d+:\d+ \(UTC\+\d+\)\.$/).waitFor();
  expect(await violations(page)).toEqual([]);
  await backToBank(page).tap();
  await page.waitForURL(bank);
  await page.goBack({ waitUntil: 'commit' });
  await page.getByText('Заплатить другим способом').tap();
  await page.getByRole('radio', { name: 'Счёт для организаций' }).waitFor();
  await page.getByText('Отказаться от билетов').tap();
  await page.getByRole('button', { name: 'Отменить заказ' }).tap();
  await page.getByText(/^Заказ отменён/).waitFor();
});

it('who gives up at the bank hears the same, and can still pay', async () => {
  const page = await atTheBank();
  await page.locator('button[name="give_up"]').click();
  await page.waitForURL('**/order/fail?order=*');
  await unpaid(page);
  await backToBank(page).click();
  await payAtTheBank(page, cards.good);
  expect(await countTickets(page)).toBe(2);
});

it('who is led back as paid, of which the bank knows nothing, waits a moment and then hears it', async () => {
  const page = await atTheBank();
  await page.goBack({ waitUntil: 'commit' });
  await unpaid(page);
  const token = /\/order\/pay\/([^?]+)/.exec(page.url())?.[1];
  await page.clock.install();
  await page.goto(`/payment/success?order=${token}`);
  await page.getByText(/^Узнаём у банка, прошла ли оплата/).waitFor();
  await page.clock.runFor(11_000);
  await page.waitForURL('**/order/pay/*');
  await unpaid(page);
});

it('who has paid while the bank takes its time is asked for nothing more', async () => {
  const page = await atTheBank();
  await payAtTheBank(page, cards.slow);
  await page.getByText(/^Банк проводит платёж/).waitFor();
  expect([await page.getByText('Вы ещё не заплатили').count(), await backToBank(page).count()]).toEqual([
    0, 0,
  ]);
});
