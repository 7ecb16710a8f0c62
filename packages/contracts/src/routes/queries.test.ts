import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ZodError, type z } from 'zod';
import { checkInput } from '../errors/check-input.ts';
import { routes } from '../routes.ts';

const queries = Object.entries(routes).flatMap(([name, { schema }]) =>
  'querystring' in schema ? [[name, schema.querystring as z.ZodObject] as const] : [],
);

/** The least that a call must be given. */
const needed: Record<string, Record<string, string>> = {
  suggest: { q: 'a' },
  listDatesPrices: { event_source_id: '7' },
  findBestAvailable: { count: '2' },
};

const common = ['page', 'limit', 'lang', 'sort_by', 'sort_on', 'search', 'id_in', 'updated_gte'];
const filters = Object.keys(routes.listEvents.schema.querystring.shape).filter(
  (key) => !common.includes(key),
);

const value = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    '1',
    '0',
    '-1',
    '1,2',
    ',',
    '2026-12-24',
    '2026-12-24T10:00:00Z',
    'asc',
    'ru',
    'EUR',
    '9e99',
  ),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.anything(),
);

describe.each(queries)('the query of %s', (name, schema) => {
  it('may be left out, as far as nothing is needed', () => {
    expect(schema.safeParse(needed[name] ?? {}).success).toBe(true);
    expect(schema.safeParse({}).success).toBe(!(name in needed));
  });

  it.each(Object.keys(schema.shape))('names %s when its value is bad', (field) => {
    expect(checkInput(schema, { ...needed[name], [field]: '\0' })).toMatchObject({
      kind: 'refused',
      details: [{ field }],
    });
  });

  it('ignores keys it does not know, since links carry them', () => {
    const campaign = { utm_source: 'mail', fbclid: ['1', '2'] };
    expect(schema.parse({ ...needed[name], ...campaign })).toEqual(schema.parse(needed[name] ?? {}));
  });

  it('is read or refused whatever it holds, and never breaks', () => {
    const key = fc.oneof(fc.constantFrom(...Object.keys(schema.shape)), fc.string());
    fc.assert(
      fc.property(fc.oneof(fc.dictionary(key, value), fc.anything()), (query) => {
        const result = schema.safeParse(query);
        if (!result.success) expect(result.error).toBeInstanceOf(ZodError);
        expect(checkInput(schema, query).kind).toBe(result.success ? 'valid' : 'refused');
      }),
    );
  });
});

describe('the common query', () => {
  const lists = queries.filter(([name]) => name.startsWith('list'));

  it.each(lists)('is understood by %s', (_, schema) => {
    expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(common));
  });

  it('is the first page of 24 unless something else is asked for', () => {
    expect(routes.listEvents.schema.querystring.parse({})).toEqual({
      page: 1,
      limit: 24,
      date_type: 'active',
    });
  });

  it('keeps the last page within what PostgreSQL can count', () => {
    const { page, limit } = routes.listEvents.schema.querystring.parse({ page: '100000', limit: '500' });
    expect((page - 1) * limit).toBeLessThan(2 ** 31);
  });
});

describe('the filters of events', () => {
  const reference = queries.filter(([name]) =>
    /^list(Categor|Events(Dates|Halls|Places|Locations))/.test(name),
  );

  it.each(reference)('count in %s too', (_, schema) => {
    expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(filters));
  });

  it('are the ones that spec §7 names', () => {
    expect(filters).toEqual(
      expect.arrayContaining([
        'category_id_in',
        'hall_id_in',
        'place_id_in',
        'started_gte',
        'started_lte',
        'location_id_in',
        'label_id_in',
        'date_type',
      ]),
    );
  });
});

describe('the queries for prices', () => {
  it('take what spec §7 sends, and answer for every event asked for on one page', () => {
    const ids = Array.from({ length: 500 }, (_, index) => index + 1);
    const query = { event_source_id_in: ids.join(','), currency_code: 'RUB', source_id: '2' };
    expect(routes.listEventsPrices.schema.querystring.parse(query)).toEqual({
      page: 1,
      limit: 500,
      event_source_id_in: ids,
      currency_code: 'RUB',
      source_id: 2,
    });
    expect(
      routes.listDatesPrices.schema.querystring.parse({
        event_source_id: '7',
        currency: 'EUR',
        source_id: '2',
      }),
    ).toMatchObject({ event_source_id: 7, currency: 'EUR', source_id: 2 });
  });
});
