import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { smallPlan } from '../../../testing/seated-catalogue.ts';
import { smallCatalogue, testNow } from '../../../testing/small-catalogue.ts';
import { type TestApi, testApi } from '../../../testing/test-api.ts';
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

const faultsOf = async (files: Readonly<Record<string, string>>) => {
  const outcome = await load(files);
  if (outcome.kind === 'imported') return [];
  return outcome.faults.map(({ file, line, field, reason }) => `${file}:${line} ${field}: ${reason}`);
};

const events = `source_id,category,title,title.en,description,age_limit,duration_minutes,currency,labels,poster.src,poster.width,poster.height,poster.colour,poster.widths
swan-lake,ballet,Лебединое озеро,Swan Lake,"<p>Балет
в четырёх действиях</p>",6,150,RUB,premiere family,/pictures/swan,1200,1600,#7a1f2b,320 640
tosca,drama,Тоска,,<p>Опера</p>,12,140,RUB,,/pictures/tosca,1200,1600,#7a1f2b,320
`;
const dates = `event,source_id,hall,started_at,doors_at,status
swan-lake,swan-1,club-main,2026-12-20T19:00,2026-12-20T18:15,
swan-lake,swan-2,club-main,2026-12-21T19:00,,postponed
tosca,tosca-1,club-main,2026-12-22T19:00,,
`;
const tickets = `event,date,zone,name,name.en,price,service_fee,price.EUR,service_fee.EUR,capacity
swan-lake,,stalls,Партер,Stalls,"2500,50",250,25,2.5,100
swan-lake,swan-2,stalls,Партер,,900,90,9,0.9,50
tosca,,stalls,Партер,,1000,0,,,10
`;
const cast = `event,person,role,role.en
swan-lake,ivanova,Одетта,Odette
`;
const together = { 'events.csv': events, 'dates.csv': dates, 'tickets.csv': tickets, 'cast.csv': cast };

describe('tables', () => {
  test('become events with their dates, tickets and cast', async () => {
    const outcome = await load(together);
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
        images: { poster: { src: '/pictures/swan', widths: [320, 640] }, banner: null, gallery: [] },
        price: { min: 9.9, max: 27.5, currency_code: 'EUR' },
      },
    ]);
  });

  test('change nothing when they come again', async () => {
    await load(together);
    expect(await load(together)).toMatchObject({
      counts: { events: { created: 0, updated: 0, unchanged: 2 } },
    });
  });

  test('may be separated by semicolons or tabs, and begin with a mark of their encoding', async () => {
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

  test('bring places with their halls and plans', async () => {
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

describe('faults tell the file, the line and the column, and nothing is stored', () => {
  const broken = (name: keyof typeof together, from: string, to: string) => ({
    ...together,
    [name]: together[name].replace(from, to),
  });

  test.each<[what: string, files: Record<string, string>, faults: string[]]>([
    [
      'a column that is not known',
      broken('dates.csv', 'doors_at', 'doors'),
      ['dates.csv:1 doors: is no column of dates'],
    ],
    [
      'a column that is there twice',
      broken('events.csv', 'title.en', 'title.ru'),
      ['events.csv:1 title.ru: says the same as title'],
    ],
    [
      'a row that is too short',
      broken('cast.csv', 'Одетта,Odette', 'Одетта'),
      ['cast.csv:2 : has 3 cells, where the first line has 4'],
    ],
    [
      'a quote that is never closed',
      broken('cast.csv', 'Одетта', '"Одетта'),
      ['cast.csv:2 : Quote Not Closed: the parsing is finished with an opening quote at line 2'],
    ],
    [
      'no number',
      broken('tickets.csv', ',1000,', ',дорого,'),
      ['tickets.csv:4 price: "дорого" is no number'],
    ],
    [
      'no list of numbers',
      broken('events.csv', '320 640', '320 big'),
      ['events.csv:2 poster.widths: "320 big" is no number'],
    ],
    [
      'another event',
      broken('dates.csv', 'tosca,tosca-1', 'aida,aida-1'),
      ['dates.csv:4 event: there is no aida in the files'],
    ],
    [
      'another date',
      broken('tickets.csv', 'swan-2', 'swan-9'),
      ['tickets.csv:3 date: there is no swan-9 in the files'],
    ],
    [
      'what the catalogue does not know',
      broken('dates.csv', 'club-main,2026-12-21', 'nowhere,2026-12-21'),
      ['dates.csv:3 hall: there is no nowhere among halls'],
    ],
    [
      'a value that does not fit, after a row of two lines',
      broken('events.csv', '12,140', '99,140'),
      ['events.csv:4 age_limit: Too big: expected number to be <=21'],
    ],
    [
      'a picture without a size',
      broken('events.csv', '/pictures/tosca,1200', '/pictures/tosca,'),
      ['events.csv:4 poster.width: Invalid input: expected number, received undefined'],
    ],
    [
      'something left out',
      broken('tickets.csv', 'tosca,,stalls,Партер,,1000,0,,,10\n', ''),
      ['events.csv:4 ticket_types: Too small: expected array to have >=1 items'],
    ],
    [
      'a file of no known kind',
      { 'table.csv': 'a,b' },
      [
        'table.csv:undefined : is no file that can be imported: a name such as events.csv says what is in it ' +
          '(category_types, categories, locations, places, halls, persons, events, dates, tickets, cast, news)',
      ],
    ],
    [
      'a plan that is no JSON',
      { 'plan.json': '{\n"zones": [}', 'cast.csv': cast },
      [expect.stringMatching(/^plan\.json:2 : /) as unknown as string],
    ],
    [
      'a plan that does not compile',
      { 'plan.json': '{"zones": []}' },
      expect.arrayContaining([expect.stringMatching(/^plan\.json:1 plan: /)]) as unknown as string[],
    ],
    [
      'a catalogue among tables',
      { 'catalogue.json': JSON.stringify(smallCatalogue()), 'cast.csv': 'event,person,role\n' },
      ['catalogue.json:1 : is no seating plan of pretix; a catalogue is imported on its own'],
    ],
  ])('%s', async (_what, files, faults) => {
    expect(await faultsOf(files)).toEqual(faults);
    expect(await api.get('/v1/events?search=озеро')).toMatchObject({ total: 0 });
  });
});

describe('one catalogue as JSON', () => {
  test('is imported on its own', async () => {
    const text = JSON.stringify(smallCatalogue());
    expect(await load({ 'catalogue.json': text })).toMatchObject({
      kind: 'imported',
      counts: { events: { created: 0 } },
    });
  });

  test('tells its faults by path and line', async () => {
    const text = JSON.stringify({ ...smallCatalogue(), main_lang: 'Russian' }, null, 1);
    expect(await faultsOf({ 'catalogue.json': text })).toEqual([
      'catalogue.json:4 main_lang: a two-letter language code',
    ]);
  });
});
