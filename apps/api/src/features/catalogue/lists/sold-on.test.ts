import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { smallCatalogue, testNow } from '../../../testing/small-catalogue.ts';
import { type TestApi, testApi } from '../../../testing/test-api.ts';
import { importCatalogue } from '../import/import-catalogue.service.ts';

/** Hamlet is sold on the second site alone, jazz on the first, the rest on both. */
function twoSites() {
  const catalogue = smallCatalogue();
  const [landing] = catalogue.landings ?? [];
  const soldOn: Readonly<Record<string, number[]>> = { hamlet: [2], jazz: [1] };
  return {
    ...catalogue,
    landings: [landing, { ...landing, id: 2, domain: 'second.example' }],
    events: catalogue.events?.map((event) => {
      const landings = soldOn[event.source_id];
      return landings ? { ...event, landings } : event;
    }),
  };
}

let api: TestApi;
let second: FastifyInstance;
beforeAll(async () => {
  api = await testApi(twoSites());
  second = buildApp({ db: api.database.db, now: () => testNow, landingId: 2 });
});
afterAll(async () => {
  await second.close();
  await api.close();
});

const sites = { first: () => api.app, second: () => second };
type Site = keyof typeof sites;

const read = async (site: Site, url: string) => {
  const answer = await sites[site]().inject(url);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const titles = async (site: Site, query: string) =>
  (await read(site, `/v1/events?lang=ru&limit=100&date_type=all${query}`)).results
    .map(({ title }: { title: string }) => title)
    .filter((title: string) => ['Гамлет', 'Джаз в клубе', 'Щелкунчик'].includes(title))
    .sort();

describe.each([
  ['first', ['Джаз в клубе', 'Щелкунчик'], 'Гамлет'],
  ['second', ['Гамлет', 'Щелкунчик'], 'Джаз в клубе'],
] as const)('the %s site', (site, own, other) => {
  it.each(['', '&sort_by=title', '&sort_by=price', '&sort_by=updated_at', '&sort_by=id'])(
    'lists what it sells and nothing else (%s)',
    async (sort) => {
      // What has no price in the house's currency has no place in an order by it.
      const shown = await titles(site, sort);
      expect(own.filter((title) => shown.includes(title))).toEqual(shown);
      expect(shown).not.toContain(other);
    },
  );

  it('neither finds nor suggests what others alone sell', async () => {
    expect(await titles(site, `&search=${encodeURIComponent(other)}`)).not.toContain(other);
    const { results } = await read(site, `/v1/suggest?lang=ru&q=${encodeURIComponent(other.slice(0, 5))}`);
    expect(results.map(({ title }: { title: string }) => title)).not.toContain(other);
    const [mine] = own;
    const found = await read(site, `/v1/suggest?lang=ru&q=${encodeURIComponent(mine.slice(0, 5))}`);
    expect(found.results.map(({ title }: { title: string }) => title)).toContain(mine);
  });

  it('counts what it sells', async () => {
    const { results } = await read(site, '/v1/events_categories?lang=ru&date_type=all');
    const counts = Object.fromEntries(
      results.map((one: { name: string; events_count: number }) => [one.name, one.events_count]),
    );
    expect(counts['Драма'] > 0).toBe(site === 'second');
  });

  it('has a page for what it sells alone', async () => {
    const everywhere = site === 'first' ? 'second' : 'first';
    const all = await read(everywhere, '/v1/events?lang=ru&limit=100&date_type=all');
    const id = all.results.find(({ title }: { title: string }) => title === other)?.id;
    expect((await sites[site]().inject(`/v1/events/${id}`)).statusCode).toBe(404);
    expect((await sites[everywhere]().inject(`/v1/events/${id}`)).statusCode).toBe(200);
  });
});

it('what is no longer kept to one site is on all', async () => {
  expect(await titles('first', '')).not.toContain('Гамлет');
  const imported = await importCatalogue(
    api.database.db,
    { ...smallCatalogue(), events: smallCatalogue().events?.filter((event) => event.source_id === 'hamlet') },
    { now: testNow },
  );
  expect(imported).toMatchObject({ kind: 'imported' });
  expect(await titles('first', '')).toContain('Гамлет');
});
