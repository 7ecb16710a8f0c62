import { catalogueFile } from '@parterre/contracts/catalogue-file/catalogue-file';
import { expect, it } from 'vitest';
import { syntheticCatalogue } from './synthetic-catalogue.ts';

const make = (events: number, seed?: string, part?: number) => [
  ...syntheticCatalogue({ events, today: '2026-11-15', ...(seed && { seed }), ...(part && { part }) }),
];
const listEvents = (parts: ReturnType<typeof make>) => parts.flatMap(({ events = [] }) => events);

it('a synthetic catalogue has as many events as asked for, each a valid part of a catalogue file', () => {
  const parts = make(250, undefined, 100);
  expect(parts.map(({ events = [] }) => events.length)).toEqual([0, 100, 100, 50]);
  for (const part of parts) expect(catalogueFile.safeParse(part).error).toBeUndefined();
});

it('the same seed gives the same catalogue, however it is cut', () => {
  expect(listEvents(make(60, 'a', 7))).toEqual(listEvents(make(60, 'a', 60)));
  expect(listEvents(make(60, 'a'))).not.toEqual(listEvents(make(60, 'b')));
});

it('the titles and keys of a synthetic catalogue are distinct', () => {
  const events = listEvents(make(3000));
  expect(new Set(events.map(({ source_id }) => source_id)).size).toBe(3000);
  expect(new Set(events.map(({ title }) => title.ru)).size).toBe(3000);
});

it('a synthetic catalogue is uneven as life is: some halls are busy, most events are soon, few are past', () => {
  const events = listEvents(make(2000));
  const halls = Map.groupBy(events, ({ dates }) => dates[0]?.hall);
  const sizes = [...halls.values()].map(({ length }) => length).sort((a, b) => b - a);
  expect(sizes[0]).toBeGreaterThan(5 * (sizes.at(-1) ?? 0));
  const starts = events.map(({ dates }) => dates[0]?.started_at ?? '');
  const past = starts.filter((start) => start < '2026-11-15').length;
  const nextMonth = starts.filter((start) => start >= '2026-11-15' && start < '2026-12-15').length;
  expect(past / events.length).toBeGreaterThan(0.02);
  expect(past / events.length).toBeLessThan(0.1);
  expect(nextMonth / events.length).toBeGreaterThan(0.3);
});
