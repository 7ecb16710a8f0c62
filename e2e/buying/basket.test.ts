import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { largeVenue, withTickets } from '../fixtures/buying.ts';
import { type PerformanceOnSale, performanceOnSale } from '../fixtures/performances-on-sale.ts';
import { openShop, phone } from '../fixtures/shop.ts';
import { violations } from '../site/axe.ts';

const shop = openShop();

interface Offers {
  readonly general: readonly {
    readonly ticket_id: string;
    readonly name: string;
    readonly price: number;
    readonly service_fee: number;
  }[];
}

const fetchOffers = ({ performanceId }: PerformanceOnSale, currency: string) =>
  shop.fetchJson<Offers>(`/v2/dates/${performanceId}/offers?currency_code=${currency}&lang=ru`);

/** Two places of the first kind, chosen on the page of the event and held. */
async function chooseTwo(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: /: Больше$/ }).first();
  for (const chosen of [/^1 билет/, /^2 билета/]) {
    const held = page.waitForResponse(
      (response) => response.request().method() === 'POST' && response.url().includes('/api/basket'),
    );
    await more.click();
    await page.getByText(chosen).waitFor();
    await held;
  }
}

const written = (amount: number, currency: string) =>
  new Intl.NumberFormat('ru', {
    style: 'currency',
    currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  })
    .format(amount)
    .replaceAll(/\s/g, ' ');

const readTotal = async (page: Page) => {
  const texts = await page.locator('main dl dd').allTextContents();
  return texts.map((text) => text.replaceAll(/\s/g, ' '));
};

it('the sums are right in each currency, and follow it without a reload', async () => {
  const date = await performanceOnSale(shop, largeVenue);
  const page = await shop.open(date.path);
  await chooseTwo(page);
  await page.goto('/cart');
  for (const currency of ['RUB', 'EUR', 'USD', 'GBP']) {
    await page.getByRole('button', { name: /^Валюта/ }).click();
    await page.getByRole('list', { name: 'Валюта' }).getByRole('button', { name: currency }).click();
    const [offer] = (await fetchOffers(date, currency)).general;
    if (!offer) throw new Error('The large venue sells nothing.');
    const cents = (amount: number) => Math.round(amount * 100);
    const price = (2 * cents(offer.price)) / 100;
    const fee = (2 * cents(offer.service_fee)) / 100;
    await expect
      .poll(() => readTotal(page))
      .toEqual([price, fee, (cents(price) + cents(fee)) / 100].map((amount) => written(amount, currency)));
  }
});

it('a line that is removed comes back with one press', async () => {
  const page = await shop.open((await performanceOnSale(shop, largeVenue)).path);
  await chooseTwo(page);
  await page.goto('/cart');
  await page.getByRole('button', { name: /^Убрать: / }).click();
  await page.getByText('В корзине пока ничего нет').waitFor();
  await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
  await page.getByText('2 билета', { exact: true }).waitFor();
});

it('on a phone a line has its cross beside its name, and how many and how much below', async () => {
  const page = await shop.open('/cart', { ...phone, ...(await withTickets(shop)) });
  const line = page.locator('main li').filter({ has: page.getByRole('button', { name: /^Убрать: / }) });
  const middle = async (part: Locator) => {
    const box = await part.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0) / 2;
  };
  const name = await middle(line.locator('> span').first());
  const [cross, count, price] = [
    await middle(line.getByRole('button', { name: /^Убрать: / })),
    await middle(line.getByRole('button', { name: /: Больше$/ })),
    await middle(line.getByText('₽').first()),
  ];
  expect(Math.abs(cross - name)).toBeLessThan(12);
  expect(Math.abs(price - count)).toBeLessThan(24);
  expect(count).toBeGreaterThan(name + 20);
});

it('two tabs of one visitor show the same basket', async () => {
  const page = await shop.open((await performanceOnSale(shop, largeVenue)).path);
  const tab = await page.context().newPage();
  await tab.goto('/cart');
  await tab.getByText('В корзине пока ничего нет').waitFor();
  await chooseTwo(page);
  await tab.getByText('2 билета', { exact: true }).waitFor();
});

it('the basket opens beside the page, and closes with Escape', async () => {
  const page = await shop.open((await performanceOnSale(shop, largeVenue)).path);
  await chooseTwo(page);
  await page.getByRole('link', { name: /^Корзина: 2 билета, держим ещё \d+ минут/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Корзина' });
  await drawer.getByText('2 билета', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => drawer.count()).toBe(0);
});

const emptied = (page: Page) => page.getByRole('status').filter({ hasText: 'Корзина очищена' });

it('the basket is emptied with one press in every tab, and comes back with another', async () => {
  const page = await shop.open((await performanceOnSale(shop, largeVenue)).path);
  await chooseTwo(page);
  const tab = await page.context().newPage();
  await tab.goto('/cart');
  await tab.getByText('2 билета', { exact: true }).waitFor();
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Очистить корзину' }).click();
  for (const each of [page, tab]) await each.getByText('В корзине пока ничего нет').waitFor();
  // Whoever does not see the screen is at the button that undoes it.
  await expect.poll(() => emptied(page).evaluate((notice) => notice === document.activeElement)).toBe(true);
  expect(await violations(page)).toEqual([]);
  expect(await emptied(tab).count()).toBe(0);
  await page.getByRole('button', { name: 'Взять эти билеты снова' }).click();
  for (const each of [page, tab]) await each.getByText('2 билета', { exact: true }).waitFor();
  await page.getByText('Билеты снова ваши.').first().waitFor();
});

const take = (id: string | undefined) => ({ data: { type: 'ADD_TICKET', ticket: { id, count: 1 } } });
const lines = (page: Page) => page.getByRole('button', { name: /^Убрать: / });

/** A visitor whose basket held two seats until they emptied it. */
async function emptiedOfTwo() {
  const studio = await performanceOnSale(shop, { seating: 'plan', maxPlaces: 200 });
  const free = await shop.fetchJson<{ ticket_ids: readonly string[] }>(
    `/v2/dates/${studio.performanceId}/best_available?count=2&currency_code=RUB`,
  );
  const page = await shop.open('/cart', {
    prepare: async ({ request }) => {
      for (const id of free.ticket_ids) expect((await request.post('/api/basket', take(id))).ok()).toBe(true);
    },
  });
  await expect.poll(() => lines(page).count()).toBe(2);
  const names = await lines(page).evaluateAll((all) =>
    all.map((button) => button.getAttribute('aria-label')?.replace('Убрать: ', '') ?? ''),
  );
  await page.getByRole('button', { name: 'Очистить корзину' }).click();
  await emptied(page).waitFor();
  return { page, ids: free.ticket_ids, names };
}

it('undoing the emptying brings back what nobody else has taken, and names the rest', async () => {
  const { page, ids, names } = await emptiedOfTwo();
  const other = await shop.open('/about');
  expect((await other.request.post('/api/basket', take(ids[0]))).ok()).toBe(true);
  shop.allowComplaint(/409/);
  await page.getByRole('button', { name: 'Взять эти билеты снова' }).click();
  await page.getByText(`Уже недоступны: ${names[0]}. Остальное снова ваше.`).first().waitFor();
  await expect.poll(() => lines(page).count()).toBe(1);
  expect(await lines(page).getAttribute('aria-label')).toBe(`Убрать: ${names[1]}`);
});

it('an undo that is interrupted half-way offers the rest beside what is back', async () => {
  const { page, ids, names } = await emptiedOfTwo();
  // An answer without a reason, which nobody sends again by themselves.
  shop.allowComplaint(/400/);
  await page.route('/api/basket?*', (route) =>
    route.request().postDataJSON()?.ticket?.id === ids[1]
      ? route.fulfill({ status: 400, body: '' })
      : route.fallback(),
  );
  await page.getByRole('button', { name: 'Взять эти билеты снова' }).click();
  const rest = page.getByRole('status').filter({ hasText: `Ещё не в корзине: ${names[1]}` });
  await rest.waitFor();
  await expect.poll(() => lines(page).count()).toBe(1);
  await page.unroute('/api/basket?*');
  await rest.getByRole('button', { name: 'Взять эти билеты снова' }).click();
  await expect.poll(() => lines(page).count()).toBe(2);
  await expect.poll(() => rest.count()).toBe(0);
});

it('nothing is offered back once the basket was filled and emptied in another tab', async () => {
  const { page } = await emptiedOfTwo();
  const tab = await page.context().newPage();
  await tab.goto((await performanceOnSale(shop, largeVenue)).path);
  await chooseTwo(tab);
  await expect.poll(() => lines(page).count()).toBe(1);
  await tab.goto('/cart');
  await tab.getByRole('button', { name: 'Очистить корзину' }).click();
  await page.getByText('В корзине пока ничего нет').waitFor();
  await emptied(tab).waitFor();
  await expect.poll(() => emptied(page).count()).toBe(0);
});
