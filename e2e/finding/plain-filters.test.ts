import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openShop, phone } from '../fixtures/shop.ts';
import { violations } from '../site/axe.ts';

const shop = openShop();

interface Named {
  readonly id: number;
  readonly name: string;
}

/** The list of events as it is before its scripts have come, and how to let them come. */
async function openBeforeScripts(path: string, visitor: object) {
  const arrival = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<Page>();
  const alive = shop.open(path, {
    ...visitor,
    prepare: async (context) => {
      context.once('page', opened.resolve);
      await context.route('**/assets/*.js', async (route) => {
        await arrival.promise;
        await route.continue();
      });
    },
  });
  return { page: await opened.promise, alive, letScriptsCome: arrival.resolve };
}

it.each([
  ['phone', phone],
  ['desk', {}],
])('the filters work before scripts have come, on a %s', async (_, visitor) => {
  const [category] = await shop.fetchList<Named>('/v1/events_categories?lang=ru');
  const count = await shop.countEvents(`category_id_in=${category?.id}`);
  const { page, alive, letScriptsCome } = await openBeforeScripts('/events', visitor);
  await page.locator('summary', { hasText: 'Фильтры' }).click();
  const form = page.locator('main form', { hasText: 'Город' });
  await form.getByLabel('По жанрам').selectOption({ label: category?.name ?? '' });
  await form.getByRole('button', { name: 'Найти' }).click();
  await expect.poll(() => page.url()).toContain(`categories=${category?.id}`);
  letScriptsCome();
  await alive;
  await expect.poll(() => page.locator('main h2').first().innerText()).toMatch(new RegExp(`^${count} `));
  await expect.poll(() => form.count()).toBe(0);
});

it('whoever has begun to fill in the filters goes on with them when scripts come', async () => {
  const [city] = await shop.fetchList<Named>('/v1/events_locations?lang=ru');
  const count = await shop.countEvents(`location_id_in=${city?.id}`);
  const { page, alive, letScriptsCome } = await openBeforeScripts('/events', phone);
  await page.locator('summary', { hasText: 'Фильтры' }).click();
  const field = page.locator('main form').getByLabel('Город');
  await field.selectOption({ label: city?.name ?? '' });
  letScriptsCome();
  await alive;
  await page
    .getByRole('combobox', { name: 'Сортировка' })
    .or(page.getByLabel('Сортировка'))
    .first()
    .waitFor();
  expect(await field.inputValue()).toBe(String(city?.id));
  expect(await violations(page)).toEqual([]);
  await page.locator('main form').getByRole('button', { name: 'Найти' }).click();
  await expect.poll(() => page.url()).toContain(`cities=${city?.id}`);
  await expect.poll(() => page.locator('main h2').first().innerText()).toMatch(new RegExp(`^${count} `));
  await expect.poll(() => field.count()).toBe(0);
});
