import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../../database/sql.ts';
import { smallPlan } from '../../../../testing/seated-catalogue.ts';
import { smallCatalogue, testNow } from '../../../../testing/small-catalogue.ts';
import { swanTables } from '../../../../testing/swan-tables.ts';
import { type TestApi, testApi } from '../../../../testing/test-api.ts';
import { importFiles } from './import-files.service.ts';

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
});
afterEach(() => api.close());

const load = (files: Readonly<Record<string, string>>) =>
  importFiles(
    api.database.db,
    Object.entries(files).map(([name, text]) => ({ name, text })),
    { now: testNow },
  );

describe('tables', () => {
  it('become events with their dates, tickets and cast', async () => {
    const outcome = await load(swanTables);
    expect(outcome).toMatchObject({ kind: 'imported', counts: { events: { created: 2 } } });
    const { results } = await api.get<{ results: unknown[] }>(
      '/v1/events?search=swan&lang=en&currency_code=EUR',
    );
    expect(results).toMatchObject([
      {
        title: 'Swan Lake',
        description: '<p>Балет\nв четырёх действиях</p>',
        dates_count: 2,
        age_limit: 6,
        duration_minutes: 150,
        labels: [{ name: 'Premiere' }, { name: 'For the family' }],
        persons: [{ name: 'Anna Ivanova', role: 'Odette' }],
        images: {
          poster: { src: '/pictures/swan', widths: [320, 640], focus: '30% 20%' },
          banner: null,
          gallery: [],
        },
        // That of the date on sale, not of the postponed one.
        price: { min: 27.5, max: 27.5, currency_code: 'EUR' },
      },
    ]);
    const byInvoice = await api.database.db.query(sql`select source_id from events where invoices`);
    expect(byInvoice.rows).toEqual([{ source_id: 'swan-lake' }]);
  });

  it('change nothing when they come again', async () => {
    await load(swanTables);
    expect(await load(swanTables)).toMatchObject({
      counts: { events: { created: 0, updated: 0, unchanged: 2 } },
    });
  });

  it('may be separated by semicolons or tabs, and begin with a mark of their encoding', async () => {
    const persons =
      'source_id;name;role;biography;image.src;image.width;image.height;image.colour;image.widths;image.alt';
    const row =
      'chekhov;Антон Чехов;Автор;<p>Врач, писатель</p>;/pictures/chekhov;600;800;#112233;320;Chekhov';
    expect(await load({ 'new-persons.csv': `\ufeff${persons}\r\n${row}\r\n` })).toMatchObject({
      counts: { persons: { created: 1 } },
    });
    expect(await load({ 'persons.csv': `${persons}\n${row}\n`.replaceAll(';', '\t') })).toMatchObject({
      counts: { persons: { unchanged: 1 } },
    });
  });

  it('bring places with their halls and plans', async () => {
    const outcome = await load({
      'category_types.csv': 'source_id,name\nshow,Шоу\n',
      'categories.csv': 'source_id,type,name\ncircus,show,Цирк\n',
      'locations.csv': 'source_id,time_zone,country,name,name.fr\nparis,Europe/Paris,fr,Париж,Paris\n',
      'places.csv':
        'source_id,location,name,description,address,lat,lon,image.src,image.width,image.height,image.colour,image.widths\n' +
        'theatre,paris,Театр,<p>Театр</p>,Улица 1,48.85,"2,35",/pictures/theatre,800,600,#000000,320\n' +
        'cellar,paris,Подвал,<p>Подвал</p>,Улица 2,48.85,2.36,,,,,\n',
      'halls.csv':
        'source_id,place,plan,name,capacity\nstudio,theatre,small-studio,Студия,\ndeep,cellar,,Дно,80\n',
      'small-studio.json': JSON.stringify(smallPlan),
      'news.csv':
        'source_id,title,lead,body,published_at,events,persons\nnow,Уже,Скоро,<p>Да</p>,2026-11-01T10:00,jazz hamlet,petipa\n',
    });
    expect(outcome).toMatchObject({
      kind: 'imported',
      counts: {
        category_types: { created: 1 },
        categories: { created: 1 },
        locations: { created: 1 },
        places: { created: 2 },
        halls: { created: 2 },
        news: { created: 1 },
      },
    });
    const { results } = await api.get<{ results: { name: string }[] }>('/v1/places');
    expect(results.find(({ name }) => name === 'Театр')).toMatchObject({
      geo: { lat: 48.85, lon: 2.35 },
      halls: [{ name: 'Студия', capacity: 58 }],
      images: { poster: { width: 800 } },
    });
  });
});

describe('one catalogue as JSON', () => {
  it('is imported on its own', async () => {
    const text = JSON.stringify(smallCatalogue());
    expect(await load({ 'catalogue.json': text })).toMatchObject({
      kind: 'imported',
      counts: { events: { created: 0 } },
    });
  });
});
