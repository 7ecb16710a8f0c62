import { describe, expect, it } from 'vitest';
import { calls, eventList } from '../fixtures/event-list.ts';
import { openShop, type Visitor } from '../fixtures/shop.ts';
import { waitUntilQuiet } from '../fixtures/wait-until-idle.ts';

const shop = openShop();

const open = async (path = '/events', visitor: Visitor = {}) => {
  const page = await shop.open(path, visitor);
  const list = eventList(page);
  await list.ready();
  return { page, list };
};

describe.each<[string, Visitor, () => boolean]>([
  ['with the Navigation API', {}, () => true],
  [
    'without the Navigation API',
    { prepare: (context) => context.addInitScript(() => Reflect.deleteProperty(window, 'navigation')) },
    () => history.scrollRestoration === 'manual', // what stands in for it has come
  ],
])('%s, no document is loaded', (_, visitor, isReady) => {
  const openMarked = async () => {
    const { page, list } = await open('/events', visitor);
    await page.waitForFunction(isReady);
    await page.evaluate(() => Object.assign(window, { mark: true }));
    return { page, list };
  };

  it('on the way to an event and back', async () => {
    const { page, list } = await openMarked();
    const [title = ''] = await list.titles();
    await page.locator('#events > li h3 a').first().click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.goBack();
    await list.showsTotal(await shop.countEvents(''));
    expect(await page.evaluate(() => 'mark' in window)).toBe(true);
  });

  it('when Back and Forward go through the choices', async () => {
    const { page, list } = await openMarked();
    const star = page.getByRole('switch', { name: /Звёздный состав/ });
    const [all, stars] = [await shop.countEvents(''), await shop.countEvents('label_id_in=3')];
    await star.check();
    await list.showsTotal(stars);
    await page.goBack();
    await list.showsTotal(all);
    await expect.poll(() => star.isChecked()).toBe(false);
    await page.goForward();
    await list.showsTotal(stars);
    await expect.poll(() => star.isChecked()).toBe(true);
    expect(await page.evaluate(() => 'mark' in window)).toBe(true);
  });
});

describe('the address is the state', () => {
  it('a reload and a shared link show the same list', async () => {
    const { page, list } = await open('/events?is_star_cast=1&sort=title&view=list');
    await list.showsTotal(await shop.countEvents('label_id_in=3'));
    const titles = await list.titles();
    expect(titles.length).toBeGreaterThan(3);
    await page.reload();
    await expect.poll(() => list.titles()).toEqual(titles);
    const other = await open(new URL(page.url()).pathname + new URL(page.url()).search);
    await expect.poll(() => other.list.titles()).toEqual(titles);
  });

  it('who comes by a filtered address sees no other list before', async () => {
    const page = await shop.open('/events?is_star_cast=1', { javaScriptEnabled: true });
    const seen = await page.locator('#events').evaluate((list) => {
      const isUnreadable = () =>
        document.documentElement.dataset.listing === 'other' || list.hasAttribute('data-skeleton');
      return isUnreadable() || list.children.length > 0;
    });
    expect(seen).toBe(true);
    await eventList(page).showsTotal(await shop.countEvents('label_id_in=3'));
  });

  it('what stood for a filtered list is gone once it is there, and comes when it is asked for', async () => {
    const { page, list } = await open('/events?is_star_cast=1');
    await list.showsTotal(await shop.countEvents('label_id_in=3'));
    await expect.poll(() => page.locator('#events > li:not(:visible)').count()).toBe(0);
    const filtered = await list.titles();
    await list.applied('Звёздный состав').click();
    await list.showsTotal(await shop.countEvents(''));
    await expect.poll(() => list.titles()).not.toEqual(filtered);
    const generated = await shop.open('/events');
    await expect.poll(() => list.titles()).toEqual(await eventList(generated).titles());

    // It was seen by now, and stays as it was left.
    await page.goBack();
    await expect.poll(() => list.titles()).toEqual(filtered);
  });

  it('what cannot be read in an address is passed over', async () => {
    const { page, list } = await open(
      '/events?categories=x&date_gte=2026-99-99&price_lte=-1&page=0&view=poster',
    );
    await list.showsTotal(await shop.countEvents(''));
    expect(await page.getByRole('button', { name: /^Убрать/ }).count()).toBe(0);
  });
});

const pathsBut = (made: readonly URL[], other: string) =>
  made.map(({ pathname }) => pathname).filter((path) => path !== other);

describe('nothing is fetched that has not changed', () => {
  it('an unrelated parameter asks nothing', async () => {
    const { page } = await open('/events?is_star_cast=1');
    await waitUntilQuiet(page);
    const made = calls(page);
    await page.evaluate(() => navigation.navigate('/events?is_star_cast=1&utm_source=mail').finished);
    await page.waitForURL('**utm_source=mail');
    await waitUntilQuiet(page);
    expect(made.map(String)).toEqual([]);
  });

  it('another order asks for the list alone', async () => {
    const { page } = await open('/events?is_star_cast=1');
    await waitUntilQuiet(page);
    const made = calls(page);
    await page.getByRole('combobox', { name: 'Сортировка' }).selectOption('title');
    await expect.poll(() => pathsBut(made, '/v2/events_prices')).toEqual(['/v1/events']);
    await waitUntilQuiet(page);
    expect(pathsBut(made, '/v2/events_prices')).toEqual(['/v1/events']);
  });

  it('a choice asks for no counts of its own kind', async () => {
    const { page, list } = await open();
    await waitUntilQuiet(page);
    const made = calls(page);
    const { results } = await shop.fetchJson<{ results: { name: string }[] }>(
      '/v1/events_categories?limit=1&sort_by=events_count&sort_on=desc',
    );
    await list.chip(new RegExp(`^${results[0]?.name}`)).check();
    const paths = () => made.map(({ pathname }) => pathname);
    await expect.poll(paths).toContain('/v1/events_locations');
    await expect.poll(paths).toContain('/v1/events_dates');
    await waitUntilQuiet(page);
    expect(paths()).not.toContain('/v1/events_categories');
  });

  it('a list seen before is there at once on Back', async () => {
    const { page, list } = await open('/events?is_star_cast=1');
    const stars = await shop.countEvents('label_id_in=3');
    await list.showsTotal(stars);
    await page.getByRole('link', { name: 'Список' }).click();
    await page.waitForURL('**view=list');
    await waitUntilQuiet(page);
    const made = calls(page);
    await page.goBack();
    await list.showsTotal(stars);
    await waitUntilQuiet(page);
    expect(pathsBut(made, '/v2/events_prices')).toEqual([]);
  });
});

it('a choice neither scrolls nor takes the controls apart nor moves the focus', async () => {
  const { page, list } = await open();
  const star = page.getByRole('switch', { name: /Звёздный состав/ });
  await waitUntilQuiet(page);
  await star.scrollIntoViewIfNeeded();
  await star.focus();
  await star.evaluate((element) => element.setAttribute('data-mark', ''));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  const placeOnScreen = () => star.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const place = await placeOnScreen();
  await page.keyboard.press('Space');
  await list.showsTotal(await shop.countEvents('label_id_in=3'));
  expect(await star.getAttribute('data-mark')).toBe('');
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-mark'))).toBe(true);
  // Other counts may take a line more or less above it: the browser scrolls along, and the eye stays where it was.
  expect(Math.abs((await placeOnScreen()) - place)).toBeLessThanOrEqual(1);
});

describe('while answers are on their way', () => {
  it('the old results stay, and an answer that comes too late is dropped', async () => {
    const { page, list } = await open();
    const before = await list.titles();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/v1\/events\?(?!.*limit=1&)(?!.*limit=1$).*label_id_in=3/, async (route) => {
      await held;
      await route.continue().catch(() => undefined); // it was given up
    });
    await page.getByRole('switch', { name: /Звёздный состав/ }).check();
    await expect.poll(() => page.locator('#events').getAttribute('data-stale')).toBe('true');
    expect(await list.titles()).toEqual(before);
    await page.getByRole('switch', { name: /Звёздный состав/ }).uncheck();
    release();
    await list.showsTotal(await shop.countEvents(''));
    await waitUntilQuiet(page);
    expect(await list.titles()).toEqual(before);
  });

  it('a list that does not come says so, and comes on the next try', async () => {
    const { page, list } = await open();
    let isDown = true;
    shop.allowComplaint(/status of 400/);
    await page.route(/\/v1\/events\?.*limit=24/, (route) =>
      isDown ? route.fulfill({ status: 400, json: {} }) : route.continue(),
    );
    await page.getByRole('switch', { name: /Звёздный состав/ }).check();
    const alert = page.locator('main').getByRole('alert');
    await alert.getByText('Список не загрузился.').waitFor();
    expect((await list.titles()).length).toBeGreaterThan(0);
    isDown = false;
    await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
    await list.showsTotal(await shop.countEvents('label_id_in=3'));
    await expect.poll(() => alert.count()).toBe(0);
  });
});

describe('pages', () => {
  it('the list goes on in place, by a real link, and stays so after a reload', async () => {
    const { page, list } = await open();
    const first = await list.titles();
    const more = page.getByRole('link', { name: 'Показать ещё' });
    expect(await more.getAttribute('href')).toBe('/events/page/2');
    const entries = await page.evaluate(() => history.length);
    await more.click();
    await expect.poll(async () => (await list.titles()).length).toBe(48);
    expect((await list.titles()).slice(0, 24)).toEqual(first);
    expect(list.query()).toBe('?to=2');
    expect(await page.evaluate(() => history.length)).toBe(entries);
    const newTitle = (await list.titles())[24];
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(newTitle);
    await page.reload();
    await expect.poll(async () => (await list.titles()).length).toBe(48);
  });

  it('a filtered list has pages with addresses of their own', async () => {
    const { page, list } = await open('/events?sort=title');
    const pages = page.getByRole('navigation', { name: 'Страницы списка' });
    await pages.getByRole('link', { name: '2', exact: true }).click();
    await page.waitForURL('**/events?sort=title&page=2');
    const { results } = await shop.fetchJson<{ results: { title: string }[] }>(
      '/v1/events?sort_by=title&sort_on=asc&limit=24&page=2',
    );
    await expect.poll(() => list.titles()).toEqual(results.map(({ title }) => title));
    expect(await pages.getByRole('link', { name: '2', exact: true }).getAttribute('aria-current')).toBe(
      'page',
    );
  });
});

it('the number of results is announced once the choices stand still', async () => {
  const { page, list } = await open();
  const status = page.locator('main [role="status"]').filter({ hasText: /событи/ });
  await page.getByRole('switch', { name: /Звёздный состав/ }).check();
  const stars = await shop.countEvents('label_id_in=3');
  await list.showsTotal(stars);
  await expect.poll(() => status.first().textContent()).toContain(`${stars} событи`);
});
