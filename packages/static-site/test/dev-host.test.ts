import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSite } from '../src/build/open-site.ts';
import { openDevHost } from '../src/dev/dev-host.ts';
import { createStaticHost } from '../src/host/static-host.ts';
import { toRouteTable } from '../src/shared/site-config.ts';
import { makeTinySite, templateText } from './fixture-site/tiny-site.ts';
import { launchShell } from './launch-chromium.ts';

const undo = new AsyncDisposableStack();
const tiny = undo.use(makeTinySite(['/a', '/b'], templateText(`return 'old ' + data.path;`)));
let origin = '';
let browser: Awaited<ReturnType<typeof launchShell>>;

beforeAll(async () => {
  writeFileSync(
    join(tiny.config.root, 'code/entry.js'),
    `export const start = (site) => site.loadTemplate.page().then(() => console.log('loaded'));\n`,
  );
  const site = openSite(tiny.config, { folder: tiny.folder, threads: 1 });
  await site.build();
  await site.close();

  const server = createServer((request, response) => void host.handle(request, response)).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  origin = `http://127.0.0.1:${port}`;
  undo.defer(() => void server.close());
  const rules = { pathPrefix: '', routes: toRouteTable(tiny.config) };
  const files = createStaticHost({ ...rules, folder: tiny.published, report: () => {} });
  const host = undo.adopt(
    await openDevHost(tiny.config, {
      server,
      files,
      cacheFolder: tiny.folder,
      folder: tiny.published,
      report: () => {},
    }),
    (opened) => opened.close(),
  );
  browser = undo.adopt(await launchShell(), (opened) => opened.close());
});
afterAll(() => undo.disposeAsync());

it('the dev host draws published data by the code as it is now', async () => {
  const answer = await fetch(`${origin}/b`);
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('old /b')]);
});

it('the dev host leaves what is no page to the files', async () => {
  expect((await fetch(`${origin}/page-data/app-data.json`)).status).toBe(200);
  expect((await fetch(`${origin}/nowhere`)).status).toBe(404);
});

it('the dev host changes an open page as its code is written, also after code that cannot run', async () => {
  const page = await browser.newPage();
  const waitForMessage = (text: string) => page.waitForEvent('console', (message) => message.text() === text);
  /** Changes are told to pages that listen, about code they have loaded. */
  const ready = () => Promise.all([waitForMessage('[vite] connected.'), waitForMessage('loaded')]);
  await Promise.all([ready(), page.goto(`${origin}/a`)]);

  await Promise.all([ready(), tiny.writeTemplate(templateText(`return 'new ' + data.path;`))]);
  await page.getByText('new /a').waitFor();

  const faulty = templateText(`throw new Error('The oven is cold.');`);
  await Promise.all([waitForMessage('[vite] connected.'), tiny.writeTemplate(faulty)]);
  await page.getByText('The oven is cold.').first().waitFor();
  expect(await page.title()).toBe('The oven is cold.');

  tiny.writeTemplate(templateText(`return 'warm ' + data.path;`));
  await page.getByText('warm /a').waitFor();
});
