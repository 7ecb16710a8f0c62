import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SiteWithSecondApi } from '../../apps/parterre/test/second-api.ts';
import { largeVenue, withTickets } from '../fixtures/buying.ts';
import { performanceOnSale } from '../fixtures/performances-on-sale.ts';
import { openSecondApi } from '../fixtures/second-api.ts';
import { openShop, phone } from '../fixtures/shop.ts';
import { violations } from '../site/axe.ts';

// Time is short there, though long enough to walk to the basket on a busy machine.
const holdMs = 24_000;
let hasty: SiteWithSecondApi;
beforeAll(async () => {
  hasty = await openSecondApi({ HOLD_MINUTES: String(holdMs / 60_000) });
});
afterAll(() => hasty.stop());

const shop = openShop(() => hasty.address);

it('time runs out, the tickets are let go, and one press takes them back', async () => {
  const page = await shop.open((await performanceOnSale(shop, largeVenue)).path);
  await page
    .getByRole('button', { name: /: Больше$/ })
    .first()
    .click();
  const warning = page.getByRole('dialog', { name: 'Бронь вот-вот закончится' });
  await warning.waitFor();
  await warning.getByRole('button', { name: 'Продлить бронь' }).click();
  await page.getByText('Бронь продлена').first().waitFor();

  await page.goto('/cart');
  await warning.getByRole('button', { name: 'Не продлевать' }).click();
  await page.getByText('Время брони вышло').waitFor({ timeout: 2 * holdMs });
  expect(await page.getByText('больше не за вами').count()).toBe(1);

  await page.getByRole('button', { name: 'Взять эти билеты снова' }).click();
  await page.getByText('Билеты снова ваши.').first().waitFor();
  await page.getByText('1 билет', { exact: true }).waitFor();
});

it('on the order form, the warning opens too, typing extends the hold once, and released tickets are taken back there', async () => {
  const page = await shop.open('/order', await withTickets(shop));
  const warning = page.getByRole('dialog', { name: 'Бронь вот-вот закончится' });
  await warning.getByRole('button', { name: 'Не продлевать' }).click();
  const extended: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/basket/extend')) extended.push(request.method());
  });
  const name = page.locator('[id="contact.name"]');
  await name.pressSequentially('А');
  await page.getByText('Бронь продлена').first().waitFor();
  await warning.getByRole('button', { name: 'Не продлевать' }).click();
  await name.fill('Анна Каренина');
  await page.getByText('Время брони вышло').waitFor({ timeout: 2 * holdMs });
  expect(extended).toHaveLength(1);
  await page.getByRole('button', { name: 'Взять эти билеты снова' }).click();
  await expect.poll(() => name.inputValue()).toBe('Анна Каренина');
  // Only now: it takes its time, which is short until here.
  await warning.waitFor();
  expect(await violations(page)).toEqual([]);
});

it.each([{}, phone])(
  'whoever types when the warning opens loses no letter and presses nothing: %o',
  async (visitor) => {
    const page = await shop.open('/order', { ...visitor, ...(await withTickets(shop)) });
    const warning = page.getByRole('dialog', { name: 'Бронь вот-вот закончится' });
    await warning.getByRole('button', { name: 'Не продлевать' }).click();
    const extended: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/basket/extend')) extended.push(request.method());
    });
    const name = page.locator('[id="contact.name"]');
    const hasFocus = () => name.evaluate((field) => field === document.activeElement);
    // The first letter extends the hold, which ends soon again: the warning comes back while the name is being written.
    await name.pressSequentially('А');
    await warning.waitFor();
    expect(await hasFocus()).toBe(true);
    await page.keyboard.type('нна Аркадьевна Каренина ');
    expect(await name.inputValue()).toBe('Анна Аркадьевна Каренина ');
    expect(await warning.isVisible()).toBe(true);
    expect(extended).toHaveLength(1);
    await page.getByRole('status').filter({ hasText: 'Бронь вот-вот закончится' }).waitFor();
    const [field, box] = [await name.boundingBox(), await warning.boundingBox()];
    const isApart = (one: typeof box, other: typeof box) => one && other && one.y + one.height <= other.y;
    expect(isApart(field, box) || isApart(box, field)).toBe(true);
    expect(await violations(page)).toEqual([]);
    await warning.getByRole('button', { name: 'Продлить бронь' }).click();
    await expect.poll(() => extended.length).toBe(2);
    expect(await name.inputValue()).toBe('Анна Аркадьевна Каренина ');
  },
);

it('where nobody types the warning takes the focus, and still no key that was meant for the page presses its buttons', async () => {
  const page = await shop.open('/cart', await withTickets(shop));
  const warning = page.getByRole('dialog', { name: 'Бронь вот-вот закончится' });
  await warning.waitFor();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  expect(await warning.isVisible()).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('Бронь продлена').first().waitFor();
});

it('a hold that cannot be extended any more says so, and offers nothing that would be refused', async () => {
  const page = await shop.open('/cart', await withTickets(shop));
  for (let used = 0; used < 10; used += 1)
    expect((await page.context().request.post('/api/basket/extend')).status()).toBe(200);
  await page.reload();
  const warning = page.getByRole('dialog', { name: 'Бронь вот-вот закончится' });
  await warning.getByText('Больше продлить нельзя').waitFor();
  expect(await page.getByRole('button', { name: 'Продлить бронь' }).count()).toBe(0);
  await warning.getByRole('button', { name: 'Закрыть' }).click();
  await page.locator('main').getByText('Больше продлить нельзя').waitFor();
});

it('on a phone, two seats of the arena are let go in time, and taken back', async () => {
  const page = await shop.open(
    (await performanceOnSale(shop, { seating: 'plan', minPlaces: 15_000 })).path,
    phone,
  );
  await page.getByRole('button', { name: 'Подобрать лучшие' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Подобрать лучшие' }).tap();
  await page
    .getByRole('button', { name: /^Взять за/ })
    .first()
    .tap();
  // Time is so short that the warning stands before anything else; it lies over the page.
  await page
    .getByRole('dialog', { name: 'Бронь вот-вот закончится' })
    .getByRole('button', { name: 'Не продлевать' })
    .tap();
  await page.getByRole('link', { name: 'Корзина' }).tap();
  await page.waitForURL('**/cart');
  const seats = page.locator('main').getByRole('button', { name: /^Убрать: / });
  await expect.poll(() => seats.count()).toBe(2);
  const names = await seats.evaluateAll((all) => all.map((button) => button.getAttribute('aria-label')));
  await page.getByText('Время брони вышло').waitFor({ timeout: 2 * holdMs });
  await page.getByRole('button', { name: 'Взять эти билеты снова' }).tap();
  await page.getByText('Билеты снова ваши.').first().waitFor();
  expect(await seats.evaluateAll((all) => all.map((button) => button.getAttribute('aria-label')))).toEqual(
    names,
  );
});
