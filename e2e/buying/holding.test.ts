import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SiteBeside } from '../../apps/parterre/test/api-beside.ts';
import { openApiBeside } from '../stage/api-beside.ts';
import { meadow } from '../stage/buying.ts';
import { dateOnSale } from '../stage/dates-on-sale.ts';
import { openStage, phone } from '../stage/stage.ts';

// Time is short there.
let hasty: SiteBeside;
beforeAll(async () => {
  hasty = await openApiBeside({ HOLD_MINUTES: '0.25' });
});
afterAll(() => hasty.stop());

const stage = openStage(() => hasty.address);

test('time runs out, the tickets are let go, and one press takes them back', {
  timeout: 60_000,
}, async () => {
  const page = await stage.open((await dateOnSale(stage, meadow)).path);
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
  await page.getByText('Время брони вышло').waitFor();
  expect(await page.getByText('больше не за вами').count()).toBe(1);

  await page.getByRole('button', { name: 'Вернуть мои билеты' }).click();
  await page.getByText('Билеты снова ваши.').first().waitFor();
  await page.getByText('1 билет', { exact: true }).waitFor();
});

test('on a phone, two seats of the arena are let go in time, and taken back', {
  timeout: 60_000,
}, async () => {
  const page = await stage.open((await dateOnSale(stage, { seating: 'plan', least: 15_000 })).path, phone);
  await page.getByRole('button', { name: 'Подобрать лучшие' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Подобрать лучшие' }).tap();
  await page.getByRole('button', { name: /^Взять за/ }).tap();
  await page.getByRole('link', { name: 'В корзину' }).tap();
  await page.waitForURL('**/cart');
  const seats = page.locator('main').getByRole('button', { name: /^Убрать: / });
  await expect.poll(() => seats.count()).toBe(2);
  const names = await seats.evaluateAll((all) => all.map((button) => button.getAttribute('aria-label')));
  await page
    .getByRole('dialog', { name: 'Бронь вот-вот закончится' })
    .getByRole('button', { name: 'Не продлевать' })
    .tap();
  await page.getByText('Время брони вышло').waitFor();
  await page.getByRole('button', { name: 'Вернуть мои билеты' }).tap();
  await page.getByText('Билеты снова ваши.').first().waitFor();
  expect(await seats.evaluateAll((all) => all.map((button) => button.getAttribute('aria-label')))).toEqual(
    names,
  );
});
