import { switchLayout } from '@parterre/domain/search/switch-layout';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventList } from '../fixtures/event-list.ts';
import { openShop } from '../fixtures/shop.ts';

const shop = openShop();

const headerField = (page: Page) => page.locator('header input[name="q"]');

/** A visit whose scripts do not come before they are let through, to a device that takes its time with them. */
async function openSlowly(path: string) {
  const [scripts, opened] = [Promise.withResolvers<void>(), Promise.withResolvers<Page>()];
  const prepare = async (context: BrowserContext) => {
    context.on('page', opened.resolve);
    await context.route('**/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
  };
  const alive = shop.open(path, { prepare });
  const page = await opened.promise;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  return { page, alive, letScriptsCome: scripts.resolve };
}

describe('what is typed before scripts are there', () => {
  it.each(['/', '/events', '/events/search'])(
    'stays on %s, with caret and focus, and is suggested for',
    async (path) => {
      const { page, alive, letScriptsCome } = await openSlowly(path);
      await headerField(page).click();
      await page.keyboard.type('тер');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      letScriptsCome();
      // While they start.
      await page.keyboard.type('еат', { delay: 20 });
      await alive;
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('Delete');
      expect(await headerField(page).inputValue()).toBe('театр');
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('q');
      await page.getByRole('group', { name: 'Площадки' }).waitFor();
    },
  );

  it('is searched for by Enter', async () => {
    const { page, alive, letScriptsCome } = await openSlowly('/events');
    await headerField(page).click();
    await page.keyboard.type('театр');
    await Promise.all([page.waitForRequest('**/events/search?q=*'), page.keyboard.press('Enter')]);
    letScriptsCome();
    await alive.catch(() => undefined); // it went to another page
    await eventList(page).ready();
    expect(eventList(page).query()).toBe('?q=театр');
  });
});

interface ListedEvent {
  readonly id: number;
  readonly event_source_id: number;
  readonly title: string;
  readonly sale_state: string;
  readonly place: { readonly name: string };
  readonly location: { readonly name: string };
}

describe('suggestions', () => {
  it.each([
    ['/', 'ru', 'RUB'],
    ['/de', 'de', 'EUR'],
  ])('say when, where and from which price: %s', async (path, lang, currency) => {
    const events = await shop.fetchList<ListedEvent>(`/v1/events?limit=50&lang=${lang}`);
    const event = events.find(({ sale_state }) => sale_state === 'on_sale') as ListedEvent;
    const [price] = await shop.fetchList<{ price_min: number }>(
      `/v2/events_prices?event_source_id_in=${event.event_source_id}&currency_code=${currency}&source_id=2`,
    );
    const page = await shop.open(path);
    await headerField(page).fill(event.title);
    const option = page.locator(`[role="option"][href$="/events/${event.id}"]`);
    const amount = Intl.NumberFormat(lang, { style: 'currency', currency, maximumFractionDigits: 0 });
    const digits = amount.format(price?.price_min ?? 0).replace(/[^\d.,]/g, '');
    await expect.poll(async () => (await option.textContent())?.replace(/[^\d.,]/g, '')).toContain(digits);
    const text = await option.textContent();
    expect(text).toContain(event.location.name);
    expect(text).toMatch(/\d{1,2}[:.]\d{2}/);
  });
});

it('says what was searched for instead of what was typed, and searches for that on request', async () => {
  const titles = await shop.fetchList<{ title: string }>('/v1/events?limit=50');
  const word = titles.flatMap(({ title }) => title.match(/[а-яё]{7,}/giu) ?? [])[0] ?? '';
  const typed = switchLayout(word, 'ru', 'en');
  const page = await shop.open(`/events/search?q=${encodeURIComponent(typed)}`);
  await page.getByText(/Показаны результаты для «/).waitFor();
  const list = eventList(page);
  await list.showsTotal(await shop.countEvents(`search=${encodeURIComponent(word)}`));
  await page.getByRole('link', { name: `Искать точно «${typed}»` }).click();
  await expect.poll(() => list.query().replaceAll('+', ' ')).toBe(`?q="${typed}"`);
  await page.getByText('По этим словам ничего не нашлось.').waitFor();
  expect(await page.getByText(/Показаны результаты для «/).count()).toBe(0);
  expect(await page.locator('main input[name="q"]').inputValue()).toBe(`"${typed}"`);
});

describe('words for days and cities', () => {
  /** A day that has events in a city, and how one would write it. */
  async function findDay() {
    const [moscow] = (
      await shop.fetchList<{ id: number; name: string }>('/v1/events_locations?lang=ru')
    ).filter(({ name }) => name === 'Москва');
    const [first] = await shop.fetchList<{ date: string }>(`/v1/events_dates?location_id_in=${moscow?.id}`);
    const date = first?.date ?? '';
    const words = Intl.DateTimeFormat('ru', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
      new Date(date),
    );
    return { city: moscow?.id ?? 0, date, words };
  }

  it('become filters in the address, shown as chips that the keyboard takes off', async () => {
    const { city, date, words } = await findDay();
    const page = await shop.open('/');
    const list = eventList(page);
    await headerField(page).fill(`${words} в Москве`);
    await headerField(page).press('Enter');
    await expect
      .poll(() => list.query())
      .toBe(`?cities=${city}&date_gte=${date}&date_words=${words}&city_words=в Москве`);
    await list.showsTotal(
      await shop.countEvents(`location_id_in=${city}&started_gte=${date}&started_lte=${date}`),
    );
    await list.applied('Москва').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => list.query()).toBe(`?date_gte=${date}&q="в Москве"&date_words=${words}`);
    await expect.poll(() => page.locator('main input[name="q"]').inputValue()).toBe('"в Москве"');
    await list.applied(words).press('Enter');
    await expect.poll(() => list.query()).toBe(`?q="в Москве" "${words}"`);
  });

  it('stay text in quotation marks', async () => {
    const page = await shop.open(`/events/search?q=${encodeURIComponent('"театр завтра"')}`);
    const list = eventList(page);
    await list.ready();
    expect(list.query()).toBe('?q="театр завтра"');
  });

  it('leave the rest to be searched for, in the language of the page', async () => {
    const page = await shop.open(
      `/de/events/search?q=${encodeURIComponent('Theater am Wochenende in Berlin')}`,
    );
    await expect
      .poll(() => eventList(page).query())
      .toMatch(/^\?cities=\d+&date_gte=[\d-]+(&date_lte=[\d-]+)?&q=Theater&/);
    await expect.poll(() => page.locator('main input[name="q"]').inputValue()).toBe('Theater');
    await page.getByRole('button', { name: /Berlin/ }).waitFor();
  });
});
