import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventList } from '../fixtures/event-list.ts';
import { openShop, phone } from '../fixtures/shop.ts';
import { waitUntilQuiet } from '../fixtures/wait-until-idle.ts';
import { violations } from '../site/axe.ts';
import { layoutShift, watchLayout } from '../site/layout-shift.ts';

const shop = openShop();

const opener = (page: Page) => page.locator('[popovertarget="cities"]');
const city = (page: Page, name: string) => page.locator('#cities').getByRole('link', { name, exact: true });
const menuSection = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Главное меню' }).getByRole('link', { name });
const offer = (page: Page) => page.getByRole('complementary', { name: 'Город' });

/** The menu marks what is chosen once its script is there, which comes when it is opened, or with a city. */
const isReady = (page: Page) => page.locator('#cities a[aria-current]').waitFor({ state: 'attached' });

async function openMenu(page: Page): Promise<void> {
  await opener(page).click();
  await isReady(page);
}

const query = (page: Page) => decodeURIComponent(new URL(page.url()).search);

interface City {
  readonly id: number;
  readonly name: string;
}

async function findCity(name: string): Promise<City> {
  const cities = await shop.fetchList<City>('/v1/events_locations?lang=ru');
  return cities.find((each) => each.name === name) as City;
}

/** A visitor who has chosen a city in the header of a page. */
async function choose(path: string, name: string, visitor = {}): Promise<Page> {
  const page = await shop.open(path, visitor);
  await openMenu(page);
  await city(page, name).click();
  await expect.poll(() => opener(page).textContent()).toBe(`Город: ${name}`);
  return page;
}

/** The cities that the events of a part of the page are in. */
const citiesIn = (page: Page, part: string) => page.locator(`${part} article`).allTextContents();

const everyIn = (name: string) => (texts: readonly string[]) =>
  texts.length > 0 && texts.every((text) => text.includes(name));

describe('a city chosen in the header', () => {
  it('is remembered, and home, lists, the calendar and searches begin there', async () => {
    const { id } = await findCity('Берлин');
    const page = await choose('/', 'Берлин');
    await expect.poll(() => query(page)).toBe(`?cities=${id}`);
    await expect.poll(() => citiesIn(page, 'section:has(#soon)')).toSatisfy(everyIn('Берлин'));

    const next = await page.context().newPage();
    await next.goto('/');
    expect(await opener(next).textContent()).toBe('Город: Берлин');
    expect(query(next)).toBe(`?cities=${id}`);
    await expect.poll(() => citiesIn(next, 'section:has(#soon)')).toSatisfy(everyIn('Берлин'));

    const list = eventList(next);
    await isReady(next);
    await menuSection(next, 'События').click();
    await next.waitForURL('**/events?*');
    expect(query(next)).toBe(`?cities=${id}`);
    const total = await shop.countEvents(`location_id_in=${id}`);
    await list.showsTotal(total);
    await list.ready();
    await next
      .getByRole('navigation', { name: 'Как показать' })
      .getByRole('link', { name: 'Календарь' })
      .click();
    await expect.poll(() => query(next)).toBe(`?cities=${id}&view=calendar`);
    await list.showsTotal(total);

    await next.locator('header input[name="q"]').fill('театр');
    await next.locator('header input[name="q"]').press('Enter');
    await expect.poll(() => new URLSearchParams(query(next)).get('cities')).toBe(String(id));
    await list.applied('Берлин').waitFor();
  });

  it('gives way to a city that is searched for by name', async () => {
    const { id } = await findCity('Москва');
    const page = await choose('/', 'Берлин');
    await page.locator('header input[name="q"]').fill('театр в Москве');
    await page.locator('header input[name="q"]').press('Enter');
    await eventList(page).applied('Москва').waitFor();
    expect(new URLSearchParams(query(page)).get('cities')).toBe(String(id));
  });

  it('is in the address, which shows the same to whoever opens it', async () => {
    const { id } = await findCity('Берлин');
    const page = await choose('/events', 'Берлин');
    await expect.poll(() => query(page)).toBe(`?cities=${id}`);
    const total = await shop.countEvents(`location_id_in=${id}`);

    const stranger = await shop.open(`/events${query(page)}`);
    await eventList(stranger).showsTotal(total);
    expect(await opener(stranger).textContent()).toBe('Город: Все города');
    const home = await shop.open(`/${query(page)}`);
    await expect.poll(() => citiesIn(home, 'section:has(#soon)')).toSatisfy(everyIn('Берлин'));

    // Somebody who has chosen another city sees that of the link, and who has none sees all.
    const parisian = await choose('/', 'Париж');
    await parisian.goto(`/events${query(page)}`);
    await eventList(parisian).showsTotal(total);
    const anybody = await shop.open('/events');
    await eventList(anybody).showsTotal(await shop.countEvents(''));
  });

  it('is taken off a list by its chip, and stays off while the list is looked at', async () => {
    const page = await choose('/events', 'Берлин');
    const list = eventList(page);
    await list.applied('Берлин').click();
    await expect.poll(() => query(page)).toBe('');
    await list.showsTotal(await shop.countEvents(''));
    await page
      .getByRole('navigation', { name: 'Как показать' })
      .getByRole('link', { name: 'Список' })
      .click();
    await expect.poll(() => query(page)).toBe('?view=list');
    await page.reload();
    expect(query(page)).toBe('?view=list');
  });

  it('is given up with one tap, in the menu or at home', async () => {
    const page = await choose('/', 'Берлин');
    await page.getByRole('link', { name: 'Убрать: Берлин' }).click();
    await page.waitForURL((url) => url.pathname === '/' && url.search === '');
    await expect.poll(() => opener(page).textContent()).toBe('Город: Все города');
    await page.reload();
    expect(query(page)).toBe('');

    await opener(page).click();
    await city(page, 'Париж').click();
    await expect.poll(() => opener(page).textContent()).toBe('Город: Париж');
    await opener(page).click();
    await city(page, 'Все города').click();
    await expect.poll(() => query(page)).toBe('');
    await menuSection(page, 'События').click();
    await page.waitForURL('**/events');
    await eventList(page).showsTotal(await shop.countEvents(''));
  });

  it('has the similar events of an event begin there', async () => {
    interface Listed {
      readonly id: number;
      readonly category: { readonly id: number };
    }
    const { id } = await findCity('Москва');
    const [inCity] = await shop.fetchList<Listed>(`/v1/events?location_id_in=${id}&limit=1`);
    const category = inCity?.category.id;
    const all = await shop.fetchList<Listed>(`/v1/events?category_id_in=${category}&limit=100`);
    const near = await shop.fetchList<Listed>(
      `/v1/events?category_id_in=${category}&location_id_in=${id}&limit=100`,
    );
    const elsewhere = all.find((event) => near.every((each) => each.id !== event.id)) ?? all.at(-1);
    const page = await choose('/', 'Москва');
    await page.goto(`/events/${elsewhere?.id}`);
    await page.locator('#similar').scrollIntoViewIfNeeded();
    const others = near.filter((event) => event.id !== elsewhere?.id);
    await expect
      .poll(() => page.locator('section:has(#similar) article').first().textContent())
      .toContain('Москва');
    expect(others.length).toBeGreaterThan(0);
    await page.locator('section:has(#similar)').getByRole('link', { name: 'Все события' }).click();
    await page.waitForURL(`**/events?cities=${id}`);
  });

  it('keeps its name in another language', async () => {
    const page = await choose('/events', 'Москва');
    await page.locator('[popovertarget="languages"]').click();
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await page.waitForURL('**/de/events*');
    await expect.poll(() => opener(page).textContent()).toBe('Stadt: Moskau');
  });
});

describe('the menu of cities', () => {
  it('is a list of links without scripting', async () => {
    const { id } = await findCity('Берлин');
    const page = await shop.open('/places', { javaScriptEnabled: false });
    await opener(page).click();
    await city(page, 'Берлин').click();
    await page.waitForURL(`**/events?cities=${id}`);
  });

  /** A page whose scripts come when they are let go. */
  function openWithoutScripts(path: string) {
    const [scripts, opened] = [Promise.withResolvers<void>(), Promise.withResolvers<Page>()];
    const prepare = async (context: BrowserContext) => {
      context.on('page', opened.resolve);
      await context.route('**/*.js', async (route) => {
        await scripts.promise;
        await route.continue();
      });
    };
    return { alive: shop.open(path, { prepare }), opened: opened.promise, letScriptsGo: scripts.resolve };
  }

  it('remembers a choice that is made before other scripts are there', async () => {
    const { alive, opened, letScriptsGo } = openWithoutScripts('/places');
    const page = await opened;
    await opener(page).click();
    await Promise.all([page.waitForRequest('**/events?cities=*'), city(page, 'Берлин').click()]);
    letScriptsGo();
    await alive.catch(() => undefined); // it went to another page
    await eventList(page).applied('Берлин').waitFor();
    expect(await opener(page).textContent()).toBe('Город: Берлин');
  });

  it('knows how to choose when it was opened before other scripts are there', async () => {
    const { id } = await findCity('Берлин');
    const { alive, opened, letScriptsGo } = openWithoutScripts('/');
    const page = await opened;
    await opener(page).click();
    letScriptsGo();
    await alive;
    await isReady(page);
    await city(page, 'Берлин').click();
    await expect.poll(() => query(page)).toBe(`?cities=${id}`);
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('is used by keyboard, and axe finds nothing in it', async () => {
    const { id } = await findCity('Берлин');
    const page = await shop.open('/places');
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await city(page, 'Все города').waitFor();
    await isReady(page);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await city(page, 'Все города').waitFor({ state: 'hidden' });
    expect(await opener(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Берлин');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/events?cities=${id}`);
    await eventList(page).ready();
    expect(await violations(page)).toEqual([]);
  });

  it.each(['', 'en', 'de', 'fr', 'es'])('leaves the search its field at 1280 px: /%s', async (language) => {
    const page = await shop.open(`/${language}`);
    await page.evaluate(() =>
      localStorage.setItem(
        'city',
        String(document.querySelectorAll<HTMLElement>('#cities a').item(3).dataset.city),
      ),
    );
    await page.reload();
    const field = await page.locator('header input[name="q"]').boundingBox();
    expect(field?.width).toBeGreaterThan(140);
    const name = await opener(page).boundingBox();
    expect(name?.height).toBeGreaterThanOrEqual(24);
  });

  it('is opened by a finger within 44 px, and the header is no higher for it', async () => {
    const page = await shop.open('/', phone);
    const box = await opener(page).boundingBox();
    expect((await page.locator('header').first().boundingBox())?.height).toBeLessThanOrEqual(61);
    const heights = await opener(page).evaluate((button) => {
      const { x, width } = button.getBoundingClientRect();
      const column = Array.from({ length: 120 }, (_, y) => document.elementFromPoint(x + width / 2, y));
      return column.filter((element) => element && button.contains(element)).length;
    });
    expect(heights).toBeGreaterThanOrEqual(44);
    await page.touchscreen.tap((box?.x ?? 0) + 20, (box?.y ?? 0) + (box?.height ?? 0) + 8);
    await city(page, 'Все города').waitFor();
  });

  it('is in the sheet of the last tab, too', async () => {
    const { id } = await findCity('Берлин');
    const page = await shop.open('/', phone);
    await page.locator('nav a[aria-haspopup="dialog"]').tap();
    const sheet = page.getByRole('dialog', { name: 'Ещё' });
    await sheet.getByText('Город: Все города').tap();
    expect(await violations(page)).toEqual([]);
    await sheet.getByRole('link', { name: 'Берлин' }).tap();
    await sheet.waitFor({ state: 'detached' });
    await page.waitForURL(`**/?cities=${id}`);
    await expect.poll(() => citiesIn(page, 'section:has(#soon)')).toSatisfy(everyIn('Берлин'));
    await page
      .getByRole('navigation', { name: 'Быстрый переход' })
      .getByRole('link', { name: 'События' })
      .tap();
    await page.waitForURL(`**/events?cities=${id}`);
    await eventList(page).applied('Берлин').waitFor();
  });
});

describe('the city of the visitor’s time zone', () => {
  const inBerlin = { timezoneId: 'Europe/Berlin' };

  /** The second page of a visit: what is offered there is ready. */
  async function openSecondPage(visitor: object): Promise<Page> {
    const prepare = async (context: BrowserContext) => void context.on('page', watchLayout);
    // Nothing is prepared for a bot.
    const page = await shop.open('/', { ...visitor, prepare, userAgent: 'Mozilla/5.0 Chrome/140' });
    await waitUntilQuiet(page);
    await menuSection(page, 'События').click();
    await page.waitForURL('**/events');
    return page;
  }

  it('is offered once, in a line of the page, and nothing moves', async () => {
    const page = await openSecondPage(inBerlin);
    await offer(page).waitFor();
    const [above, below] = [await offer(page).boundingBox(), await page.locator('main').boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    expect(await violations(page)).toEqual([]);
    expect(await layoutShift(page)).toBeLessThan(0.01);
    await menuSection(page, 'Площадки').click();
    await page.waitForURL('**/places');
    expect(await offer(page).count()).toBe(0);
    await menuSection(page, 'События').click();
    await page.waitForURL('**/events');
    expect(await offer(page).count()).toBe(0);
  });

  it('is not chosen when it is declined', async () => {
    const page = await openSecondPage(inBerlin);
    await offer(page).getByRole('button', { name: 'Скрыть' }).click();
    expect(await offer(page).count()).toBe(0);
    expect(await opener(page).textContent()).toBe('Город: Все города');
    await menuSection(page, 'События').click();
    expect(query(page)).toBe('');
  });

  it('is chosen when it is accepted', async () => {
    const { id } = await findCity('Берлин');
    const page = await openSecondPage(inBerlin);
    await offer(page).getByRole('link', { name: 'События в вашем городе: Берлин' }).click();
    await page.waitForURL(`**/events?cities=${id}`);
    await expect.poll(() => opener(page).textContent()).toBe('Город: Берлин');
    expect(await offer(page).count()).toBe(0);
  });

  it('is not offered any longer once another is chosen from the menu', async () => {
    const page = await openSecondPage(inBerlin);
    await offer(page).waitFor();
    await openMenu(page);
    await city(page, 'Париж').click();
    await expect.poll(() => opener(page).textContent()).toBe('Город: Париж');
    expect(new URL(page.url()).pathname).toBe('/events');
    expect(await offer(page).count()).toBe(0);
  });

  it.each(['', '/en', '/de', '/fr', '/es'])(
    'takes one line of a phone, whichever it is: %s/',
    async (language) => {
      const page = await shop.open(`${language}/`, {
        ...inBerlin,
        ...phone,
        viewport: { width: 390, height: 800 },
        userAgent: 'Mozilla/5.0 Chrome/140',
      });
      await waitUntilQuiet(page);
      await page.locator('nav a[href$="/events"]:visible').first().tap();
      await page.waitForURL('**/events');
      const line = page.getByRole('complementary').locator('a[data-city]');
      await line.waitFor();
      const heights = await line.evaluate((link) =>
        [...document.querySelectorAll<HTMLElement>('#cities [data-offer]')].map(({ dataset }) => {
          link.textContent = dataset.offer ?? '';
          return [dataset.offer, link.clientHeight];
        }),
      );
      expect(heights.length).toBeGreaterThan(1);
      for (const [text, height] of heights) expect(height, String(text)).toBeLessThan(48);
    },
  );

  it('is not offered where nothing is on', async () => {
    const page = await openSecondPage({ timezoneId: 'Asia/Tokyo' });
    await eventList(page).ready();
    expect(await offer(page).count()).toBe(0);
  });
});
