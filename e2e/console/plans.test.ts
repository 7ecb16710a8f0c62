import { expect, it } from 'vitest';
import { enterAsOwner } from '../fixtures/console-entry.ts';
import { openHouse } from '../fixtures/house.ts';

const house = openHouse();

it('a seat is moved, a row is renamed and painted, and the hall is saved as a new version', async () => {
  const page = await enterAsOwner(house, 'Клара Чертёжникова');
  await page.getByRole('link', { name: 'Схемы залов' }).click();
  await page.getByRole('link', { name: 'Studio 120, версия 1', exact: true }).click();
  const drawing = page.getByRole('application', { name: 'Чертёж зала' });
  await drawing.waitFor();
  await page.getByText('Ошибок нет').waitFor();
  await drawing.focus();
  await page.keyboard.press('ArrowRight');
  await page.getByText('Выбрано 1 место').waitFor();
  await page.keyboard.press('r');
  await page.getByText(/Выбрано 1\d мест/).waitFor();
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('2');
  await page.getByRole('button', { name: 'Сохранить версию…' }).click();
  const dialog = page.getByRole('dialog');
  // Other journeys go on selling by the plan that these halls have.
  for (const hall of await dialog.getByRole('checkbox', { checked: true }).all()) await hall.uncheck();
  await dialog.getByRole('button', { name: 'Что изменится' }).click();
  await dialog.getByText('Залы остаются при своих схемах.').waitFor();
  await dialog.getByText(/Версия \d+: 1\d\d мест/).waitFor();
  await dialog.getByRole('textbox', { name: 'Причина' }).fill('Сдвинули первый ряд');
  await dialog.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await page.getByText(/сохранена как версия \d+/).waitFor();
  expect(new URL(page.url()).pathname).toBe('/plans');
});
