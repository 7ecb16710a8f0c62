import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { createEvening, pairingLink, saveDoors, sellTickets } from '../../apps/parterre/test/evening.ts';
import { enterAsOwner } from '../fixtures/console-entry.ts';
import { openHouse } from '../fixtures/house.ts';
import { screenFaults } from '../fixtures/screen-faults.ts';

const house = openHouse();

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** What is looked at before it is done, and the reason that the audit log keeps. */
async function confirm(page: Page, act: string, expected: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByText(expected, { exact: false }).first().waitFor();
  await dialog.getByRole('textbox', { name: 'Причина' }).fill('Вечер');
  await dialog.getByRole('button', { name: act, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

async function choose(page: Page, region: string, label: RegExp, option: string): Promise<void> {
  await page.getByRole('region', { name: region }).getByRole('button', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

it('a door lead names doors, says who may come back and lets in who forgot the ticket, and phones and counts follow', async () => {
  const owner = await enterAsOwner(house, 'Вера Старшая');
  const tonight = await createEvening(owner);
  const [, sideDoor = ''] = await saveDoors(owner, tonight);
  const [forgotten, seen] = await sellTickets(owner, tonight.performanceId, { count: 2 });
  const steward = await house.open(await pairingLink(owner, tonight, sideDoor), phone);
  await steward.getByRole('heading', { name: 'Садовый' }).waitFor();
  const scan = async (number: string | undefined, direction: 'Вход' | 'Выход') => {
    await steward.getByRole('radio', { name: direction }).tap();
    await steward.getByLabel('Номер билета').fill(number ?? '');
    await steward.getByRole('button', { name: 'Проверить' }).click();
    const verdict = await steward.locator('[data-verdict]').getAttribute('data-verdict');
    await steward.getByRole('button', { name: 'Дальше' }).click();
    return verdict;
  };

  await owner.goto(`/doors/${tonight.performanceId}`);
  const doors = owner.getByRole('region', { name: 'Входы' });
  await doors.getByRole('button', { name: 'Изменить входы' }).click();
  await doors.getByRole('button', { name: 'Ещё один вход' }).click();
  const third = doors.getByRole('group', { name: 'Вход 3' });
  await third.getByRole('textbox', { name: 'Название входа' }).fill('Балконный');
  await third.getByRole('checkbox').first().press('Space');
  await doors.getByRole('button', { name: 'Проверить' }).click();
  await confirm(owner, 'Сохранить входы', 'Балконный');
  const row = (name: string) => doors.getByRole('row', { name: new RegExp(`^${name}`) });
  expect(await row('Балконный').innerText()).not.toContain('Всех');
  await expect.poll(() => row('Садовый').innerText()).toContain('Всех');

  expect(await scan(seen?.number, 'Вход')).toBe('admitted');
  expect(await scan(seen?.number, 'Выход')).toBe('left');
  expect(await scan(seen?.number, 'Вход')).toBe('already-in');
  await choose(owner, 'Повторный вход', /Повторный вход/, 'Можно, если билет отсканировали на выходе');
  await owner
    .getByRole('region', { name: 'Повторный вход' })
    .getByRole('button', { name: 'Изменить', exact: true })
    .click();
  await confirm(owner, 'Изменить', 'Можно, если билет отсканировали на выходе');
  await expect.poll(() => scan(seen?.number, 'Вход')).toBe('admitted');

  const letIn = owner.getByRole('region', { name: 'Пропустить по номеру билета' });
  await letIn.getByRole('textbox', { name: 'Номер билета' }).fill(forgotten?.number.toLowerCase() ?? '');
  await choose(owner, 'Пропустить по номеру билета', /Вход$/, 'Балконный');
  await letIn.getByRole('button', { name: 'Проверить' }).click();
  await confirm(owner, 'Пропустить', forgotten?.number ?? '');
  await expect.poll(() => scan(forgotten?.number, 'Вход')).toBe('already-in');

  const cells = async (name: string) => {
    const texts = await row(name).getByRole('cell').allInnerTexts();
    return texts.map(Number);
  };
  // Entries, exits and refusals: one of them was let in by the door lead.
  await expect.poll(() => cells('Балконный')).toEqual([1, 0, 0]);
  await expect.poll(async () => (await cells('Садовый')).slice(0, 2)).toEqual([2, 1]);
  const minutes = owner.getByRole('region', { name: 'По минутам' });
  await minutes.getByText('Показать таблицей').click();
  await expect
    .poll(async () => (await minutes.getByRole('row').allInnerTexts()).join(' '))
    .toMatch(/Балконный/);
  expect(await screenFaults(owner)).toEqual([]);
  await owner.goto('/audit');
  for (const act of ['Входы изменены', 'Правило повторного входа', 'Пропущен по номеру билета'])
    await owner.getByRole('listitem').getByText(act).first().waitFor();
});
