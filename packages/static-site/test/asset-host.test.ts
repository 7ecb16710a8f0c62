import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createStaticHost, type RequestHandler } from '../src/host/static-host.ts';
import { listen } from './listen.ts';
import { createRuntimeHarness } from './runtime-harness.ts';
import { currentPath, heading, waitForSignal } from './runtime-page.ts';

// It is named in the pages, so it listens before they are made.
let serve: RequestHandler;
let requests: string[] = [];
const assets = await listen((request, response) => {
  requests.push(request.url ?? '');
  void serve(request, response);
});
const harness = createRuntimeHarness({ assetHost: assets.origin });

beforeAll(() => {
  const { folder, rules } = harness.site;
  serve = createStaticHost({
    ...rules,
    folder,
    report: (error) => {
      throw error;
    },
  });
});
beforeEach(() => {
  requests = [];
});
afterAll(() => assets.stop());

const isAsset = (path: string) => path.startsWith('/assets/');

it('pages come from one host, and their code and styles from another', async () => {
  const page = await harness.open('/breads/1');
  await page.getByRole('link', { name: 'Next' }).click();
  await waitForSignal(page, 'ended');
  expect([currentPath(page), await heading(page)]).toEqual(['/breads/2', 'Spelt ring 2']);
  expect(requests.some(isAsset)).toBe(true);
  expect(harness.host.requests.map(({ path }) => path).filter(isAsset)).toEqual([]);
});

it('code that is fetched later comes from the asset host too', async () => {
  const page = await harness.open('/breads/1');
  const before = requests.length;
  await page.evaluate(() => navigation.navigate('/lazy').finished);
  expect(requests.slice(before).some(isAsset)).toBe(true);
  expect(harness.host.requests.map(({ path }) => path).filter(isAsset)).toEqual([]);
});
