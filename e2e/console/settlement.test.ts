import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { cards, orderPaidWith } from '../fixtures/buying.ts';
import { enterAsOwner } from '../fixtures/console-entry.ts';
import { openHouse } from '../fixtures/house.ts';
import { readXlsx } from '../fixtures/read-xlsx.ts';
import { screenFaults } from '../fixtures/screen-faults.ts';
import { openShop } from '../fixtures/shop.ts';

const [shop, house] = [openShop(), openHouse()];

/** Of a house in Moscow. */
const houseDay = (at: number) => new Date(at + 3 * 3_600_000).toISOString().slice(0, 10);
const dayMs = 24 * 3_600_000;

async function download(page: Page, button: string): Promise<Buffer> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFile(await (await downloading).path());
}

const sumNames = [
  'Поступило',
  'Возвращено',
  'Итого',
  'Билеты',
  'Сборы',
  'К возврату',
  'В том числе НДС',
  'Сертификатами',
] as const;

/** All that was ever summed up is a column; totals stand below. */
function expectToAddUp(lines: readonly (readonly (string | number | null)[])[]): void {
  const [head = [], ...rows] = lines;
  const cell = (row: readonly (string | number | null)[], name: string) => row[head.indexOf(name)];
  const totals = rows.filter(([name]) => name === 'Итого');
  const shown = rows.filter(([name]) => name !== 'Итого');
  expect(totals.length).toBeGreaterThan(0);
  expect(head).toContain('Остаток сертификатов');
  const [moved] = totals.filter((total) => Number(cell(total, 'Поступило')) !== 0);
  for (const total of totals) {
    const own = shown.filter((row) => cell(row, 'Валюта') === cell(total, 'Валюта'));
    for (const name of sumNames) {
      const sum = own.reduce((all, row) => all + Math.round(Number(cell(row, name)) * 100), 0);
      expect(sum).toBe(Math.round(Number(cell(total, name)) * 100));
    }
  }
  expect(Number(cell(moved ?? [], 'Итого'))).toBeGreaterThan(0);
  // The seller of the demo charges VAT.
  expect(Number(cell(moved ?? [], 'В том числе НДС'))).toBeGreaterThan(0);
}

it('an accountant reads what was taken, by VAT, takes it out as files that add up, and closes a period', async () => {
  await orderPaidWith(shop, cards.good);
  const page = await enterAsOwner(house, 'Вера Бухгалтерова');
  await page.getByRole('link', { name: 'Отчёт о продажах' }).click();
  const month = new Date(Date.parse(`${houseDay(Date.now()).slice(0, 7)}-01`) - dayMs)
    .toISOString()
    .slice(0, 10);
  await expect.poll(() => page.getByLabel('По', { exact: true }).inputValue()).toBe(month);

  const today = houseDay(Date.now());
  await page.goto(`/settlement?from=${houseDay(Date.now() - dayMs)}&until=${today}`);
  await page.getByRole('button', { name: /Показать/ }).click();
  await page.getByRole('option', { name: 'По ставкам НДС' }).click();
  await page.waitForURL(/by=vat/);
  await page.getByRole('rowheader', { name: /%$/ }).first().waitFor();

  const csv = (await download(page, 'Скачать CSV')).toString('utf8').replace(/^\uFEFF/, '');
  expectToAddUp(
    csv
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(',')),
  );
  const xlsx = readXlsx(await download(page, 'Скачать XLSX'));
  expect(xlsx[0]?.slice(0, 2)).toEqual(['НДС', 'Валюта']);
  expectToAddUp(xlsx);

  // The day after what earlier runs have closed.
  const { closed_until: closed } = await (await page.request.get('/api/console/v1/settlement')).json();
  const until = closed ? houseDay(Date.parse(`${closed}T00:00:00Z`) + dayMs) : '2020-01-31';
  await page.goto(`/settlement?from=${until}&until=${until}`);
  await page.getByText('Период открыт').waitFor();
  await page.getByRole('button', { name: /^Закрыть по / }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Закрыто по').waitFor();
  await dialog.getByRole('textbox', { name: 'Причина' }).fill('Месяц сверен с банком');
  await dialog.getByRole('button', { name: /^Закрыть по / }).click();
  await page.getByText('Период закрыт').waitFor();
  expect(await page.getByRole('button', { name: /^Закрыть по / }).count()).toBe(0);
});

it('the report of a payout is held against the books, and what nobody knows is listed', async () => {
  const page = await enterAsOwner(house, 'Глеб Сверкин');
  await page.goto('/settlement');
  const reference = `po-${crypto.randomUUID().slice(0, 8)}`;
  await page.getByRole('button', { name: /Провайдер/ }).click();
  await page.getByRole('option', { name: 'sandbox' }).click();
  await page.getByLabel('Номер выплаты').fill(reference);
  const report = `id,gross,fee,currency\n${reference}-1,1100.00,38.50,RUB\n`;
  await page
    .getByLabel('Реестр, CSV')
    .setInputFiles({ name: 'payout.csv', mimeType: 'text/csv', buffer: Buffer.from(report) });
  await page.getByRole('button', { name: 'Сверить' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Нет в учёте').waitFor();
  await dialog.getByRole('textbox', { name: 'Причина' }).fill('Выплата за ноябрь');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page
    .getByRole('listitem')
    .filter({ hasText: `${reference}-1` })
    .getByText('Нет в учёте')
    .waitFor();
  await page.getByRole('rowheader', { name: new RegExp(reference) }).waitFor();
});

it('axe finds nothing in light and dark colours, and settlement fits on a phone', async () => {
  await orderPaidWith(shop, cards.good);
  const page = await enterAsOwner(house, 'Дина Видящая');
  await page.goto(
    `/settlement?by=performance&from=${houseDay(Date.now() - dayMs)}&until=${houseDay(Date.now())}`,
  );
  await page.getByRole('rowheader').first().waitFor();
  expect(await screenFaults(page)).toEqual([]);
});
