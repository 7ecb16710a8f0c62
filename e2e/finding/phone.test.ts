import { expect, it } from 'vitest';
import { eventList } from '../fixtures/event-list.ts';
import { openShop, phone } from '../fixtures/shop.ts';
import { waitUntilQuiet } from '../fixtures/wait-until-idle.ts';

const shop = openShop();

const openSheet = async (path = '/events') => {
  const page = await shop.open(path, phone);
  const list = eventList(page);
  await list.ready();
  await page.getByRole('button', { name: /^Фильтры/ }).tap();
  const sheet = page.getByRole('dialog', { name: 'Фильтры' });
  await sheet.waitFor();
  return { page, list, sheet };
};

it('the sheet says what will be found while one chooses, and applies it by one button', async () => {
  const { page, list, sheet } = await openSheet();
  const [all, stars] = [await shop.countEvents(''), await shop.countEvents('label_id_in=3')];
  await sheet.getByRole('button', { name: `Показать ${all} событи` }).waitFor();
  await sheet.getByRole('switch', { name: /Звёздный состав/ }).tap();
  await sheet.getByRole('button', { name: `Показать ${stars} событи` }).waitFor();
  expect(list.query()).toBe('');
  await sheet.getByRole('button', { name: `Показать ${stars} событи` }).tap();
  await list.showsTotal(stars);
  expect(list.query()).toBe('?is_star_cast=1');
  await sheet.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByRole('button', { name: /^Фильтры/ }).textContent()).toContain('1');
});

it('until it is known how many fit, the button of the sheet does not say that none do', async () => {
  const counted = Promise.withResolvers<void>();
  const isCount = ({ pathname, searchParams }: URL) =>
    pathname === '/v1/events' && searchParams.get('limit') === '1';
  const page = await shop.open('/events', {
    ...phone,
    prepare: (context) =>
      context.route(isCount, async (route) => {
        await counted.promise;
        await route.continue();
      }),
  });
  await eventList(page).ready();
  await page.getByRole('button', { name: /^Фильтры/ }).tap();
  const sheet = page.getByRole('dialog', { name: 'Фильтры' });
  await sheet.getByRole('button', { name: 'Показать события', exact: true }).waitFor();
  counted.resolve();
  await sheet.getByRole('button', { name: `Показать ${await shop.countEvents('')} событи` }).waitFor();
});

it('the words of a search are not counted among the filters, which cannot take them off', async () => {
  const page = await shop.open('/events/search?q=чайка', phone);
  const opener = page.getByRole('button', { name: /^Фильтры/ });
  expect(await opener.textContent()).toBe('Фильтры');
  await opener.tap();
  const sheet = page.getByRole('dialog', { name: 'Фильтры' });
  await sheet.waitFor();
  const clear = sheet.getByRole('button', { name: 'Сбросить всё' });
  expect(await clear.count()).toBe(0);
  await sheet.getByRole('switch', { name: /Звёздный состав/ }).tap();
  await clear.waitFor();
});

it('what was chosen in a sheet that is closed is not applied, and the focus goes back', async () => {
  const { page, list, sheet } = await openSheet();
  await sheet.getByRole('switch', { name: /Звёздный состав/ }).tap();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  expect(list.query()).toBe('');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Фильтры');
});

it('Back closes the sheet with what it was about', async () => {
  const page = await shop.open('/events', phone);
  const list = eventList(page);
  await list.ready();
  await page.getByRole('link', { name: 'Список' }).tap();
  await page.waitForURL('**view=list');
  await page.getByRole('button', { name: /^Фильтры/ }).tap();
  await page.getByRole('dialog', { name: 'Фильтры' }).waitFor();
  await page.goBack();
  await page.getByRole('dialog', { name: 'Фильтры' }).waitFor({ state: 'detached' });
});

it('on a phone dates are chosen in the sheet of filters, too', async () => {
  const { page, list, sheet } = await openSheet();
  await sheet.getByText('Выбрать даты').tap();
  await sheet.getByRole('grid').waitFor();
  // Which days have events is known once it has been asked for.
  await waitUntilQuiet(page);
  const day = sheet.locator('button[data-day][aria-disabled="false"]').first();
  const date = await day.getAttribute('data-day');
  await day.tap();
  await sheet.getByRole('button', { name: /^Показать \d/ }).tap();
  await expect.poll(() => list.query()).toBe(`?date_gte=${date}`);
  await sheet.waitFor({ state: 'detached' });
});

it.each([
  ['/events', 320],
  ['/events?view=list&is_star_cast=1', 320],
  ['/events?view=map', 320],
  ['/events?view=calendar', 320],
  ['/de/events?categories=1,2,3&is_star_cast=1', 320],
  ['/events/search?q=мос', 320],
])('%s fits %i pixels', async (path, width) => {
  const page = await shop.open(path, { viewport: { width, height: 640 } });
  await waitUntilQuiet(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
});

it('what is pressed by a finger is large enough for one', async () => {
  const { page } = await openSheet('/events?is_star_cast=1');
  const small = await page
    .locator('main :is(button, select, label:has(input)), dialog :is(button, summary, label:has(input))')
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements
        .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.height < 44 || box.width < 24)
        .map(({ text, box }) => `${text} ${box.width}×${box.height}`),
    );
  expect(small).toEqual([]);
});
