import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, expect, inject, it } from 'vitest';
import { writeCodeVideo } from '../../apps/parterre/test/code-video.ts';
import {
  createEvening,
  type Evening,
  pairingLink,
  runInConsole,
  saveDoors,
  sellTickets,
} from '../../apps/parterre/test/evening.ts';
import { launchWithCamera } from '../../packages/static-site/test/launch-chromium.ts';
import { enterAsOwner } from '../fixtures/console-entry.ts';
import { openHouse } from '../fixtures/house.ts';
import { screenFaults } from '../fixtures/screen-faults.ts';

const house = openHouse();

let evening: Evening | undefined;
/** One for all: each is a performance more in the catalogue that other journeys visit. */
const findEvening = async (page: Page): Promise<Evening> => {
  evening ??= await createEvening(page);
  return evening;
};
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

const folder = await mkdtemp(join(tmpdir(), 'parterre-door-'));
afterAll(() => rm(folder, { recursive: true }));

interface Logged {
  readonly number: string | null;
  readonly verdict: string;
  readonly at: number;
}

/** What a phone has written down, in its order. */
const readLog = (page: Page): Promise<Logged[]> =>
  page.evaluate(
    () =>
      new Promise<Logged[]>((resolve, reject) => {
        const opening = indexedDB.open('door');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asked = opening.result.transaction('log').objectStore('log').getAll();
          asked.onsuccess = () => resolve((asked.result as Logged[]).sort((a, b) => a.at - b.at));
        };
      }),
  );

/** A steward who has seen each refusal at once. */
const dismissRefusals = (page: Page) =>
  page.evaluate(() => {
    setInterval(() => document.querySelector<HTMLElement>('[data-kind="bad"] .main')?.click(), 20);
  });

const spoil = (code: string) => `${code.slice(0, -9)}${code.at(-9) === '0' ? '1' : '0'}${code.slice(-8)}`;
const plain = (number: string) => number.replace('-', '');

it('a phone is paired, goes offline, scans good, used, wrong, revoked and forged codes, and hands all of it in', async () => {
  const owner = await enterAsOwner(house, 'Анна Входова');
  const tonight = await findEvening(owner);
  const [mainDoor = '', sideDoor = ''] = await saveDoors(owner, tonight);
  const { performanceId } = tonight;
  const good = await sellTickets(owner, performanceId, { count: 9 });
  const [upstairs] = await sellTickets(owner, performanceId, { zone: 1 });
  const [tomorrow] = await sellTickets(owner, tonight.otherId);
  const [returned] = await sellTickets(owner, performanceId);
  const [first, second] = good;
  if (!upstairs || !tomorrow || !returned || !first || !second) throw new Error('too few were sold');
  const reissued = { order_id: returned.orderId, number: returned.number };
  expect((await runInConsole(owner, 'order.reissue-ticket', reissued)).status).toBe(200);

  const codes = [
    ...good.map(({ code }) => code),
    upstairs.code,
    tomorrow.code,
    returned.code,
    spoil(first.code),
    'https://example.org/menu',
    // Once more, later than the camera takes it for the same.
    first.code,
    second.code,
  ];
  const video = join(folder, 'codes.y4m');
  await writeCodeVideo(video, codes);
  const browser: Browser = await launchWithCamera(video);
  try {
    const context = await browser.newContext({ baseURL: inject('console'), locale: 'ru', ...phone });
    context.setDefaultTimeout(60_000);
    await context.grantPermissions(['camera']);
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));

    // Another phone, without a camera, has let a copy of the first ticket in and could tell nobody.
    const other = await house.open(await pairingLink(owner, tonight, sideDoor), phone);
    await other.getByRole('heading', { name: 'Садовый' }).waitFor();
    await other.context().setOffline(true);
    await other.getByLabel('Номер билета').fill(first.number.toLowerCase());
    await other.getByRole('button', { name: 'Проверить' }).click();
    await other.locator('[data-verdict="admitted"]').waitFor();
    await other.getByText('Не передано: 1').waitFor();

    // The door lead shows the code on the console.
    await owner.goto(`/doors/${performanceId}`);
    await owner.getByRole('textbox', { name: 'Имя телефона' }).fill('Телефон Веры');
    await owner.getByRole('button', { name: 'Подключить телефон' }).click();
    const dialog = owner.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Причина' }).fill('Вечер');
    await dialog.getByRole('button', { name: 'Подключить телефон' }).click();
    await owner.getByRole('img', { name: 'Код для подключения телефона' }).waitFor();
    const link = await dialog.locator('output').textContent();
    await dialog.getByRole('button', { name: 'Закрыть' }).last().click();

    await page.goto(link ?? '');
    await page.getByRole('heading', { name: 'Главный' }).waitFor();
    expect(new URL(page.url()).hash).toBe('');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

    await context.setOffline(true);
    await page.reload();
    await page.getByText('Без сети').waitFor();
    await dismissRefusals(page);
    const verdicts = async () => {
      const log = await readLog(page);
      const of = (number: string) =>
        log.filter((one) => one.number === plain(number)).map(({ verdict }) => verdict);
      return {
        good: good.map(({ number }) => of(number)[0]),
        again: [first, second].map(({ number }) => of(number)[1]),
        upstairs: of(upstairs.number)[0],
        tomorrow: of(tomorrow.number)[0],
        returned: of(returned.number)[0],
        others: [
          ...new Set(log.filter(({ number }) => number === null).map(({ verdict }) => verdict)),
        ].sort(),
      };
    };
    await expect.poll(verdicts).toEqual({
      good: good.map(() => 'admitted'),
      again: ['already-in', 'already-in'],
      upstairs: 'wrong-door',
      tomorrow: 'wrong-performance',
      returned: 'revoked',
      others: ['forged', 'unreadable'],
    });

    // The networks come back, and everything is there.
    await context.setOffline(false);
    await other.context().setOffline(false);
    await page.getByText('На связи').waitFor();
    await page.getByText('Не передано').waitFor({ state: 'detached' });
    await other.getByText('Не передано').waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await owner.getByText('По этому билету уже прошли').waitFor();
    expect(await owner.getByText('По этому билету уже прошли').count()).toBe(1);
    await owner.getByText(`9 из`, { exact: false }).first().waitFor();
    const rows = owner.getByRole('region', { name: 'Входы' }).getByRole('row');
    expect(await rows.filter({ hasText: 'Главный' }).getByRole('cell').first().textContent()).toBe('9');
    expect(await rows.filter({ hasText: 'Садовый' }).getByRole('cell').first().textContent()).toBe('1');
    expect(mainDoor).not.toBe(sideDoor);

    // The door lead takes the second entry back.
    await owner.getByRole('button', { name: 'Отменить проход' }).click();
    await dialog.getByRole('textbox', { name: 'Причина' }).fill('Копия билета');
    await dialog.getByRole('button', { name: 'Отменить проход' }).click();
    await owner.getByText('Спорных проходов нет.').waitFor();
  } finally {
    await browser.close();
  }
});

it('an entry is taken back on the phone, a scanner that types is heard, and a phone with scans of its own does not unpair', async () => {
  const owner = await enterAsOwner(house, 'Вера Входова');
  const tonight = await findEvening(owner);
  const [, sideDoor = ''] = await saveDoors(owner, tonight);
  const [ticket] = await sellTickets(owner, tonight.performanceId);
  const page = await house.open(await pairingLink(owner, tonight, sideDoor), phone);
  await page.getByRole('heading', { name: 'Садовый' }).waitFor();
  // A direction that was chosen is in focus, and takes no letters.
  await page.getByRole('radio', { name: 'Выход' }).tap();
  await page.getByRole('radio', { name: 'Вход' }).tap();
  await page.context().setOffline(true);
  await page.evaluate((code) => {
    for (const key of [...code, 'Enter'])
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  }, ticket?.code ?? '');
  await page.locator('[data-verdict="admitted"]').waitFor();
  await page.getByRole('button', { name: 'Отменить' }).click();
  await page.locator('[data-kind="undone"]').waitFor();
  await page.getByRole('button', { name: 'Дальше' }).click();
  await page.getByRole('button', { name: 'Настройки' }).click();
  await page.getByRole('button', { name: 'Отключить телефон' }).click();
  await page.getByText('Сначала нужно передать все проверки', { exact: false }).waitFor();
  await page.context().setOffline(false);
  await page.getByText('На связи').waitFor();
  await page.getByText('Не передано').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Отключить телефон' }).click();
  await page.getByRole('heading', { name: 'Подключить телефон' }).waitFor();
});

it('a phone that was used for another evening follows the code of tonight, and stays as it is when that code is used up', async () => {
  const owner = await enterAsOwner(house, 'Зоя Вчерашняя');
  const tonight = await findEvening(owner);
  const [mainDoor = '', sideDoor = ''] = await saveDoors(owner, tonight);
  const [ticket] = await sellTickets(owner, tonight.otherId);
  const page = await house.open(await pairingLink(owner, tonight, sideDoor), phone);
  await page.getByRole('heading', { name: 'Садовый' }).waitFor();
  const check = async () => {
    await page.getByLabel('Номер билета').fill(ticket?.number ?? '');
    await page.getByRole('button', { name: 'Проверить' }).click();
    const verdict = await page.locator('[data-verdict]').getAttribute('data-verdict');
    await page.getByRole('button', { name: 'Дальше' }).click();
    return verdict;
  };
  expect(await check()).toBe('not-issued');
  const link = await pairingLink(owner, { ...tonight, performanceId: tonight.otherId }, mainDoor);
  const hash = new URL(link).hash;
  await page.evaluate((next) => {
    location.hash = next;
  }, hash);
  await page.getByRole('heading', { name: 'Главный' }).waitFor();
  expect(new URL(page.url()).hash).toBe('');
  // The performance is another day's: what is asked here is only whether the ticket is known.
  expect(await check()).not.toBe('not-issued');
  await page.evaluate((next) => {
    location.hash = next;
  }, hash);
  await page.getByText('Код уже использован', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Вернуться к проверке билетов' }).click();
  await page.getByRole('heading', { name: 'Главный' }).waitFor();
});

it('axe finds nothing on the phone and on the console in light and dark colours', async () => {
  const owner = await enterAsOwner(house, 'Дина Видящая');
  const tonight = await findEvening(owner);
  const [, sideDoor = ''] = await saveDoors(owner, tonight);
  const [ticket] = await sellTickets(owner, tonight.performanceId);
  const page = await house.open('/door/', phone);
  await page.getByRole('heading', { name: 'Подключить телефон' }).waitFor();
  const found = await screenFaults(page);
  await page.goto(await pairingLink(owner, tonight, sideDoor));
  await page.getByRole('heading', { name: 'Садовый' }).waitFor();
  found.push(...(await screenFaults(page)));
  for (const kind of ['good', 'bad']) {
    await page.getByLabel('Номер билета').fill(ticket?.number ?? '');
    await page.getByLabel('Номер билета').press('Enter');
    await page.locator(`[data-kind="${kind}"]`).waitFor();
    found.push(...(await screenFaults(page)));
    await page.getByRole('button', { name: 'Дальше' }).click();
  }
  await owner.goto(`/doors/${tonight.performanceId}`);
  await owner.getByRole('heading', { name: 'Последние отказы' }).waitFor();
  found.push(...(await screenFaults(owner)));
  expect(found).toEqual([]);
});
