import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from 'vitest';
import type { SiteConfig } from '../src/shared/site-config.ts';
import { launchShell } from './launch-chromium.ts';
import { type MisbehavingHost, misbehavingHost } from './misbehaving-host.ts';
import { type PublishedSite, publishRuntimeSite } from './publish-runtime-site.ts';
import { readAnswers, waitForStart } from './runtime-page.ts';

interface OpenOptions extends BrowserContextOptions {
  /** Runs in every document before anything else does. */
  readonly before?: Prepare;
  /** For documents in which the runtime is not expected to start. */
  readonly isStarting?: boolean;
}

type Prepare = (page: Page) => Promise<unknown>;

type BrowserKind = [name: string, prepare: Prepare];

const without = (name: string) => (page: Page) =>
  page.addInitScript((property) => Reflect.deleteProperty(window, property), name);

/** What browsers may lack. The runtime changes pages in all of them. */
export const browserKinds: [BrowserKind, BrowserKind, BrowserKind] = [
  ['in a browser with all of the Navigation API', async () => undefined],
  ['in a browser that cannot defer commits', without('NavigationPrecommitController')],
  ['in a browser without the Navigation API', without('navigation')],
];

/** Opens pages of a harness in browsers of one kind. */
export const openWith =
  (harness: RuntimeHarness, prepare: Prepare): RuntimeHarness['open'] =>
  (path, { before, ...opening } = {}) =>
    harness.open(path, {
      ...opening,
      before: async (page) => {
        await prepare(page);
        await before?.(page);
      },
    });

/** The same tests for browsers of every kind. */
export const inEveryBrowser = (harness: RuntimeHarness, test: (open: RuntimeHarness['open']) => void) =>
  describe.each(browserKinds)('%s', (_, prepare) => test(openWith(harness, prepare)));

/** Nothing is prefetched for a bot, so a test sees only the requests it makes itself. */
const quiet = { userAgent: 'bot' };

export interface RuntimeHarness {
  readonly host: MisbehavingHost;
  /** The published build id. */
  readonly build: string;
  readonly site: PublishedSite;
  /** Expects uncaught errors, all of this kind. */
  readonly expectErrors: (kind: RegExp) => void;
  /** Opens a page as a visitor of their own and waits until it lives. */
  readonly open: (path: string, opening?: OpenOptions) => Promise<Page>;
  /** Resolves when the page has seen an answer to all it has asked for. */
  readonly settled: (page: Page) => Promise<void>;
}

/** One published site, one host and one browser for all tests of a file. */
export function createRuntimeHarness(
  changes: Partial<SiteConfig> = {},
  launch = launchShell,
): RuntimeHarness {
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

  const open: RuntimeHarness['open'] = async (path, opening = {}) => {
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
    if (isStarting) await waitForStart(page);
    return page;
  };

  const settled: RuntimeHarness['settled'] = async (page) => {
    const isAnswered = ({ path }: { readonly path: string }) => answeredIn.get(page)?.has(host.origin + path);
    await expect.poll(() => host.requests.every(isAnswered)).toBe(true);
    await readAnswers(page);
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
    expectErrors: (kind) => expect(errors.splice(0).join('\n')).toMatch(kind),
    open,
    settled,
  };
}

const reported = new WeakMap<Page, readonly string[]>();
const answeredIn = new WeakMap<Page, ReadonlySet<string>>();

/** What the runtime has reported, in all documents so far: the kind and the address. */
export const reportedFaults = (page: Page) => reported.get(page) ?? [];

export const dataPath = (path: string) => `/page-data${path}/page-data.json`;
