import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { SiteConfig } from '../src/shared/site-config.ts';
import { launchShell } from './launch-chromium.ts';
import { type MisbehavingHost, misbehavingHost } from './misbehaving-host.ts';
import { type PublishedSite, publishRuntimeSite } from './publish-runtime-site.ts';
import type { Seen } from './runtime-site/seen.ts';

declare global {
  interface Window {
    seen: Seen;
  }
}

interface Opening extends BrowserContextOptions {
  /** Runs in every document before anything else does. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** For documents in which the runtime is not expected to start. */
  readonly isStarting?: boolean;
}

/** Nothing is prefetched for a bot, so a test sees only the requests it makes itself. */
const quiet = { userAgent: 'bot' };

export interface Stage {
  readonly host: MisbehavingHost;
  /** The published build id. */
  readonly build: string;
  readonly site: PublishedSite;
  /** Expects uncaught errors, all of this kind. */
  readonly forgive: (kind: RegExp) => void;
  /** Opens a page as a visitor of their own and waits until it lives. */
  readonly open: (path: string, opening?: Opening) => Promise<Page>;
  /** Resolves when the page has seen an answer to all it has asked for. */
  readonly settled: (page: Page) => Promise<void>;
}

/** One published site, one host and one browser for all tests of a file. */
export function runtimeStage(changes: Partial<SiteConfig> = {}, launch = launchShell): Stage {
  let browser: Browser;
  let site: PublishedSite;
  let host: MisbehavingHost;
  const errors: string[] = [];
  const undo = new AsyncDisposableStack();

  beforeAll(async () => {
    site = undo.adopt(await publishRuntimeSite(changes), ({ remove }) => remove());
    browser = undo.adopt(await launch(), (opened) => opened.close());
  });

  // A host for each test: what the last visitor still had under way does not reach the next one.
  beforeEach(async () => {
    host = await misbehavingHost(site.folder, site.rules);
    undo.defer(host.stop);
  });

  afterEach(async () => {
    // Whole contexts: Chromium may forget to close a page that is about to load another document.
    await Promise.all(browser.contexts().map((context) => context.close()));
    await host.stop();
    expect(errors.splice(0), 'uncaught in the page').toEqual([]);
  });

  // All of it, whatever failed before: what stays open keeps the process of the tests from ending.
  afterAll(() => undo.disposeAsync());

  const open: Stage['open'] = async (path, opening = {}) => {
    const { before, isStarting = true, ...visitor } = opening;
    const page = await browser.newPage({ ...quiet, ...visitor });
    const faults: string[] = [];
    page.on('console', (message) => message.type() === 'debug' && faults.push(message.text()));
    reported.set(page, faults);
    const answered = new Set<string>();
    for (const end of ['requestfinished', 'requestfailed'] as const) {
      page.on(end as 'requestfinished', (request) => answered.add(request.url()));
    }
    answeredIn.set(page, answered);
    page.on('pageerror', (error) => errors.push(String(error)));
    await before?.(page);
    await page.goto(host.origin + path);
    if (isStarting) await started(page);
    return page;
  };

  const settled: Stage['settled'] = async (page) => {
    const isAnswered = ({ path }: { readonly path: string }) => answeredIn.get(page)?.has(host.origin + path);
    await expect.poll(() => host.asked.every(isAnswered)).toBe(true);
    // An answer has come before the page has read it.
    await page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }));
  };

  return {
    get host() {
      return host;
    },
    get build() {
      return site.build;
    },
    get site() {
      return site;
    },
    forgive: (kind) => expect(errors.splice(0).join('\n')).toMatch(kind),
    open,
    settled,
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

const reported = new WeakMap<Page, readonly string[]>();
const answeredIn = new WeakMap<Page, ReadonlySet<string>>();

/** What the runtime has reported, in all documents so far: the kind and the address. */
export const faultsOf = (page: Page) => reported.get(page) ?? [];

export const heading = (page: Page) => page.locator('h1').textContent();

export const pathOf = (page: Page) => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};

export const dataOf = (path: string) => `/page-data${path}/page-data.json`;
