import { publicPaths } from '@parterre/contracts/paths/public-paths';
import { noFilters } from '@parterre/domain/catalogue-filters/catalogue-filters';
import { filtersToApiQuery } from '@parterre/domain/catalogue-filters/filters-to-api-query';
import { describe, expect, it } from 'vitest';
import { createPublicApi } from './public-api.ts';
import { publicTransport } from './public-transport.ts';
import { json, startServer } from './test/scripted-server.ts';

async function setUp() {
  const server = await startServer(json(200, { results: [] }));
  const api = createPublicApi(publicTransport({ address: server.address, requestsPerSecond: 1000 }));
  /** What the last call asked for. */
  const asked = () => new URL(server.requests.at(-1)?.url ?? '', server.address);
  return { api, server, asked };
}

describe('the public API', () => {
  it('has a function for every call that answers once, with data', async () => {
    const { api } = await setUp();
    const { streamAvailability: _events, printDate: _page, ...answered } = publicPaths;
    expect(new Set(Object.keys(api))).toEqual(new Set(Object.keys(answered)));
  });

  it('asks for lists under their paths', async () => {
    const { api, server, asked } = await setUp();
    await api.listNews({});
    expect(asked().pathname).toBe('/v1/news');
    await api.listEventsLocations({});
    expect(asked().pathname).toBe('/v1/events_locations');
    expect(server.requests.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('asks for one thing by its id', async () => {
    const { api, asked } = await setUp();
    await api.readEvent(12, { lang: 'de' });
    expect(asked().pathname + asked().search).toBe('/v1/events/12?lang=de');
    await api.readOffers(40, { currency_code: 'EUR' });
    expect(asked().pathname + asked().search).toBe('/v2/dates/40/offers?currency_code=EUR');
    await api.readLanding(1, {});
    expect(asked().pathname + asked().search).toBe('/v2/landings/1');
  });

  it('asks for prices as spec §7 names them', async () => {
    const { api, asked } = await setUp();
    await api.listEventsPrices({ event_source_id_in: [7, 9], currency_code: 'RUB', source_id: 2 });
    expect(asked().search).toBe('?event_source_id_in=7,9&currency_code=RUB&source_id=2');
    await api.listDatesPrices({ event_source_id: 7, currency: 'RUB', source_id: 2 });
    expect(asked().search).toBe('?event_source_id=7&currency=RUB&source_id=2');
  });

  it('writes lists with commas, and leaves out what is undefined', async () => {
    const { api, asked } = await setUp();
    await api.listEvents({
      category_id_in: [1, 2],
      started_gte: '2026-12-24',
      search: 'a, b & c',
      lang: undefined,
    });
    expect(asked().search).toBe('?category_id_in=1,2&started_gte=2026-12-24&search=a,+b+%26+c');
  });

  it('takes the filters of a page as the rules translate them', async () => {
    const { api, asked } = await setUp();
    const query = filtersToApiQuery({ ...noFilters, cities: [1, 2], is_star_cast: true });
    await api.listEvents(query);
    expect(Object.fromEntries(asked().searchParams)).toEqual(query);
  });

  it('sends no credentials', async () => {
    const seen: unknown[] = [];
    const send = publicTransport({
      address: 'https://api.example',
      fetch: async (...sent) => {
        seen.push(new Request(...sent).credentials);
        return Response.json({});
      },
    });
    await createPublicApi(send).listEvents({});
    expect(seen).toEqual(['omit']);
  });

  it('lets a call be aborted', async () => {
    const { api } = await setUp();
    const reason = new Error('left the page');
    await expect(api.listEvents({}, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });

  it('knows its calls by type', async () => {
    const { api } = await setUp();
    // @ts-expect-error no such filter
    void api.listEvents({ colour: 1 }).catch(() => {});
    // @ts-expect-error the prices of dates are those of one event
    void api.listDatesPrices({ currency: 'RUB' }).catch(() => {});
    // @ts-expect-error an id is a number
    void api.readEvent('12', {}).catch(() => {});
  });
});
