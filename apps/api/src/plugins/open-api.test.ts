import { publicPaths } from '@parterre/contracts/paths/public-paths';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seatedCatalogue } from '../testing/seated-catalogue.ts';
import { type TestApi, testApi } from '../testing/test-api.ts';

interface Operation {
  parameters?: { name: string; in: string }[];
  responses: Record<string, { content: Record<string, { schema: object }> }>;
}
interface OpenApi {
  openapi: string;
  paths: Record<string, { get: Operation; post?: Operation }>;
  components: { schemas: Record<string, object> };
}

let api: TestApi;
let contract: OpenApi;
let ajv: Ajv2020;

beforeAll(async () => {
  api = await testApi(seatedCatalogue());
  contract = await api.get<OpenApi>('/openapi.json');
  ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addFormat('base64', true);
  ajv.addSchema(contract, 'contract');
});
afterAll(() => api.close());

/** What is wrong with an answer by the published schema of its call and status. */
async function findFaults(path: string, url: string): Promise<unknown> {
  const { statusCode, body } = await api.app.inject(url);
  const pointer = ['paths', path, 'get', 'responses', statusCode, 'content', 'application/json', 'schema']
    .map((step) => encodeURIComponent(String(step).replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/');
  const validate = ajv.compile({ $ref: `contract#/${pointer}` });
  return validate(JSON.parse(body)) ? undefined : validate.errors;
}

describe('the published contract', () => {
  it('names every call of the public API that is served', () => {
    const expected = Object.values(publicPaths)
      .filter((path) => path !== publicPaths.streamAvailability)
      .map((path) => path.replace(':id', '{id}'));
    expect(Object.keys(contract.paths)).toEqual(expect.arrayContaining(expected));
    expect(contract.openapi).toBe('3.1.0');
  });

  it('names every parameter of the list of events', () => {
    const names = contract.paths['/v1/events']?.get.parameters?.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['category_id_in', 'started_gte', 'date_type', 'price_lte', 'lang']),
    );
  });

  it('says of every call its name, and what it knows its visitor by', () => {
    const { get, post } = contract.paths['/api/basket'] ?? {};
    expect(get).toMatchObject({ operationId: 'readBasket', security: [{ basketCookie: [] }, {}] });
    expect(post).toMatchObject({ operationId: 'changeBasket' });
    expect(contract.paths['/api/orders']?.post).toMatchObject({ security: [{ basketCookie: [] }] });
    expect(contract.paths['/v1/events']?.get).toMatchObject({ operationId: 'listEvents', security: [] });
  });

  it('passes the rules that a public linter recommends', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const found = await lintFromString({ source: JSON.stringify(contract), config });
    const faults = found.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]);
    // It leads elsewhere, and does nothing else where all goes well.
    const isRedirect = ([rule, , pointer]: (typeof faults)[number]) =>
      rule === 'operation-2xx-response' && pointer?.includes('google-wallet/get');
    expect(faults.filter((fault) => !isRedirect(fault))).toEqual([]);
  });

  it('holds no schema that nothing refers to', () => {
    const text = JSON.stringify(contract);
    for (const name of Object.keys(contract.components.schemas))
      expect(text, name).toContain(`"#/components/schemas/${name}"`);
  });
});

describe('real answers are as published', () => {
  it.each([
    ['/v1/events', '/v1/events?date_type=all&lang=en&search=Щелкунчик'],
    ['/v1/events', '/v1/events?date_type=all&currency_code=EUR'],
    ['/v1/events', '/v1/events?limit=0'],
    ['/v1/events/{id}', '/v1/events/9?lang=de'],
    ['/v1/events/{id}', '/v1/events/999'],
    ['/v1/places', '/v1/places?search=клуб'],
    ['/v1/places/{id}', '/v1/places/1'],
    ['/v1/persons', '/v1/persons'],
    ['/v1/persons/{id}', '/v1/persons/2?lang=fr'],
    ['/v1/news', '/v1/news'],
    ['/v1/news/{id}', '/v1/news/1'],
    ['/v1/events_category_types', '/v1/events_category_types'],
    ['/v1/events_categories', '/v1/events_categories?lang=ja'],
    ['/v1/events_dates', '/v1/events_dates'],
    ['/v1/events_halls', '/v1/events_halls'],
    ['/v1/events_places', '/v1/events_places'],
    ['/v1/events_locations', '/v1/events_locations'],
    ['/v1/suggest', '/v1/suggest?q=Щелкунчик'],
    ['/v2/acquisitions', '/v2/acquisitions'],
    ['/v2/landings/{id}', '/v2/landings/1?lang=en'],
    ['/v2/events_prices', '/v2/events_prices'],
    ['/v2/dates_prices', '/v2/dates_prices?event_source_id=9'],
    ['/v2/dates/{id}/offers', '/v2/dates/12/offers'],
    ['/v2/dates/{id}/availability', '/v2/dates/12/availability'],
    ['/v2/dates/{id}/best_available', '/v2/dates/12/best_available?count=2'],
  ])('%s: %s', async (path, url) => {
    expect(await findFaults(path, url)).toBeUndefined();
  });
});

it('the page to try it asks nobody but this server', async () => {
  const page = await api.app.inject('/docs');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  const addresses = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => String(address));
  expect(addresses.filter((address) => /^(https?:)?\/\//.test(address))).toEqual([]);
  expect(addresses).toEqual([
    'docs/swagger-ui.css',
    'docs/swagger-ui-bundle.js',
    'docs/docs.js',
    'openapi.json',
  ]);
  for (const address of addresses)
    expect((await api.app.inject(`/${address}`)).statusCode, address).toBe(200);
});
