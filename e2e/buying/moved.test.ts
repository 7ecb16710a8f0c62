import { expect, it, onTestFinished } from 'vitest';
import { moveByAYear } from '../fixtures/announce.ts';
import { cards, largeVenue, orderPaidWith } from '../fixtures/buying.ts';
import { performanceOnSale } from '../fixtures/performances-on-sale.ts';
import { openShop } from '../fixtures/shop.ts';

const shop = openShop();

/** Of what the API answers, what is read here. */
interface Order {
  readonly returns: readonly { readonly until: string | null }[];
}

it('a date that is moved after it was paid: the pages show both dates, and the tickets are given back', async () => {
  const { title } = await performanceOnSale(shop, largeVenue);
  const token = await orderPaidWith(shop, cards.good);
  onTestFinished(await moveByAYear(title));
  // Whoever is far from the place reads its clock all the same.
  const page = await shop.open('/robots.txt', { timezoneId: 'Asia/Tokyo' });
  // The first answer is the one that is shown; the page asks again for what it keeps, and nobody can read that.
  const [answer] = await Promise.all([
    page.waitForResponse(`**/api/orders/${token}`),
    page.goto(`/order/success?order=${token}`),
  ]);
  const { returns }: Order = await answer.json();
  const struck = page.locator('main s').first();
  await struck.waitFor();
  const year = Number((await struck.locator('time').getAttribute('datetime'))?.slice(0, 4));
  expect(await struck.textContent()).toMatch(new RegExp(`^прежняя дата: .*${year}`));
  expect(
    await page
      .getByText(/^Новая дата: /)
      .first()
      .textContent(),
  ).toContain(String(year + 1));
  const offer = await page.getByText('Билеты действуют на новую дату').textContent();
  const [, ...shown] = /(\d+) \S+ \d{4} г\.\D*(\d+):(\d+)/.exec(offer ?? '') ?? [];
  const deadlines = returns.map(({ until }) => until ?? '');
  expect(deadlines.every((until) => until.endsWith('+03:00'))).toBe(true);
  const dayHourMinute = (until: string) => [until.slice(8, 10), until.slice(11, 13), until.slice(14, 16)];
  expect(deadlines.map((until) => dayHourMinute(until).map(Number))).toContainEqual(shown.map(Number));

  await page.getByText('Вернуть билеты', { exact: true }).click();
  await page.getByRole('button', { name: 'Вернуть билеты и получить деньги' }).click();
  await page.waitForURL(`**/order/bill/${token}`);
  await page.getByText(/^Деньги возвращены тем же путём/).waitFor();
  expect(await page.locator('main s').count()).toBeGreaterThan(0);
});
