import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { SiteConfig } from '../src/shared/site-config.ts';
import { launchChromium } from './launch-chromium.ts';
import { type MisbehavingHost, misbehavingHost } from './misbehaving-host.ts';
import { publishRuntimeSite } from './publish-runtime-site.ts';
import type { Seen } from './runtime-site/seen.ts';

declare global {
  interface Window {
    seen: Seen;
  }
}

interface Opening extends BrowserContextOptions {
  /** Runs in every document before anything else does. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Off unless asked for, since it would ask the host for more than the test does. */
  readonly isPrefetching?: boolean;
  /** For documents in which the runtime is not expected to start. */
  readonly isStarting?: boolean;
}

export interface Stage {
  readonly host: MisbehavingHost;
  /** The published build id. */
  readonly build: string;
  /** Opens a page in a visitor's own context and waits until it lives. */
  readonly open: (path: string, opening?: Opening) => Promise<Page>;
}

/** One published site, one host and one browser for all tests of a file. */
export function runtimeStage(changes: Partial<SiteConfig> = {}): Stage {
  let browser: Browser;
  let host: MisbehavingHost;
  let build: string;
  let remove: () => void;
  const errors: string[] = [];

  beforeAll(async () => {
    const published = await publishRuntimeSite(changes);
    ({ build, remove } = published);
    [browser, host] = await Promise.all([
      launchChromium(),
      misbehavingHost(published.folder, published.rules),
    ]);
  });

  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    host.calm();
    expect(errors.splice(0), 'uncaught in the page').toEqual([]);
  });

  afterAll(async () => {
    await browser.close();
    await host.stop();
    remove();
  });

  const open: Stage['open'] = async (path, { before, isPrefetching, isStarting = true, ...given } = {}) => {
    const visitor = isPrefetching ? given : { userAgent: 'bot', ...given };
    const context = await browser.newContext({ baseURL: host.origin, ...visitor });
    const page = await context.newPage();
    page.on('console', (message) => message.type() === 'debug' && faultsOf(page).push(message.text()));
    page.on('pageerror', (error) => errors.push(String(error)));
    await before?.(page);
    await page.goto(path);
    if (isStarting) await started(page);
    return page;
  };

  return {
    get host() {
      return host;
    },
    get build() {
      return build;
    },
    open,
  };
}

export const started = (page: Page) => page.waitForFunction(() => window.seen?.isStarted);

/** Follows a link that no prefetch knows of: it stands outside the page. */
export async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((target) => {
    const link = Object.assign(document.createElement('a'), { href: target, textContent: target });
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
}

/** Waits until the runtime has said so in this document. */
export const signalled = (page: Page, kind: string, count = 1) =>
  page.waitForFunction(
    ([wanted, times]) => window.seen.signals.filter((signal) => signal.kind === wanted).length >= times,
    [kind, count] as const,
  );

export const signalKinds = (page: Page) =>
  page.evaluate(() => window.seen.signals.map((signal) => signal.kind));

const faults = new WeakMap<Page, string[]>();

/** What the runtime has reported, in all documents so far: the kind and the address. */
export function faultsOf(page: Page): string[] {
  const known = faults.get(page) ?? [];
  faults.set(page, known);
  return known;
}

export const heading = (page: Page) => page.locator('h1').textContent();

export const pathOf = (page: Page) => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};

export const dataOf = (path: string) => `/page-data${path}/page-data.json`;
