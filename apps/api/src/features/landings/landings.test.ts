import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyCatalogue, type TestApi, testApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

it('a site is told in the language asked for', async () => {
  expect(await api.get('/v2/landings/1?lang=en')).toMatchObject({
    id: 1,
    domain: 'parterre.example',
    languages: ['ru', 'en'],
    theme: {
      language: 'en',
      main_lang: 'ru',
      currencies: [{ code: 'RUB' }, { code: 'EUR' }, { code: 'USD' }],
      language_currency: { EUR: [{ value: 'en' }] },
      contacts: { hours: 'Daily' },
      seller: { name: 'Parterre LLC', tax_number: '7700000000' },
    },
    pages: [{ slug: 'gifts', title: 'Gifts' }],
    info: { about: { title: 'Page about', body: '<p>Текст</p>' } },
    navigation: [{ title: 'Events', path: '/events' }],
    lang_fallback: true,
  });
});

it('without one, in its own main language', async () => {
  const landing = await api.get('/v2/landings/1');
  expect(landing).toMatchObject({ theme: { language: 'ru', contacts: { hours: 'Ежедневно' } } });
  expect(landing).not.toHaveProperty('lang_fallback');
});

it('refuses what is not there', async () => {
  expect(await api.refusal('/v2/landings/2')).toEqual([404]);
  expect(await api.refusal('/v2/landings/one')).toEqual([400, 'id: bad_format']);
  expect(await api.refusal('/v2/landings/1?lang=english')).toEqual([400, 'lang: unknown_value']);
});

it('an empty catalogue has no site', async () => {
  const empty = await testApi(emptyCatalogue);
  expect(await empty.refusal('/v2/landings/1')).toEqual([404]);
  await empty.close();
});
