import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createStaticHost, type RequestHandler } from '../src/host/static-host.ts';
import { listen } from './listen.ts';
import { heading, pathOf, runtimeStage, signalled } from './runtime-stage.ts';

// It is named in the pages, so it listens before they are made.
let serve: RequestHandler;
let asked: string[] = [];
const assets = await listen((request, response) => {
  asked.push(request.url ?? '');
  void serve(request, response);
});
const stage = runtimeStage({ assetHost: assets.origin });

beforeAll(() => {
  const { folder, rules } = stage.site;
  serve = createStaticHost({
    ...rules,
    folder,
    report: (error) => {
      throw error;
    },
  });
});
beforeEach(() => {
  asked = [];
});
afterAll(() => assets.stop());

const isAsset = (path: string) => path.startsWith('/assets/');

it('pages come from one host, and their code and styles from another', async () => {
  const page = await stage.open('/breads/1');
  await page.getByRole('link', { name: 'Next' }).click();
  await signalled(page, 'ended');
  expect([pathOf(page), await heading(page)]).toEqual(['/breads/2', 'Spelt ring 2']);
  expect(asked.some(isAsset)).toBe(true);
  expect(stage.host.asked.map(({ path }) => path).filter(isAsset)).toEqual([]);
});

it('code that is fetched later comes from there too', async () => {
  const page = await stage.open('/breads/1');
  const before = asked.length;
  await page.evaluate(() => navigation.navigate('/lazy').finished);
  expect(asked.slice(before).some(isAsset)).toBe(true);
  expect(stage.host.asked.map(({ path }) => path).filter(isAsset)).toEqual([]);
});
