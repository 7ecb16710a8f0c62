import type { CatalogueFile } from '@parterre/contracts/catalogue-file/catalogue-file';
import { type Item, type ItemKind, readItemKey } from '@parterre/domain/drafts/item';
import { parsePretixPlan } from '@parterre/domain/seats/pretix/parse-pretix-plan';
import type { Db, Tx } from '../../../database/connect.ts';
import { eventItem } from './event-item.ts';
import {
  type DateRow,
  type EventRow,
  readEventIds,
  selectDates,
  selectEventPage,
  selectMainLanguage,
  selectPlanSource,
  selectTicketTypes,
} from './events.queries.ts';
import {
  selectCategories,
  selectCategoryTypes,
  selectHalls,
  selectLandings,
  selectLocations,
  selectNews,
  selectPersons,
  selectPlaces,
  selectPlans,
  selectRates,
} from './items.queries.ts';

/** Takes a piece of text, and is waited for, so that a slow disk is not overrun. */
export type Write = (text: string) => Promise<void>;

/** How many events are in memory at a time. */
const pageSize = 500;

/**
 * Writes the whole catalogue as a file that `import` reads, one thing on a line, as it is at one moment. Importing it
 * again changes nothing.
 */
export const exportCatalogue = (db: Db, write: Write): Promise<void> =>
  db.transaction(async (tx) => {
    const mainLang = JSON.stringify(await selectMainLanguage(tx));
    await write(`{\n"format": "parterre-catalogue",\n"version": 1,\n"main_lang": ${mainLang}`);
    const add = (name: string, items: readonly object[]) => writeList(write, name, [items]);
    await add('exchange_rates', await selectRates(tx));
    await add('landings', await selectLandings(tx));
    await add('category_types', await selectCategoryTypes(tx));
    await add('categories', await selectCategories(tx));
    await add('locations', await selectLocations(tx));
    await add('places', await selectPlaces(tx));
    await add('seating_plans', await selectPlans(tx));
    await add('halls', await selectHalls(tx));
    await add('persons', await selectPersons(tx));
    await writeList(write, 'events', eventPages(tx));
    await add('news', await selectNews(tx));
    await write('\n}\n');
  }, 'repeatable read');

async function writeList(
  write: Write,
  name: string,
  pages: Iterable<readonly object[]> | AsyncIterable<readonly object[]>,
): Promise<void> {
  let separator = '\n';
  await write(`,\n"${name}": [`);
  for await (const items of pages) {
    if (items.length === 0) continue;
    await write(separator + items.map((item) => JSON.stringify(withoutNulls(item))).join(',\n'));
    separator = ',\n';
  }
  await write(']');
}

/** What the file leaves out is null in the database. */
export const withoutNulls = <Item extends object>(item: Item): Item =>
  // A field that may be left out is not asked for.
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== null)) as Item;

/** Some events alone, as a file; those that are not there are left out. */
export async function exportEvents(tx: Tx, eventIds: readonly number[]): Promise<CatalogueFile> {
  const rows: EventRow[] = [];
  for (const id of eventIds)
    rows.push(...(await selectEventPage(tx, id - 1, 1)).filter((row) => row.id === id));
  const main_lang = await selectMainLanguage(tx);
  const events = await readItems(tx, rows, new Map());
  return { format: 'parterre-catalogue', version: 1, main_lang, events: events.map(withoutNulls) };
}

/** Items of one kind alone, as a file has them, by their keys; those that are not there are left out. */
export async function exportItems(
  tx: Tx,
  kind: ItemKind,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Item>> {
  const items = await itemSelects[kind](tx, keys);
  // What is written to a file is read from one.
  const written = items.map((item) => JSON.parse(JSON.stringify(withoutNulls(item))) as Item);
  return new Map(written.map((item) => [readItemKey(kind, item), item]));
}

const itemSelects: Readonly<
  Record<ItemKind, (tx: Tx, keys: readonly string[]) => Promise<readonly object[]>>
> = {
  events: async (tx, keys) => {
    const ids = (await readEventIds(tx, keys)).map(({ id }) => id);
    return (await exportEvents(tx, ids)).events ?? [];
  },
  persons: selectPersons,
  places: selectPlaces,
  halls: selectHalls,
  news: selectNews,
  categories: selectCategories,
  category_types: selectCategoryTypes,
  locations: selectLocations,
  landings: (tx, keys) => selectLandings(tx, keys.map(Number).filter(Number.isSafeInteger)),
  exchange_rates: async (tx, keys) =>
    (await selectRates(tx)).filter(({ from, to }) => keys.includes(`${from}-${to}`)),
};

async function* eventPages(tx: Tx): AsyncGenerator<readonly object[]> {
  const guids = new Map<number, readonly string[]>();
  let after = 0;
  for (;;) {
    const rows = await selectEventPage(tx, after, pageSize);
    yield await readItems(tx, rows, guids);
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    after = last.id;
  }
}

async function readItems(tx: Tx, rows: readonly EventRow[], guids: Map<number, readonly string[]>) {
  const ids = rows.map(({ id }) => id);
  const ticketTypes = Map.groupBy(await selectTicketTypes(tx, ids), ({ event_id }) => event_id);
  const dates = await selectDates(tx, ids);
  const eventDates = Map.groupBy(dates, ({ event_id }) => event_id);
  await readGuids(tx, dates, guids);
  const seatGuid = (planId: number, seat: number) => guids.get(planId)?.[seat] ?? '';
  return rows.map((row) => {
    const sale = { ticketTypes: ticketTypes.get(row.id) ?? [], dates: eventDates.get(row.id) ?? [] };
    return eventItem(row, sale, seatGuid);
  });
}

/** Reads the seats of the plans that these dates keep some of from the sale. */
async function readGuids(tx: Tx, dates: readonly DateRow[], guids: Map<number, readonly string[]>) {
  const needed = dates.flatMap(({ plan_id, withheld_seats }) =>
    withheld_seats.length > 0 ? (plan_id ?? []) : [],
  );
  for (const id of new Set(needed)) {
    if (guids.has(id)) continue;
    const parsed = parsePretixPlan(await selectPlanSource(tx, id));
    if (parsed.kind === 'faulty') throw new Error(`The stored plan ${id} does not compile any more`);
    guids.set(id, parsed.guids);
  }
}
