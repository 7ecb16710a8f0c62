import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { launchShell } from '../../packages/static-site/test/launch-chromium.ts';
import { awaitLife } from './await-life.ts';

export interface Stage {
  /** Opens a page as a visitor of their own. */
  readonly open: (path: string, visitor?: Visitor) => Promise<Page>;
  /** What the public API answers. What it is, the test says. */
  readonly ask: <Answer>(path: string) => Promise<Answer>;
  /** The results of a list that it answers. */
  readonly list: <Item>(path: string) => Promise<readonly Item[]>;
  /** How many events fit a query of the API. */
  readonly total: (query: string) => Promise<number>;
  /** The only thing that the pages of this test may complain of. */
  readonly allow: (complaint: RegExp) => void;
}

export interface Visitor extends BrowserContextOptions {
  /** Whether they were asked before what they allow, and declined; true unless a test is about it. */
  readonly hasDeclined?: boolean;
  /** Makes the visitor's browser ready before it opens anything. */
  readonly prepare?: (context: BrowserContext) => Promise<unknown>;
}

const declined = '1.analytics-0.replay-0.chat-0.protection-0.errors-0.marketing-0';

export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

/** Stands for every picture: the demo's are not drawn here. */
const blankPicture = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };

/** One browser for all tests of a file. Whatever a page complains of fails the test. */
export function openStage(addressOf = () => inject('address')): Stage {
  const complaints: string[] = [];
  const allowed: RegExp[] = [];
  let browser: Browser;

  beforeAll(async () => {
    browser = await launchShell();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') console.warn(await whatIsShown(browser));
    await Promise.all(browser.contexts().map((context) => context.close()));
    const [pattern] = allowed.splice(0);
    expect(complaints.splice(0).filter((text) => !pattern?.test(text))).toEqual([]);
  });
  afterAll(() => browser?.close());

  /** Whoever is sent to the site by its name finds it here. */
  const here = (url: string) => url.replace(inject('siteUrl'), addressOf());
  const ask: Stage['ask'] = async (path) => {
    const answer = await fetch(addressOf() + path);
    expect(answer.status, path).toBe(200);
    return answer.json();
  };
  return {
    ask,
    list: async <Item>(path: string) => (await ask<{ results: Item[] }>(path)).results,
    total: async (query) => (await ask<{ total: number }>(`/v1/events?limit=1&${query}`)).total,
    allow: (complaint) => void allowed.push(complaint),
    open: async (path, { hasDeclined = true, prepare, ...visitor } = {}) => {
      // Nothing is prefetched for a bot, so a test sees only the requests it makes itself.
      const context = await browser.newContext({
        baseURL: addressOf(),
        userAgent: 'bot',
        locale: 'ru',
        reducedMotion: 'reduce',
        viewport: { width: 1280, height: 900 },
        ...visitor,
      });
      // Before the test's own end, so that the step that waits in vain is the one that fails.
      context.setDefaultTimeout(20_000);
      await context.route('/media/**', (route) => route.fulfill(blankPicture));
      await context.route(`${inject('siteUrl')}/**`, (route) => {
        const location = here(route.request().url());
        return route.fulfill({ status: 302, headers: { location } });
      });
      // Playwright does not see where a redirect leads, so the bank's are changed on their way.
      await context.route(`${inject('bank')}/**`, async (route) => {
        const response = await route.fetch({ maxRedirects: 0 });
        const { location, ...headers } = response.headers();
        return route.fulfill({
          response,
          headers: location ? { ...headers, location: here(location) } : headers,
        });
      });
      if (hasDeclined) await context.addCookies([{ name: 'consent', value: declined, url: addressOf() }]);
      if (visitor.javaScriptEnabled !== false) context.on('page', awaitLife);
      await prepare?.(context);
      const page = await context.newPage();
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      await page.goto(path);
      return page;
    },
  };
}

/** What visitors had before their eyes, for whoever asks why a test has failed. */
async function whatIsShown(browser: Browser): Promise<string> {
  const pages = browser.contexts().flatMap((context) => context.pages());
  const shown = pages.map(async (page) => {
    const text = await page.locator('body').innerText({ timeout: 1000 }).catch(String);
    return `${page.url()} shows:\n${text.slice(0, 3000)}`;
  });
  return (await Promise.all(shown)).join('\n\n');
}
