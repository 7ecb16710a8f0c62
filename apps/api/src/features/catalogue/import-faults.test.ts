import type { CatalogueFile } from '@parterre/contracts/catalogue-file/catalogue-file';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/test-database.ts';
import { seatedCatalogue, seatedEvent, smallPlan } from '../../testing/seated-catalogue.ts';
import { smallDate, smallEvent, smallTicketType, testNow } from '../../testing/small-catalogue.ts';
import { importCatalogue } from './import-catalogue.service.ts';
import { importCatalogueText } from './import-text.service.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const base = { ...seatedCatalogue(), news: [] };

/** The catalogue with one event, and what it is refused for. */
const withEvent = (event: unknown) => ({ ...base, events: [event] });

async function faultsOf(file: unknown): Promise<string[]> {
  const outcome = await importCatalogue(database.db, file, { now: testNow });
  if (outcome.kind === 'imported') return [];
  return outcome.faults.map(({ path, reason }) => `${path}: ${reason}`);
}

const type = smallTicketType;
const { capacity: _, ...uncounted } = type;
const seated = seatedEvent();
const [seatedDate] = seated.dates;
const berlin = (started_at: string) =>
  smallEvent('x', {
    ticket_types: [{ ...type, capacity: 10 }],
    dates: [smallDate('x-1', started_at, { hall: 'buehne-main' })],
  });

test.each<[string, unknown, string]>([
  ['no catalogue at all', null, ': Invalid input: expected object, received null'],
  ['another format', { ...base, format: 'csv' }, 'format: Invalid input: expected "parterre-catalogue"'],
  ['a field that nobody knows', { ...base, extra: 1 }, ': Unrecognized key: "extra"'],
  [
    'a key that is given twice',
    { ...base, halls: [...(base.halls ?? []), base.halls?.[0]] },
    'halls[4]: repeats club-main',
  ],
  [
    'a rate that is given twice',
    { ...base, exchange_rates: [...(base.exchange_rates ?? []), base.exchange_rates?.[0]] },
    'exchange_rates[2]: repeats RUB to EUR',
  ],
  [
    'an unknown category',
    withEvent(smallEvent('x', { category: 'opera' })),
    'events[0].category: there is no opera among categories',
  ],
  [
    'an unknown hall',
    withEvent(smallEvent('x', { dates: [smallDate('x-1', '2026-12-10T19:00', { hall: 'nowhere' })] })),
    'events[0].dates[0].hall: there is no nowhere among halls',
  ],
  [
    'an unknown person',
    withEvent(smallEvent('x', { persons: [{ person: 'nobody', role: { ru: 'Никто' } }] })),
    'events[0].persons[0].person: there is no nobody among persons',
  ],
  [
    'an unknown landing',
    withEvent(smallEvent('x', { landings: [7] })),
    'events[0].landings: there is no landing 7',
  ],
  [
    'no landing at all',
    withEvent(smallEvent('x', { landings: [] })),
    'events[0].landings: names no landing: leave it out to mean all of them',
  ],
  [
    'an unknown plan',
    { ...base, halls: [{ ...base.halls?.[0], plan: 'arena' }], events: [] },
    'halls[0].plan: there is no arena among seating_plans',
  ],
  [
    'a text without the main language',
    withEvent(smallEvent('x', { title: { en: 'Title' } })),
    'events[0].title: has no text in the main language, ru',
  ],
  [
    'a script',
    withEvent(smallEvent('x', { description: { ru: '<p>Привет<script>alert(1)</script></p>' } })),
    'events[0].description.ru: has <script>, which is not allowed',
  ],
  [
    'an event handler',
    withEvent(smallEvent('x', { description: { ru: '<p onclick="x()">Привет</p>' } })),
    'events[0].description.ru: has onclick on <p>, which is not allowed',
  ],
  [
    'a link that runs a script',
    withEvent(smallEvent('x', { description: { ru: '<a href="javascript:x()">Привет</a>' } })),
    'events[0].description.ru: links to javascript:x(), which is not allowed',
  ],
  [
    'a tag that stays open',
    withEvent(smallEvent('x', { description: { ru: '<p>Привет' } })),
    'events[0].description.ru: leaves <p> open',
  ],
  [
    'a character that is no text',
    withEvent(smallEvent('x', { title: { ru: 'a\0b' } })),
    'events[0].title.ru: holds a character that is no text',
  ],
  [
    'half a character',
    withEvent(smallEvent('x', { title: { ru: 'a\ud800' } })),
    'events[0].title.ru: holds a character that is no text',
  ],
  [
    'a time zone that is none',
    {
      ...base,
      locations: base.locations?.map((location) => ({ ...location, time_zone: 'Europe/Utopia' })),
      events: [],
    },
    'locations[0].time_zone: Europe/Utopia is no time zone of the IANA list',
  ],
  [
    'an hour that is skipped',
    withEvent(berlin('2027-03-28T02:30')),
    'events[0].dates[0].started_at: 2027-03-28T02:30 does not exist in Europe/Berlin',
  ],
  [
    'a day that is none',
    withEvent(berlin('2027-02-30T19:00')),
    'events[0].dates[0].started_at: 2027-02-30T19:00 does not exist in Europe/Berlin',
  ],
  [
    'doors that open too late',
    withEvent(
      smallEvent('x', { dates: [smallDate('x-1', '2026-12-10T19:00', { doors_at: '2026-12-10T19:30' })] }),
    ),
    'events[0].dates[0].doors_at: is after the start',
  ],
  [
    'a sale that ends before it begins',
    withEvent(
      smallEvent('x', {
        dates: [smallDate('x-1', '2026-12-10T19:00', { sale_starts_at: '2026-12-11T10:00' })],
      }),
    ),
    'events[0].dates[0].sale_starts_at: is not before the end of the sale',
  ],
  [
    'a plan that does not compile',
    {
      ...base,
      seating_plans: [{ source_id: 'studio-plan', name: 'x', plan: { ...smallPlan, categories: [] } }],
      events: [],
    },
    'seating_plans[0].plan: ',
  ],
  [
    'a zone without a price',
    withEvent({ ...seated, ticket_types: seated.ticket_types.slice(1) }),
    'events[0].dates[0]: the zone front of the plan has no price',
  ],
  [
    'a price without a zone',
    withEvent({ ...seated, ticket_types: [...seated.ticket_types, { ...type, zone: 'box' }] }),
    'events[0].ticket_types[3].zone: the plan has no zone box',
  ],
  [
    'a seat that is not there',
    withEvent({ ...seated, dates: [{ ...seatedDate, not_for_sale: { seats: ['9-9'] } }] }),
    'events[0].dates[0].not_for_sale.seats: the hall has no seat 9-9',
  ],
  [
    'more places kept back than there are',
    withEvent({ ...seated, dates: [{ ...seatedDate, not_for_sale: { general: { floor: 51 } } }] }),
    'events[0].dates[0].not_for_sale.general.floor: keeps back 51 of 50 places',
  ],
  [
    'more places than the plan has',
    withEvent({
      ...seated,
      ticket_types: seated.ticket_types.map((each) =>
        each.zone === 'floor' ? { ...each, capacity: 60 } : each,
      ),
    }),
    'events[0].dates[0]: sells 60 places of floor, where the plan has 50',
  ],
  [
    'more places than the hall holds',
    withEvent(smallEvent('x', { ticket_types: [{ ...type, capacity: 501 }] })),
    'events[0].dates[0]: sells 501 places in a hall that holds 500',
  ],
  [
    'places that nobody counted',
    withEvent(smallEvent('x', { ticket_types: [type, { ...uncounted, zone: 'other' }] })),
    'events[0].dates[0]: nobody says how many may be sold of other',
  ],
  [
    'a price by hand in the event’s own currency',
    withEvent(
      smallEvent('x', {
        ticket_types: [{ ...type, prices: { RUB: { price: 1, service_fee: 0 } } }],
      }),
    ),
    'events[0].ticket_types[0].prices.RUB: is the currency of `price` itself',
  ],
  [
    'a currency that only some zones have',
    withEvent(
      smallEvent('x', {
        ticket_types: [
          { ...type, prices: { USD: { price: 1, service_fee: 0 } } },
          { ...type, zone: 'other' },
        ],
      }),
    ),
    'events[0].ticket_types[1].prices: has no USD, in which other zones are sold',
  ],
  [
    'an amount beyond all measure',
    withEvent(smallEvent('x', { ticket_types: [{ ...type, price: 1e21 }] })),
    'events[0].ticket_types[0].price: Too big: expected number to be <=1000000000',
  ],
  [
    'a rate beyond all measure',
    { ...base, exchange_rates: [{ ...base.exchange_rates?.[0], rate: 1e300 }] },
    'exchange_rates[0].rate: Too big: expected number to be <=1000000000',
  ],
  [
    'a price that a rate makes too high',
    {
      ...withEvent(smallEvent('x', { ticket_types: [{ ...type, price: 1e8, service_fee: 0 }] })),
      exchange_rates: [{ ...base.exchange_rates?.[0], rate: 11 }],
    },
    'events[0].ticket_types[0].price: is too much in EUR by its rate',
  ],
])('refuses %s', async (_name, file, fault) => {
  const faults = await faultsOf(file);
  expect(
    faults.find((found) => found.startsWith(fault)),
    faults.join('\n'),
  ).toBeDefined();
});

test('lists all faults at once and stores nothing', async () => {
  const file: CatalogueFile = {
    ...base,
    events: [smallEvent('good'), smallEvent('bad', { category: 'opera', title: { en: 'x' } })],
  };
  expect(await faultsOf(file)).toHaveLength(2);
  const { rows } = await sql`select count(*) from events`.execute(database.db);
  expect(rows).toEqual([{ count: 0 }]);
});

test('a closed zone may go without a price when its seats are kept back', async () => {
  const dates = [{ ...seatedDate, not_for_sale: { seats: ['1-1', '1-2', '1-3', '1-4'] } }];
  expect(await faultsOf(withEvent({ ...seated, ticket_types: seated.ticket_types.slice(1), dates }))).toEqual(
    [],
  );
});

test('faults of a text tell their lines', async () => {
  const file = {
    ...base,
    events: [smallEvent('good'), smallEvent('bad', { category: 'opera', title: { en: 'x' } })],
  };
  const text = JSON.stringify(file, null, 2);
  const lineOf = (part: string) => text.slice(0, text.indexOf(part)).split('\n').length;
  expect(await importCatalogueText(database.db, text)).toMatchObject({
    faults: [
      { path: 'events[1].title', line: lineOf('"title": {\n        "en": "x"') },
      { path: 'events[1].category', line: lineOf('"category": "opera"') },
    ],
  });
  expect(
    await importCatalogueText(database.db, text.replace('"version": 1', '"version": one')),
  ).toMatchObject({
    kind: 'refused',
    faults: [{ line: lineOf('"version"') }],
  });
});

test('refuses a rate that makes a stored price too high', async () => {
  const stored = smallEvent('dear', { ticket_types: [{ ...type, price: 1e8, service_fee: 0 }] });
  expect(await faultsOf(withEvent(stored))).toEqual([]);
  const exchange_rates = [{ ...base.exchange_rates?.[0], rate: 11 }];
  expect(await faultsOf({ ...base, exchange_rates, events: [] })).toEqual([
    'exchange_rates[0].rate: makes a price that is stored too much in EUR',
  ]);
});
