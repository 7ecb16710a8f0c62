import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { putOnSale } from '../fixtures/announce.ts';
import { linkInMail, readMails } from '../fixtures/mails.ts';
import { openShop, phone } from '../fixtures/shop.ts';
import { violations } from '../site/axe.ts';

const shop = openShop();

interface SoonEvent {
  readonly id: number;
  readonly title: string;
  readonly sale_state: string;
}

interface WithDates {
  readonly dates: readonly { readonly sale_state: string; readonly sale_starts_at?: string }[];
}

/** An event whose sale is still to begin, and when it does. Tests that put one on sale take one each. */
async function eventSoon(index = 0) {
  const events = await shop.fetchList<SoonEvent>('/v1/events?lang=ru&limit=500');
  const event = events.filter(({ sale_state }) => sale_state === 'soon')[index];
  if (!event) throw new Error('The demo has nothing that is on sale soon.');
  const { dates } = await shop.fetchJson<WithDates>(`/v1/events/${event.id}`);
  const starts = dates.flatMap(({ sale_starts_at }) => sale_starts_at ?? []);
  const saleStart = Math.min(...starts.map((start) => Date.parse(start)));
  return { ...event, path: `/events/${event.id}`, saleStart: new Date(saleStart) };
}

const openForm = async (page: Page) => {
  await page.locator('summary', { hasText: 'Напомнить о начале продаж' }).click();
  await page.getByRole('button', { name: 'Добавить в календарь' }).waitFor();
};

async function askByMail(page: Page, email: string): Promise<void> {
  await page.getByLabel('Почта').fill(email);
  await page.getByLabel('Почта').press('Enter');
  await page.getByText(/^Почти готово/).waitFor();
}

it('a calendar file rings a quarter of an hour before the sale, and leads back to the page in its language', async () => {
  const { id, saleStart } = await eventSoon();
  const page = await shop.open(`/de/events/${id}`, { locale: 'de', acceptDownloads: true });
  await page.locator('summary', { hasText: 'An den Verkaufsstart erinnern' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'In den Kalender' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^sale-\d+@.+\.ics$/);
  const lines = (await readFile(await download.path(), 'utf8')).replaceAll('\r\n ', '').split('\r\n');
  const compact = `${saleStart.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
  expect(lines).toContain(`DTSTART:${compact}`);
  expect(lines).toContain('TRIGGER:-PT15M');
  expect(lines.find((line) => line.startsWith('SUMMARY:'))).toMatch(/^SUMMARY:Verkaufsstart: ./);
  expect(lines.find((line) => line.startsWith('URL:'))).toMatch(new RegExp(`/de/events/${id}$`));
});

it('whoever confirms their address is mailed once when the sale begins, and is then forgotten', async () => {
  // Of the reminder that is there no more.
  shop.allowComplaint(/404/);
  const { title, path, id } = await eventSoon();
  const email = `waiting-${Date.now()}@example.com`;
  const page = await shop.open(path, phone);
  await openForm(page);
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Почта').fill('nobody@');
  await page.getByRole('button', { name: 'Напомнить письмом' }).click();
  await expect.poll(() => page.getByLabel('Почта').getAttribute('aria-invalid')).toBe('true');
  await askByMail(page, email);

  await page.goto(await linkInMail('reminder_requested', email, 'confirm'));
  await page.getByRole('button', { name: 'Подтвердить' }).tap();
  await page.getByText(`Готово. «${title}»`).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await readMails('sale_begun', email)).toEqual([]);

  onTestFinished(await putOnSale(title));
  await expect.poll(() => readMails('sale_begun', email)).toHaveLength(1);
  const [mail = ''] = await readMails('sale_begun', email);
  expect(mail).toContain(`https://parterre.example/events/${id}`);

  await page.goto(await linkInMail('sale_begun', email, 'cancel'));
  await page.getByText('Вы отписались, ваш адрес удалён.').waitFor();
  await page.goto(await linkInMail('reminder_requested', email, 'confirm'));
  await page.getByRole('button', { name: 'Подтвердить' }).tap();
  await page.getByText(/^Такого напоминания нет/).waitFor();
});

it('whoever unsubscribes with one tap in the mail is not written to', async () => {
  const { title, path } = await eventSoon(1);
  const [staying, leaving] = ['staying', 'leaving'].map((name) => `${name}-${Date.now()}@example.com`);
  const page = await shop.open(path);
  await openForm(page);
  for (const email of [staying, leaving] as string[]) {
    await askByMail(page, email);
    const tab = await page.context().newPage();
    await tab.goto(await linkInMail('reminder_requested', email, 'confirm'));
    await tab.getByRole('button', { name: 'Подтвердить' }).click();
    await tab.getByText(/^Готово\./).waitFor();
    await tab.close();
  }
  await page.goto(await linkInMail('reminder_requested', leaving ?? '', 'cancel'));
  await page.getByText('Вы отписались, ваш адрес удалён.').waitFor();
  expect(await violations(page)).toEqual([]);

  onTestFinished(await putOnSale(title));
  // Both would be written to at once.
  await expect.poll(() => readMails('sale_begun', staying ?? '')).toHaveLength(1);
  expect(await readMails('sale_begun', leaving ?? '')).toEqual([]);
});

it.each(['confirm', 'cancel'])(
  'a link to %s that was cut short says that there is no such reminder',
  async (act) => {
    shop.allowComplaint(/422/);
    const page = await shop.open(`/order/tickets?${act}=cut-short`);
    if (act === 'confirm') await page.getByRole('button', { name: 'Подтвердить' }).click();
    await page.getByText(/^Такого напоминания нет/).waitFor();
    expect(await page.getByRole('button', { name: 'Попробовать ещё раз' }).count()).toBe(0);
  },
);
