import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { end, startSystem } from '../../apps/parterre/test/running-system.ts';
import { picture } from '../fixtures/draft-screens.ts';
import { openHouse } from '../fixtures/house.ts';
import { violations } from '../site/axe.ts';

const house = openHouse();

it('whoever opens an empty house is led to its first sale step by step', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parterre-empty-'));
  // PostgreSQL has an account of its own when we are root.
  chmodSync(folder, 0o755);
  const system = await startSystem({ DATA_DIR: folder, PORT: '0' }, ['--empty', 'ru']);
  onTestFinished(async () => {
    await end(system.process, 'SIGTERM');
    rmSync(folder, { recursive: true });
  });
  const [, link = ''] = /console is at (\S+)/.exec(system.output()) ?? [];
  const page = await house.open(link);
  await page.getByRole('button', { name: 'Создать ключ', exact: true }).click();
  const steps = page.getByRole('region', { name: 'Первые шаги' });
  await steps.waitFor();
  expect(await steps.getByRole('listitem').count()).toBe(5);
  expect(await violations(page)).toEqual([]);
  await picture(page, 'first-steps');
  const step = (name: string) => steps.getByRole('listitem').filter({ hasText: name });
  expect(await step('Площадка и зал').getByText('Готово').count()).toBe(0);
  await step('Площадка и зал').getByRole('link', { name: 'Открыть' }).click();
  for (const [kind, act, name] of [
    ['places', 'Новая площадка', 'Дом'],
    ['halls', 'Новый зал', 'Малый зал'],
  ] as const) {
    await page.goto(new URL(`/catalogue/${kind}`, link).href);
    await page.getByRole('button', { name: act }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Название' }).fill(name);
    await dialog.getByRole('button', { name: 'Начать' }).click();
    await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
    await page.getByText('Сохранено в черновике.', { exact: false }).waitFor();
  }
  await page.getByRole('link', { name: 'Сегодня' }).click();
  await step('Площадка и зал').getByText('Готово').waitFor();
  expect(await step('Событие').getByText('Готово').count()).toBe(0);
  await step('Событие').getByRole('link', { name: 'Открыть' }).click();
  await page.waitForURL('**/catalogue/events');
});
