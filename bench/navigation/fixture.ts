import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openSite } from '@parterre/static-site/build/open-site';
import { createStaticHost } from '@parterre/static-site/host/static-host';
import { toRouteTable } from '@parterre/static-site/shared/site-config';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { launchChromium } from '../../packages/static-site/test/launch-chromium.ts';
import { benchFolder } from '../fixtures/bench-folder.ts';
import { makeCatalogue } from '../static-site/site/catalogue.ts';
import { programmeSite } from '../static-site/site/site.ts';

export interface Fixture {
  readonly open: (path: string, visitor?: BrowserContextOptions) => Promise<Page>;
  readonly close: () => Promise<void>;
}

/** The programme (pages of about 20 kB) with the runtime in it, on a host so many milliseconds away. */
export async function openFixture(latencyMs: number): Promise<Fixture> {
  const folder = benchFolder();
  const config = { ...programmeSite(makeCatalogue(60)), entry: '../../navigation/browser.ts' };
  const site = openSite(config, { folder, encodings: ['br'] });
  await site.build();
  await site.close();

  const { pathPrefix } = config;
  const rules = {
    pathPrefix,
    routes: toRouteTable(config),
    folder: join(folder, 'public'),
    report: console.error,
  };
  const serve = createStaticHost(rules);
  const server = createServer(async (request, response) => {
    if (latencyMs > 0) await setTimeout(latencyMs);
    await serve(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  const browser = await launchChromium();

  return {
    open: async (path, visitor = {}) => {
      const baseURL = `http://127.0.0.1:${address.port}`;
      const page = await (await browser.newContext({ baseURL, ...visitor })).newPage();
      await page.goto(path);
      return page;
    },
    close: async () => {
      await browser.close();
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
