import { afterAll, beforeAll, expect, it } from 'vitest';
import { smallCatalogue, testNow } from '../../../../testing/small-catalogue.ts';
import { swanTables } from '../../../../testing/swan-tables.ts';
import { type TestApi, testApi } from '../../../../testing/test-api.ts';
import { importFiles } from './import-files.service.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

async function findFaults(files: Readonly<Record<string, string>>): Promise<string[]> {
  const given = Object.entries(files).map(([name, text]) => ({ name, text }));
  const outcome = await importFiles(api.database.db, given, { now: testNow });
  if (outcome.kind === 'imported') return [];
  return outcome.faults.map(({ file, line, field, reason }) => `${file}:${line} ${field}: ${reason}`);
}

const broken = (name: keyof typeof swanTables, from: string, to: string) => ({
  ...swanTables,
  [name]: swanTables[name].replace(from, to),
});

it.each<[what: string, files: Record<string, string>, faults: string[]]>([
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
  ['no number', broken('tickets.csv', ',1000,', ',дорого,'), ['tickets.csv:4 price: "дорого" is no number']],
  [
    'no list of numbers',
    broken('events.csv', '320 640', '320 big'),
    ['events.csv:2 poster.widths: "320 big" is no number'],
  ],
  [
    'neither yes nor no',
    broken('events.csv', 'TRUE', 'yes'),
    ['events.csv:2 invoices: "yes" is neither true nor false'],
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
    ['events.csv:4 age_limit: must be 21 or less'],
  ],
  [
    'a picture without a size',
    broken('events.csv', '/pictures/tosca,1200', '/pictures/tosca,'),
    ['events.csv:4 poster.width: is missing'],
  ],
  [
    'something left out',
    broken('tickets.csv', 'tosca,,stalls,Партер,,1000,0,,,10\n', ''),
    ['events.csv:4 ticket_types: needs 1 at least'],
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
    { 'plan.json': '{\n"zones": [}', 'cast.csv': swanTables['cast.csv'] },
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
])(
  'faults tell the file, the line and the column, and nothing is stored: %s',
  async (_what, files, faults) => {
    expect(await findFaults(files)).toEqual(faults);
    expect(await api.get('/v1/events?search=озеро')).toMatchObject({ total: 0 });
  },
);

it('faults of one catalogue tell its path and line', async () => {
  const text = JSON.stringify({ ...smallCatalogue(), main_lang: 'Russian' }, null, 1);
  expect(await findFaults({ 'catalogue.json': text })).toEqual([
    'catalogue.json:4 main_lang: must be a two-letter language code',
  ]);
});
