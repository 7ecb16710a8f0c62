import type { Locator, Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { keepPrices } from '../fixtures/announce.ts';
import { enterAsOwner } from '../fixtures/console-entry.ts';
import { openHouse } from '../fixtures/house.ts';
import { performancesOnSale } from '../fixtures/performances-on-sale.ts';
import { openShop } from '../fixtures/shop.ts';
import { violations } from '../site/axe.ts';

const [shop, house] = [openShop(), openHouse()];

/** For those who want to look: `PICTURES=folder`. */
async function picture(page: Page, name: string) {
  const folder = process.env.PICTURES;
  if (!folder) return;
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [1280, 390]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.screenshot({ path: `${folder}/prices-${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 900 });
}

/** Something that few others look at: in London prices are in pounds. */
async function pricedInPounds() {
  const events = await shop.fetchList<{ id: number; location: { name: string } }>(
    '/v1/events?limit=100&lang=ru',
  );
  const inLondon = new Set(events.filter(({ location }) => location.name === 'Лондон').map(({ id }) => id));
  for await (const found of performancesOnSale(shop, { seating: 'plan' }))
    if (inLondon.has(found.eventId)) return found;
  throw new Error('The demo sells nothing in pounds.');
}

async function openPrices(page: Page, title: string): Promise<Locator> {
  await page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: 'Цены' }).click();
  await page.getByRole('textbox', { name: 'Найти по названию' }).fill(title);
  await page.getByRole('rowheader').getByRole('link', { name: title, exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  return page.getByRole('grid');
}

/** Axe finds nothing, and nothing runs over the edge of a phone. */
async function expectFit(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 900 });
}

const plain = (text: string | null) => (text ?? '').replaceAll(/\s/g, ' ').trim();

/** As a spreadsheet would. */
const paste = (grid: Locator, text: string) =>
  grid.locator(':focus').evaluate((cell, block) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', block);
    cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

/** What the simulation says that visitors will pay: by currency, zone and sum. */
async function readPromises(page: Page): Promise<Record<string, [zone: string, sum: string][]>> {
  const table = page.getByRole('region', { name: 'Сколько заплатит посетитель' }).getByRole('table');
  const groups = await table.getByRole('rowgroup').all();
  const promises: Record<string, [string, string][]> = {};
  for (const group of groups) {
    const rows = await group
      .getByRole('row')
      .filter({ has: page.getByRole('cell') })
      .all();
    const currency = await group.getAttribute('aria-label');
    if (!currency) continue;
    promises[currency] = await Promise.all(
      rows.map(
        async (row): Promise<[string, string]> => [
          plain(await row.getByRole('rowheader').textContent()),
          plain(await row.getByRole('cell').nth(4).textContent()),
        ],
      ),
    );
  }
  return promises;
}

it('prices are set and derived, a rate is changed, and visitors pay what the simulation promised', async () => {
  const { title, path } = await pricedInPounds();
  onTestFinished(await keepPrices(title, 'GBP'));
  const page = await enterAsOwner(house, 'Зоя Ценникова');
  await page.goto('/prices');
  await page.getByRole('heading', { level: 2, name: 'Курсы валют' }).waitFor();
  await expectFit(page);
  const grid = await openPrices(page, title);
  const cell = (zone: number, column: number) =>
    grid
      .getByRole('row')
      .nth(2 + zone)
      .getByRole('gridcell')
      .nth(column);

  // Pounds: pasted from a spreadsheet, with a fault that is named at its cell.
  await cell(0, 0).click();
  await paste(grid, '80\tabc\r\n55\t2,50\r\n');
  await page.getByText('«abc» — нужно число').first().waitFor();
  expect(await cell(0, 1).getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByRole('button', { name: 'Сохранить', exact: true }).isDisabled()).toBe(true);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('4');
  await page.keyboard.press('Enter');
  expect(plain(await cell(0, 1).textContent())).toBe('4 £');
  // Euros: one is set by hand, another set as it is and derived again, a third not changed after all.
  await cell(0, 2).click();
  await page.keyboard.type('99,9');
  await page.keyboard.press('Enter');
  expect(plain(await cell(0, 2).textContent())).toBe('99,90 €, задано');
  const derived = plain(await cell(1, 2).textContent());
  expect(derived).toMatch(/ €, по курсу$/);
  await page.keyboard.press('Space');
  expect(plain(await cell(1, 2).textContent())).toBe(derived.replace('по курсу', 'задано'));
  await page.keyboard.press('Space');
  expect(plain(await cell(1, 2).textContent())).toBe(derived);
  await page.keyboard.type('7');
  await page.keyboard.press('Escape');
  expect(plain(await cell(1, 2).textContent())).toBe(derived);
  await picture(page, 'list');
  await expectFit(page);
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await page.getByText('Сохранено в черновике.', { exact: false }).waitFor();

  // Dollars follow their rate.
  await cell(1, 6).click();
  await page.getByRole('link', { name: 'Курс GBP → USD' }).click();
  await page.getByRole('textbox', { name: 'Курс', exact: true }).fill('1,5');
  await page.getByRole('region', { name: title }).getByRole('link', { name: title }).waitFor();
  await picture(page, 'rate');
  await expectFit(page);
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await page.getByText('Сохранено в черновике.', { exact: false }).waitFor();

  await page.getByRole('region', { name: title }).getByRole('link', { name: title }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByText(/^Показать и без изменений/).click();
  const promises = await readPromises(page);
  expect(Object.keys(promises).sort()).toEqual(['EUR', 'GBP', 'RUB', 'USD']);
  expect(promises.GBP?.[0]?.[1]).toBe('84 £');

  await page.getByRole('link', { name: 'К черновику' }).click();
  await page.getByRole('link', { name: 'Сколько заплатят посетители' }).first().waitFor();
  await page.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Причина' }).fill('Новые цены');
  await dialog.getByRole('button', { name: 'Опубликовать', exact: true }).click();
  await page.getByText('На сайте с', { exact: false }).waitFor();

  const visitor = await shop.open(path);
  const legend = visitor.getByRole('group', { name: 'Цены' });
  for (const [currency, zones] of Object.entries(promises)) {
    await visitor.getByRole('button', { name: /^Валюта/ }).click();
    await visitor.getByRole('list', { name: 'Валюта' }).getByRole('button', { name: currency }).click();
    for (const [zone, sum] of zones)
      await expect.poll(async () => plain(await legend.textContent())).toContain(`${sum} ${zone}`);
  }
  await makeOwnList(page, title);
});

/** Some performances get a price list of their own, with the zones of their plan. */
async function makeOwnList(page: Page, title: string): Promise<void> {
  const grid = await openPrices(page, title);
  const zones = await grid.getByRole('rowheader').allTextContents();
  await page.getByRole('button', { name: 'Новый прайс-лист' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/\d{4}/).first().click();
  await picture(page, 'copy');
  await dialog.getByRole('button', { name: 'Создать' }).click();
  const lists = page.getByRole('navigation', { name: 'Прайс-листы' }).getByRole('link');
  await expect.poll(() => lists.count()).toBe(2);
  expect(await lists.nth(1).getAttribute('aria-current')).toBe('page');
  expect(await grid.getByRole('rowheader').allTextContents()).toEqual(zones);
  await grid.getByRole('gridcell').first().click();
  await page.keyboard.type('200');
  await page.keyboard.press('Enter');
  await page.getByText(/дороже: [1-9]/).waitFor();
  // The event's own prices stay as they are.
  await lists.first().click();
  await page.getByText('Для посетителей ничего не изменится.').waitFor();
}
