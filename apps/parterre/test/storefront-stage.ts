import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { launchChromium } from '../../../packages/static-site/test/launch-chromium.ts';
import { end, type RunningSystem, startSystem } from './running-system.ts';

export interface StorefrontStage {
  readonly address: string;
  /** Opens a page as a visitor of their own. */
  open(path: string, visitor?: Visitor): Promise<Page>;
  /** Expects a complaint. */
  forgive(complaint: RegExp): void;
}

export interface Visitor extends BrowserContextOptions {
  /** Called before the page is asked for. */
  readonly before?: (page: Page) => void;
}

const patienceMs = 300_000;

/** The whole system with a few events, and a browser, for all tests of a file. Whatever a page complains of fails the test. */
export function storefrontStage(): StorefrontStage {
  let dataDir: string;
  let system: RunningSystem;
  let browser: Browser;
  const complaints: string[] = [];

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'parterre-storefront-'));
    await chmod(dataDir, 0o755); // the database runs under an account of its own
    const env = { DATA_DIR: dataDir, PORT: '0' };
    [system, browser] = await Promise.all([startSystem(env, ['--events', '30']), launchChromium()]);
  }, patienceMs);

  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    expect(complaints.splice(0)).toEqual([]);
  });

  afterAll(async () => {
    await browser?.close();
    if (system) await end(system.process, 'SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  });

  return {
    forgive: (complaint) => expect(complaints.splice(0)).toEqual([expect.stringMatching(complaint)]),
    get address() {
      return system.address;
    },
    open: async (path, { before, ...visitor } = {}) => {
      // Pictures of the demo are drawn after the start, so most are not there yet.
      const context = await browser.newContext({ baseURL: system.address, ...visitor });
      await context.route('/media/**', (route) => route.fulfill({ status: 204 }));
      const page = await context.newPage();
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(String(error)));
      before?.(page);
      await page.goto(path);
      return page;
    },
  };
}
