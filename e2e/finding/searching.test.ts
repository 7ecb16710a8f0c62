import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { calls, eventList } from '../fixtures/event-list.ts';
import { openShop } from '../fixtures/shop.ts';
import { waitUntilQuiet } from '../fixtures/wait-until-idle.ts';

const shop = openShop();

const findTitle = async (path: string) => {
  const { results } = await shop.fetchJson<{ results: { id: number; title: string }[] }>(path);
  return results[0] as { id: number; title: string };
};

const field = (page: Page) => page.locator('main').getByLabel('Найти событие');

const open = async (path = '/events/search') => {
  const page = await shop.open(path);
  await waitUntilQuiet(page);
  return page;
};

describe('while one types', () => {
  it('suggestions come by kind, with what was typed marked, and Enter opens the one that arrows reach', async () => {
    const { id, title } = await findTitle('/v1/events?limit=1');
    const page = await open();
    await field(page).fill(title);
    const option = page.getByRole('group', { name: 'События' }).getByRole('option', { name: title }).first();
    await option.waitFor();
    expect(await option.locator('mark').count()).toBeGreaterThan(0);
    expect(await field(page).getAttribute('aria-expanded')).toBe('true');

    await field(page).press('ArrowDown');
    const active = await field(page).getAttribute('aria-activedescendant');
    expect(await page.locator(`[id="${active}"]`).textContent()).toContain(title);
    await field(page).press('Enter');
    await page.waitForURL(`**/events/${id}`);
  });

  it('the server is asked only when typing pauses, and only for the last text', async () => {
    const page = await open();
    const made = calls(page);
    await field(page).click();
    await field(page).evaluate((input: HTMLInputElement) => {
      const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      for (let length = 1; length <= 5; length++) {
        write?.call(input, 'театр'.slice(0, length));
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }
    });
    await page.getByRole('group', { name: 'Площадки' }).waitFor();
    const asked = made.filter(({ pathname }) => pathname === '/v1/suggest');
    expect(asked.map(({ searchParams }) => searchParams.get('q'))).toEqual(['театр']);
  });

  it('Escape first clears the field, then closes the list', async () => {
    const page = await open();
    await field(page).fill('театр');
    await page.getByRole('option').first().waitFor();
    await field(page).press('Escape');
    await expect.poll(() => field(page).inputValue()).toBe('');
    await field(page).press('Escape');
    await expect.poll(() => field(page).getAttribute('aria-expanded')).toBe('false');
  });

  it('the number of suggestions is announced', async () => {
    const page = await open();
    await field(page).fill('театр');
    await expect.poll(() => page.getByText(/^\d+ подсказ/).count()).toBe(1);
  });
});

it('searches are remembered in this browser, and forgotten on request', async () => {
  const page = await open();
  await field(page).fill('чайка');
  await field(page).press('Enter');
  await page.waitForURL('**/events/search?q=*');
  await page.goto('/events/search');
  await field(page).click();
  await page
    .getByRole('group', { name: 'Вы недавно искали' })
    .getByRole('option', { name: 'чайка' })
    .waitFor();
  await page.getByRole('button', { name: 'Очистить историю поиска' }).click();
  await expect.poll(() => page.getByRole('option').count()).toBe(0);
  await page.reload();
  await field(page).click();
  expect(await page.getByRole('option').count()).toBe(0);
});

describe('the results', () => {
  const search = encodeURIComponent('театр');

  it('are counted by kind, each kind at an address of its own', async () => {
    const page = await open(`/events/search?q=${search}`);
    const tabs = page.getByRole('navigation', { name: 'Что найдено' });
    for (const [name, path] of [
      ['События', 'events'],
      ['Артисты', 'persons'],
      ['Площадки', 'places'],
      ['Новости', 'news'],
    ] as const) {
      const { total } = await shop.fetchJson<{ total: number }>(`/v1/${path}?search=${search}&limit=1`);
      await expect.poll(() => tabs.getByRole('link', { name }).textContent()).toBe(`${name} ${total}`);
    }
    await tabs.getByRole('link', { name: 'Площадки' }).click();
    await page.waitForURL('**type=place');
    const { results } = await shop.fetchJson<{ results: { name: string }[] }>(
      `/v1/places?search=${search}&limit=48`,
    );
    await expect
      .poll(() => page.locator('main li h2').allTextContents())
      .toEqual(results.map(({ name }) => name));
  });

  it('are narrowed like every list, best match first', async () => {
    const page = await open(`/events/search?q=${search}`);
    const list = eventList(page);
    await list.ready();
    expect(await page.getByRole('combobox', { name: 'Сортировка' }).inputValue()).toBe('relevance');
    await page.getByRole('switch', { name: /Звёздный состав/ }).check();
    await list.showsTotal(await shop.countEvents(`search=${search}&label_id_in=3`));
    expect(list.query()).toBe('?is_star_cast=1&q=театр');
    await page.getByRole('button', { name: 'Сбросить всё' }).click();
    await expect.poll(() => list.query()).toBe('?q=театр');
  });

  it('that found nothing are no dead end: events are offered', async () => {
    const page = await open(`/events/search?q=${encodeURIComponent('ъъъъъъъъ')}`);
    await page.getByText('По этим словам ничего не нашлось.').waitFor();
    await expect.poll(() => page.locator('main article').count()).toBeGreaterThan(3);
  });
});

it('without scripting there is the form and something to go to', async () => {
  const page = await shop.open('/events/search', { javaScriptEnabled: false });
  expect(await page.locator('main article').count()).toBeGreaterThan(3);
  await page.locator('main input[name="q"]').fill('чайка');
  await page.locator('main form button[type="submit"]').click();
  await page.waitForURL(`**/events/search?q=${encodeURIComponent('чайка')}`);
});

it('without scripting the list of events is whole, and its pages are links', async () => {
  const page = await shop.open('/events', { javaScriptEnabled: false });
  expect(await page.locator('#events > li').count()).toBe(24);
  await page.getByRole('navigation', { name: 'Страницы списка' }).getByRole('link', { name: '2' }).click();
  await page.waitForURL('**/events/page/2');
  expect(await page.locator('#events > li').count()).toBe(24);
});
