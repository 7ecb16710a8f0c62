import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { cards, countTickets, fillIn, pay, payAtTheBank } from '../fixtures/buying.ts';
import { enterAsOwner } from '../fixtures/console-entry.ts';
import { openHouse } from '../fixtures/house.ts';
import { screenFaults } from '../fixtures/screen-faults.ts';
import { openShop, phone } from '../fixtures/shop.ts';
import { waitForFrames } from '../fixtures/wait-for-frames.ts';
import { violations } from '../site/axe.ts';

const [shop, house] = [openShop(), openHouse()];

interface WithDates {
  readonly id: number;
  readonly event_source_id: number;
  readonly title: string;
  readonly sale_state: string;
  readonly dates: readonly { readonly id: number; readonly sale_state: string }[];
}

/** An event of which at least five dates are on sale, and no other: each that the console finds can be bought. */
async function longRun(): Promise<WithDates> {
  const events = await shop.fetchList<WithDates>('/v1/events?limit=100&lang=ru');
  for (const { id } of events.filter(({ sale_state }) => sale_state === 'on_sale')) {
    const event = await shop.fetchJson<WithDates>(`/v1/events/${id}?lang=ru`);
    const onSale = event.dates.filter(({ sale_state }) => sale_state === 'on_sale');
    // Titles have spaces at which no line is broken; nobody types those.
    const title = event.title.replaceAll('\u00a0', ' ');
    if (onSale.length >= 5 && onSale.length === event.dates.length) return { ...event, title };
  }
  throw new Error('The demo plays nothing five times.');
}

async function confirm(page: Page, act: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Причина' }).fill('Новый сезон');
  await dialog.getByRole('button', { name: act, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** A fifth off any three of five performances. */
async function fillInBundle(page: Page, { title, code }: { title: string; code: string }): Promise<void> {
  await page.getByRole('textbox', { name: 'Название, Русский' }).fill(`Три из пяти ${code}`);
  await page.getByRole('textbox', { name: 'Название, Deutsch' }).fill(`Drei aus fünf ${code}`);
  await page.getByRole('textbox', { name: 'Код', exact: true }).fill(code);
  for (let chosen = 1; chosen <= 5; chosen += 1) {
    const field = page.getByRole('combobox', { name: 'Добавить показ' });
    // The list closes when the page is scrolled under it: there is to be room for it, and the page at rest.
    await field.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await waitForFrames(page, 2);
    await field.fill(title);
    const options = page.getByRole('option');
    await options.filter({ hasText: title }).first().waitFor();
    // Until it is looked for, others are on the list.
    await options.filter({ hasNotText: title }).first().waitFor({ state: 'detached' });
    // By keys: nothing is scrolled to then, which would close the list.
    await field.press('ArrowDown');
    await field.press('Enter');
    await page.getByText(`Сейчас в списке: ${chosen}`).waitFor();
  }
  await page.getByRole('textbox', { name: 'Процентов' }).fill('20');
}

async function openForm(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Абонементы' }).click();
  await page.getByRole('link', { name: 'Новый абонемент' }).click();
  await page.getByRole('heading', { name: 'Новый абонемент' }).waitFor();
}

async function save(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: 'Проверить' }).click();
  await page.getByRole('dialog').getByText(code).first().waitFor();
  await confirm(page, 'Сохранить');
  await page.getByRole('heading', { name: `Три из пяти ${code}` }).waitFor();
}

/** Digits of a sum, as it is shown. */
const digits = (text: string) => Number(text.replace(/\D/g, ''));
const newCode = (name: string) => `${name}${Date.now() % 1_000_000}`;

it('three of five are set up, found, chosen, held at once, paid for less, and one of them is given back by the rule', async () => {
  const event = await longRun();
  const code = newCode('SEASON');
  const page = await enterAsOwner(house, 'Вера Абонементова');
  await openForm(page);
  await fillInBundle(page, { title: event.title, code });
  await save(page, code);
  await page.getByText('любые 3 из 5').waitFor();

  // Its event leads to it as soon as its prices say so.
  const bundled = async () => {
    const path = `/v2/dates_prices?event_source_id=${event.event_source_id}`;
    return (await shop.fetchList<{ is_bundled?: true }>(path)).some(({ is_bundled }) => is_bundled);
  };
  await expect.poll(bundled, { timeout: 20_000 }).toBe(true);
  const buyer = await shop.open(`/events/${event.id}`);
  await buyer.getByRole('link', { name: 'Посмотреть абонемент' }).click();
  await buyer.waitForURL(`**/bundles?event=${event.id}`);
  await buyer.getByRole('heading', { name: `Три из пяти ${code}` }).waitFor();

  // With the keyboard alone.
  await buyer.goto(`/bundles?bundle=${code.toLowerCase()}`);
  const dates = buyer.getByRole('group', { name: 'Даты' }).getByRole('checkbox');
  await dates.first().waitFor();
  expect(await dates.count()).toBe(5);
  for (const index of [0, 2, 4]) {
    await dates.nth(index).focus();
    await buyer.keyboard.press('Space');
  }
  await buyer.getByText('Выбрано 3 из 3.').waitFor();
  // A fourth is one too many.
  await dates.nth(1).focus();
  await buyer.keyboard.press('Space');
  expect(await dates.nth(1).isChecked()).toBe(false);
  await buyer.getByRole('button', { name: 'На одного меньше' }).press('Enter');
  const shown = (await buyer.locator('main dl').last().locator('dd').allInnerTexts()).map(digits);
  await buyer.getByRole('button', { name: 'Отложить в корзину' }).press('Enter');
  await buyer.waitForURL('**/cart');
  const sums = buyer.locator('main dl').last();
  await sums.getByText(`Вместе дешевле: Три из пяти ${code}`).waitFor();
  const [, off = 0, , total = 0] = (await sums.locator('dd').allInnerTexts()).map(digits);
  expect([off, total]).toEqual(shown.slice(1));

  await buyer.getByRole('link', { name: 'Оформить заказ' }).click();
  await fillIn(buyer);
  await buyer.getByText(`Вместе дешевле: Три из пяти ${code}`).waitFor();
  await pay(buyer);
  await payAtTheBank(buyer, cards.good);
  expect(await countTickets(buyer)).toBe(3);
  const token = new URL(buyer.url()).searchParams.get('order') ?? '';
  const { number } = await shop.fetchJson<{ number: string }>(`/api/orders/${token}`);

  // Two that stay cost what they cost by themselves: of the third, less comes back than was paid for it.
  await page.goto(`/orders/${number}`);
  await page.getByText('Куплено абонементом').waitFor();
  await page.getByRole('button', { name: 'Вернуть деньги' }).click();
  const form = page.getByRole('form', { name: 'Вернуть деньги' });
  await form.getByRole('checkbox').first().check();
  await form.getByRole('button', { name: 'Проверить' }).click();
  const goesBack = page
    .getByRole('dialog')
    .locator('div', { has: page.getByText('Возврат', { exact: true }) });
  const refund = digits(await goesBack.last().locator('ins').innerText());
  // By the rule: what was paid for all, less what the other two are worth one by one.
  expect(refund).toBe(total - (shown[0] ?? 0) * (2 / 3));
  await confirm(page, 'Вернуть деньги');
  await page.getByText('Возврат назначен').first().waitFor();

  // By the clock of a house in Moscow.
  const today = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
  await page.goto(`/settlement?from=${today}&until=${today}`);
  await page.getByText('Скидки по промокодам и абонементам за эти дни').first().waitFor();

  await page.getByRole('link', { name: 'Абонементы' }).click();
  await page.getByRole('link', { name: `Три из пяти ${code}` }).click();
  await page.getByRole('link', { name: `Заказ ${number}` }).waitFor();
  await page.getByText('1 абонемент, 1 заказ').waitFor();
  await page.getByRole('button', { name: 'Остановить продажу' }).click();
  await confirm(page, 'Остановить продажу');
  await page.getByText('Продажа остановлена').first().waitFor();
  await buyer.goto(`/bundles?bundle=${code}`);
  await buyer.getByText('Абонементов сейчас нет в продаже.').waitFor();
});

it('a cart that lacks something of a bundle says how many dates, and leads to them; a date without room is named', async () => {
  const event = await longRun();
  const code = newCode('LACKS');
  const page = await enterAsOwner(house, 'Нина Недостачина');
  await openForm(page);
  await fillInBundle(page, { title: event.title, code });
  await save(page, code);
  const { results } = await shop.fetchJson<{
    results: { code: string; dates: { id: number; zones: { id: string }[] }[] }[];
  }>('/api/bundles?lang=ru');
  const [first, , third] = results.find((bundle) => bundle.code === code)?.dates ?? [];
  const { general = [], zones = [] } = await shop.fetchJson<{
    general?: { ticket_id: string }[];
    zones?: { id: string }[];
  }>(`/v2/dates/${first?.id}/offers?currency_code=RUB`);
  const id =
    general[0]?.ticket_id ??
    (
      await shop.fetchJson<{ tickets: string[] }>(
        `/v2/dates/${first?.id}/best_available?count=1&zone=${zones[0]?.id}`,
      )
    ).tickets[0];
  const buyer = await shop.open(`/cart?code=${code}`, {
    prepare: async ({ request }) => {
      const data = { type: 'ADD_TICKET', ticket: { id, count: 1 } };
      const answer = await request.post('/api/basket', { data });
      expect(answer.status(), await answer.text()).toBe(200);
    },
  });
  await buyer.getByText('Для абонемента не хватает ещё 2 дат.').waitFor();
  const missing = buyer.getByRole('status').locator('a[href*="#tickets"]');
  await missing.first().waitFor();
  expect(await missing.count()).toBe(4);
  expect(await violations(buyer)).toEqual([]);
  await buyer.getByRole('link', { name: `Об абонементе «Три из пяти ${code}»` }).click();
  await buyer.waitForURL(`**/bundles?bundle=${code}`);

  shop.allowComplaint(/409/);
  await buyer.route('**/api/bundles/hold*', (route) =>
    route.fulfill({
      status: 409,
      json: { error: { code: 'bundle_unavailable', message: 'Too little is left.', date_ids: [third?.id] } },
    }),
  );
  const dates = buyer.getByRole('group', { name: 'Даты' }).getByRole('checkbox');
  for (const index of [0, 1, 2]) await dates.nth(index).check();
  await buyer.getByRole('button', { name: 'Отложить в корзину' }).click();
  const named = await buyer.locator(`label[for="bundle-${third?.id}"] b`).innerText();
  await buyer.getByRole('alert').getByText(`не хватает мест на ${named}`).waitFor();
  await page.getByRole('button', { name: 'Остановить продажу' }).click();
  await confirm(page, 'Остановить продажу');
});

it('axe finds nothing on any screen of bundles in light and dark colours, and all of it fits on a phone', async () => {
  const event = await longRun();
  const code = newCode('FITS');
  const page = await enterAsOwner(house, 'Дина Складная');
  const fits = async (screen: string) => expect([screen, await screenFaults(page)]).toEqual([screen, []]);
  await openForm(page);
  await page.getByRole('button', { name: 'Проверить' }).click();
  await page.getByText('Добавьте хотя бы два.').waitFor();
  await fillInBundle(page, { title: event.title, code });
  await page.getByRole('button', { name: /Скидка в процентах/ }).click();
  await page.getByRole('option', { name: 'Своя цена абонемента' }).click();
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Ещё цена' }).click();
  await fits('the form');
  await page.getByRole('button', { name: 'Ещё цена' }).click();
  await page.getByRole('button', { name: 'Убрать цену 3' }).click();
  await page.getByRole('textbox', { name: 'Валюта 2' }).fill('EUR');
  await page.getByRole('textbox', { name: 'Сумма 2' }).fill('3');
  await page.getByRole('textbox', { name: 'Валюта 1' }).fill('RUB');
  await page.getByRole('textbox', { name: 'Сумма 1' }).fill('1500');
  await save(page, code);
  await fits('a bundle');
  await page.getByRole('link', { name: 'Изменить' }).click();
  await page.getByRole('heading', { name: 'Изменить абонемент' }).waitFor();
  await page.getByRole('textbox', { name: 'Сумма 1' }).fill('1200');
  await save(page, code);
  await page.goto('/bundles');
  await page.getByRole('rowheader').first().waitFor();
  await fits('the list');

  for (const [language, prefix] of [
    ['ru', ''],
    ['de', '/de'],
  ] as const) {
    const visitor = { ...phone, locale: language };
    const buyer = await shop.open(`${prefix}/bundles?bundle=${code}`, visitor);
    const dates = buyer.locator('main [type="checkbox"]');
    for (const index of [0, 1, 2]) await dates.nth(index).check();
    await buyer.locator('main dl s').waitFor();
    expect([language, await screenFaults(buyer)]).toEqual([language, []]);
  }
  await page.getByRole('link', { name: `Три из пяти ${code}` }).click();
  await page.getByRole('button', { name: 'Остановить продажу' }).click();
  await confirm(page, 'Остановить продажу');
});
