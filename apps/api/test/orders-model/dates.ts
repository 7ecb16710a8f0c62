import { sql } from '../../src/database/sql.ts';
import { announce, usualStart } from '../../src/testing/announce.ts';
import type { OrderFixture } from '../../src/testing/order-fixture.ts';
import { seatedEvent } from '../../src/testing/seated-catalogue.ts';
import { smallDate } from '../../src/testing/small-catalogue.ts';

const changedBy = (sum: number) =>
  seatedEvent().ticket_types.map((type) => ({ ...type, price: type.price + sum }));

/** What tickets of each evening cost more than those of the first. */
export const dearerBy = {
  'recital-1': 0,
  'recital-same': 0,
  'recital-less': -100,
  'recital-more': 100,
} as const;
export type Evening = keyof typeof dearerBy;

/** When each is at first. */
export const starts: Readonly<Record<Evening, string>> = {
  'recital-1': usualStart,
  'recital-same': '2026-12-22T19:00',
  'recital-less': '2026-12-23T19:00',
  'recital-more': '2026-12-24T19:00',
};
const evening = (name: Evening) =>
  smallDate(name, starts[name], { hall: 'studio', ticket_types: changedBy(dearerBy[name]) });

/** Evenings at the same price, for less and for more; the first one is announced as it is said, or as it always was. */
export const announceDates = (
  fixture: OrderFixture,
  changes: Parameters<typeof announce>[1] = { started_at: usualStart, status: 'scheduled' },
): Promise<void> =>
  announce(fixture, changes, [evening('recital-same'), evening('recital-less'), evening('recital-more')]);

/** As at first, if anything is otherwise: an import takes longer than most acts. */
export async function announceAgain(fixture: OrderFixture): Promise<void> {
  const changed = await fixture.rows(sql<{ id: number }>`
    select performances.id
    from performances
    join listed_performances as listed on listed.performance_id = performances.id
    where source_id like 'recital-%'
      and (listed.status <> 'scheduled' or not starts_with(started_text, ${JSON.stringify(starts)}::jsonb ->> source_id))`);
  if (changed.length > 0) await announceDates(fixture);
}

/** Their ids, by name; they are announced when they are asked for first, and stay from game to game. */
export async function readDates(fixture: OrderFixture): Promise<Readonly<Record<Evening, number>>> {
  const read = () =>
    fixture.rows(sql<{ name: Evening; id: number }>`
      select source_id as name, id from performances where source_id like 'recital-%'`);
  const isKnown = (await read()).length === Object.keys(dearerBy).length;
  if (!isKnown) await announceDates(fixture);
  return Object.fromEntries((await read()).map(({ name, id }) => [name, id])) as Record<Evening, number>;
}
