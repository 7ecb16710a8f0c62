import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What a visitor sees of a list of events and does with it. */
export const eventList = (page: Page) => ({
  /** The controls come after the page. */
  ready: () => page.getByRole('navigation', { name: 'Как показать' }).waitFor(),

  titles: () => page.locator('#events > li:visible h3').allTextContents(),

  /** Waits until the list says so many, in figures. */
  showsTotal: (total: number) => expect.poll(() => count(page)).toBe(total.toLocaleString('ru')),

  query: () => decodeURIComponent(new URL(page.url()).search),

  /** A choice among chips: a category, a city, a hall. */
  chip: (name: string | RegExp) => page.getByRole('checkbox', { name }),

  /** A filter shown above the list. */
  applied: (name: string) => page.getByRole('button', { name: `Убрать: ${name}` }),
});

async function count(page: Page): Promise<string> {
  const text = await page
    .locator('main')
    .getByText(/^[\d\s]+ событи/)
    .first()
    .textContent();
  return text?.replace(/\s*событи.*/, '') ?? '';
}

/** The addresses of the API's calls that a page makes from now on. */
export function calls(page: Page): readonly URL[] {
  const made: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.startsWith('/v')) made.push(url);
  });
  return made;
}

/** Until nothing has been fetched for a while. */
export async function quiet(page: Page): Promise<void> {
  let last = -1;
  const isStill = async () => {
    const now = await page.evaluate(() => performance.getEntriesByType('resource').length);
    const isSame = now === last;
    last = now;
    return isSame;
  };
  await expect.poll(isStill, { interval: 700 }).toBe(true);
}
