import { routeFinder } from '@parterre/static-site/shared/route-table';
import { toRouteTable } from '@parterre/static-site/shared/site-config';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type SmallSite, smallSite } from './small-site.ts';

let small: SmallSite;
beforeAll(async () => {
  small = await smallSite();
});
afterAll(() => small.close());

const load = async (path: string) => {
  const page = (await small.pages()).find((found) => found.path === path);
  return page?.load({ share: (_name, make) => make() });
};
const listPaths = async (keys: string[], paths: string[] = []) =>
  (await small.pages({ keys, paths })).map(({ path }) => path);

describe('the whole site', () => {
  it('has each page once in each language, at an address of its template', async () => {
    const pages = await small.pages();
    const findRoute = routeFinder(toRouteTable(small.site));
    for (const { path, template } of pages)
      expect([path, findRoute(path)?.template]).toEqual([path, template]);
    const paths = pages.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    const inEnglish = paths.filter((path) => path === '/en' || path.startsWith('/en/'));
    expect(paths.length).toBe(2 * inEnglish.length + 2); // the two error pages have one language
  });

  it('keeps basket, order and error pages from search engines', async () => {
    const unlisted = (await small.pages()).filter(({ sitemap }) => !sitemap).map(({ path }) => path);
    expect(unlisted).toContain('/cart');
    expect(unlisted).toContain('/en/order/bill');
    expect(unlisted).toContain('/404.html');
    expect(unlisted).not.toContain('/events');
  });

  it('tells search engines the same page in the other language', async () => {
    const page = (await small.pages()).find(({ path }) => path === '/en/events/1');
    expect(page?.sitemap?.alternates).toEqual({ ru: '/events/1', en: '/en/events/1' });
  });
});

describe('an event', () => {
  it('is generated in its language, with prices in the currency a new visitor sees', async () => {
    expect(await load('/en/events/1')).toMatchObject({
      title: 'The Nutcracker',
      price: { min: expect.any(Number) },
      place: { name: 'Club', city: 'Moscow' },
      cast: [
        { role: 'Choreographer', person: { name: 'Marius Petipa' } },
        { role: 'Masha', person: { name: 'Anna Ivanova' } },
      ],
      dates: [
        { startedAt: '2026-12-20T19:00:00+03:00', doorsAt: '2026-12-20T18:00:00+03:00', state: 'on_sale' },
        { startedAt: '2026-12-21T12:00:00+03:00', doorsAt: null },
      ],
    });
    const [rub, eur] = await Promise.all([load('/events/1'), load('/en/events/1')]);
    expect(rub).toMatchObject({ price: { min: 1100 } });
    expect(eur).toMatchObject({ price: { max: 36 } });
  });
});

describe('a change', () => {
  it('of an event brings back its pages, the lists, and the pages of its people and its place', async () => {
    const paths = await listPaths(['event:1', 'list:events']);
    expect(paths).toContain('/en/events/1');
    expect(paths).toContain('/events');
    expect(paths).toContain('/');
    expect(paths).toContain('/persons/1');
    expect(paths).toContain('/en/places/1');
    expect(paths).not.toContain('/events/2');
    expect(paths).not.toContain('/news/1');
    expect(paths).not.toContain('/about');
  });

  it('brings back the pages that showed it before', async () => {
    expect(await listPaths(['person:1'], ['/en/events/3'])).toEqual([
      '/events/3',
      '/en/events/3',
      '/persons/1',
      '/en/persons/1',
    ]);
  });

  it('asks the API in proportion to itself', async () => {
    await small.pages();
    const all = small.calls();
    await listPaths(['person:1']);
    expect(small.calls()).toBeLessThan(all / 2);
  });

  it('of a thing that is gone lists nothing for it, so that its pages are removed', async () => {
    expect(await listPaths(['event:99'], ['/events/99', '/en/events/99'])).toEqual([]);
  });
});

describe('a landing of another server', () => {
  /** An API that says of a landing's languages what it is told to; undefined leaves them out. */
  const saying =
    (languages: unknown) =>
    (fetch: typeof globalThis.fetch): typeof fetch =>
    async (...request) => {
      const answer = await fetch(...request);
      const isLanding = new URL(new Request(...request).url).pathname.startsWith('/v2/landings/');
      return isLanding ? Response.json({ ...(await answer.json()), languages }) : answer;
    };

  it.each([
    ['left out', undefined],
    ['null', null],
    ['an empty list', []],
  ])('is published in Russian when its languages are %s', async (_, languages) => {
    const russian = await smallSite(saying(languages));
    onTestFinished(() => russian.close());
    const paths = (await russian.pages()).map(({ path }) => path);
    expect(paths).toContain('/events/1');
    expect(paths.filter((path) => path.startsWith('/en'))).toEqual([]);
  });
});
