import type { Acquisition } from '@parterre/contracts/acquisitions/acquisition';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { smallCatalogue } from '../../../testing/small-catalogue.ts';
import { type TestApi, testApi } from '../../../testing/test-api.ts';
import { importCatalogue } from '../../catalogue/import/import-catalogue.service.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi(undefined, { paymentProviders: ['stripe', 'yookassa'] });
});
afterAll(() => api.close());

const codes = async (query: string) => {
  const { results } = await api.get<{ results: Acquisition[] }>(`/v2/acquisitions?${query}`);
  return results.map(({ code }) => code);
};

it.each<[string, string[]]>([
  ['', ['stripe-card', 'yookassa-card', 'yookassa-sbp', 'invoice', 'certificate']],
  ['currency_code=USD', ['stripe-card', 'invoice', 'certificate']],
  ['id_in=6,1', ['invoice']],
  ['search=gift&lang=en', ['certificate']],
  ['sort_by=name&lang=en&limit=2', ['stripe-card', 'yookassa-card']],
  ['sort_on=desc&limit=1', ['certificate']],
  ['limit=2&page=3', ['certificate']],
])('lists the ways to pay: %s', async (query, expected) => {
  expect(await codes(query)).toEqual(expected);
});

it('an invoice is listed only for a site that takes invoices', async () => {
  const [landing] = smallCatalogue().landings ?? [];
  const landings = [
    { ...landing, id: 2, invoices: false },
    { ...landing, id: 3, invoices: undefined },
  ];
  const imported = await importCatalogue(api.database.db, { ...smallCatalogue(), landings });
  expect(imported.kind).toBe('imported');
  expect(await codes('landing_id=1')).toContain('invoice');
  for (const site of [2, 3, 4]) expect(await codes(`landing_id=${site}`)).not.toContain('invoice');
});

it('ways to pay are named in the language asked for', async () => {
  expect(await api.get('/v2/acquisitions?lang=de&id_in=6')).toEqual({
    results: [
      {
        id: 6,
        code: 'invoice',
        name: 'Rechnung für Unternehmen',
        kind: 'invoice',
        currencies: ['RUB', 'EUR', 'USD', 'GBP'],
        provider: 'parterre',
      },
    ],
    total: 1,
    page: 1,
    limit: 24,
  });
  expect(await api.get('/v2/acquisitions?lang=ja&limit=1')).toMatchObject({
    results: [{ lang_fallback: true }],
  });
});

it('a card says which wallets its page takes, where it takes any', async () => {
  const wallets = async (id: number) => {
    const { results } = await api.get<{ results: Acquisition[] }>(`/v2/acquisitions?id_in=${id}`);
    return results[0]?.wallets;
  };
  expect([await wallets(3), await wallets(4)]).toEqual([['apple_pay', 'google_pay'], undefined]);
});

it('a list of ways to pay is refused when its query cannot be understood', async () => {
  expect(await api.refusal('/v2/acquisitions?currency_code=euro')).toEqual([
    400,
    'currency_code: bad_format',
  ]);
});
