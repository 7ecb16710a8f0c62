import type { CatalogueFile } from '@parterre/contracts/catalogue-file/catalogue-file';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testNow } from '../../../testing/small-catalogue.ts';
import { type TestApi, testApi } from '../../../testing/test-api.ts';
import { touringCatalogue } from '../../../testing/touring-catalogue.ts';
import { zonedInstant } from '../../../time/zoned-time.ts';

const catalogue = touringCatalogue(120, 1);

let api: TestApi;
beforeAll(async () => {
  api = await testApi(catalogue);
});
afterAll(() => api.close());

/** One date of one event, with all that lists ask by; things have the number of their place in the file. */
interface ListedPerformance {
  readonly [name: string]: number | string | number[];
  readonly event: number;
  readonly date: number;
  readonly start: number;
  readonly end: number;
  readonly day: string;
  readonly price: number;
}

function listPerformances({
  places = [],
  halls = [],
  locations = [],
  categories = [],
  events = [],
}: CatalogueFile) {
  const idBySource = (items: readonly { source_id: string }[], source: string) =>
    items.findIndex(({ source_id }) => source_id === source) + 1;
  let date = 0;
  return events.flatMap((event, index) =>
    event.dates.map((given): ListedPerformance => {
      const hall = halls.find(({ source_id }) => source_id === given.hall);
      const place = places.find(({ source_id }) => source_id === hall?.place);
      const location = locations.find(({ source_id }) => source_id === place?.location);
      const start = zonedInstant(given.started_at, location?.time_zone ?? 'UTC')?.getTime() ?? Number.NaN;
      date += 1;
      return {
        event: index + 1,
        date,
        start,
        end: start + event.duration_minutes * 60_000,
        day: given.started_at.slice(0, 10),
        price: (given.ticket_types ?? event.ticket_types)[0]?.price ?? 0,
        category_id_in: idBySource(categories, event.category),
        hall_id_in: idBySource(halls, given.hall),
        place_id_in: idBySource(places, hall?.place ?? ''),
        location_id_in: idBySource(locations, place?.location ?? ''),
        label_id_in: (event.labels ?? []).map(
          (label) => ({ premiere: 1, star_cast: 3 })[label as 'premiere'],
        ),
        person_id_in: (event.persons ?? []).map(
          ({ person }) => ({ petipa: 1, ivanova: 2 })[person as 'petipa'],
        ),
      };
    }),
  );
}
const listedPerformances = listPerformances(catalogue);

/** Mostly nothing, so that each filter is tried alone too. */
const maybe = <Value>(...values: readonly Value[]) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom(...values) },
  );
const ids = maybe([1], [2], [3], [4], [1, 2], [2, 4]);
const start = maybe(
  ...['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-01T12:00:00Z', '2026-12-02T13:30:00Z'],
);
const query = fc.record({
  date_type: fc.constantFrom('active', 'past', 'all'),
  sort_by: fc.constantFrom('started_at', 'started_at', 'price', 'id'),
  sort_on: fc.constantFrom('asc', 'desc'),
  category_id_in: ids,
  hall_id_in: ids,
  place_id_in: ids,
  location_id_in: ids,
  label_id_in: maybe([3], [1, 3]),
  person_id_in: maybe([2], [1, 2]),
  started_gte: start,
  started_lte: start,
  price_gte: maybe(900, 1500),
  price_lte: maybe(900, 1500),
  page: fc.constantFrom(1, 1, 2, 5),
  limit: fc.constantFrom(5, 100),
});
type Query = typeof query extends fc.Arbitrary<infer Value> ? Value : never;

const now = testNow.getTime();

function fits(performance: ListedPerformance, query: Query): boolean {
  const { date_type, started_gte: from, started_lte: to, price_gte = 0, price_lte = 1e9 } = query;
  const lists = [
    'category_id_in',
    'hall_id_in',
    'place_id_in',
    'location_id_in',
    'label_id_in',
    'person_id_in',
  ];
  const isListed = lists.every((name) => {
    const wanted = query[name as 'hall_id_in'];
    return !wanted || [performance[name]].flat().some((id) => wanted.includes(Number(id)));
  });
  const isDay = (moment: string) => moment.length === 10;
  const isLate = !from || (isDay(from) ? performance.day >= from : performance.start >= Date.parse(from));
  const isEarly = !to || (isDay(to) ? performance.day <= to : performance.start <= Date.parse(to));
  const isOfType = date_type === 'all' || (date_type === 'active') === performance.end > now;
  return (
    isListed &&
    isLate &&
    isEarly &&
    isOfType &&
    performance.price >= price_gte &&
    performance.price <= price_lte
  );
}

/** What is found, by looking at everything. */
function expected(query: Query): number[] {
  const found = listedPerformances.filter((performance) => fits(performance, query));
  const sortKey = ({ event, date, start, price }: ListedPerformance): [number, number] =>
    ({ started_at: [start, date], price: [price, event], id: [event, 0] })[query.sort_by] as [number, number];
  const compare = (a: ListedPerformance, b: ListedPerformance) => {
    const [first, second] = [sortKey(a), sortKey(b)];
    return first[0] - second[0] || first[1] - second[1];
  };
  const firsts = [...Map.groupBy(found, ({ event }) => event).values()].map(
    (all) => all.toSorted(compare)[0] as ListedPerformance,
  );
  const ordered = firsts.toSorted(compare);
  return (query.sort_on === 'desc' ? ordered.toReversed() : ordered).map(({ event }) => event);
}

it('finds what a look at every date of every event finds, in that order', async () => {
  await fc.assert(
    fc.asyncProperty(query, async (asked) => {
      const address = new URLSearchParams();
      for (const [name, value] of Object.entries(asked))
        if (value !== undefined) address.set(name, String(value));
      const { results, total } = await api.get<{ results: { id: number }[]; total: number }>(
        `/v1/events?${address}`,
      );
      const all = expected(asked);
      const [from, to] = [(asked.page - 1) * asked.limit, asked.page * asked.limit];
      expect(results.map(({ id }) => id)).toEqual(all.slice(from, to));
      expect(total).toBe(all.length);
    }),
    { numRuns: 400 },
  );
});
