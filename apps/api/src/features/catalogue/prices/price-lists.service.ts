import type { PriceLists, PriceListsQuery } from '@parterre/contracts/console/prices';
import { type Item, isEqual } from '@parterre/domain/drafts/item';
import { fromWire, toWire } from '@parterre/domain/money/wire-money';
import { allInPrice, priceRange } from '@parterre/domain/price/price-range';
import type { Db, Tx } from '../../../database/connect.ts';
import { selectChangingDrafts } from '../drafts/drafts.queries.ts';
import { countNamed, namePattern, selectNamed } from '../drafts/item-list.queries.ts';
import { ticketType } from '../export/event-item.ts';
import { selectTicketTypes } from '../export/events.queries.ts';
import { readRates } from '../import/stored.queries.ts';
import {
  type ListUseRow,
  type PricedEventRow,
  selectListUse,
  selectOwnLists,
  selectPricedEvents,
} from './prices.queries.ts';

type TicketType = ReturnType<typeof ticketType>;

/** A price list as it is published. */
export interface StoredList {
  readonly event: PricedEventRow;
  /** One of the performances that have it; null for the event's own. */
  readonly key: string | null;
  readonly types: readonly TicketType[];
  /** As tables number the lists that say the same. */
  readonly numbers: readonly number[];
}

export async function listPriceLists(
  db: Db,
  { q, page, limit }: PriceListsQuery,
  at: Date,
): Promise<PriceLists> {
  const pattern = namePattern(q);
  const [named, total] = await Promise.all([
    selectNamed(db, { kind: 'events', pattern, page, limit }),
    countNamed(db, { kind: 'events', pattern }),
  ]);
  const keys = named.map(({ key }) => key);
  return db.transaction(async (tx) => {
    const events = await selectPricedEvents(tx, keys);
    const ids = events.map(({ id }) => id);
    const lists = Map.groupBy(await readStoredLists(tx, events), ({ event }) => event.key);
    const use = Map.groupBy(await selectListUse(tx, ids, at), ({ event_id }) => event_id);
    const drafts = Map.groupBy(await selectChangingDrafts(tx, 'events', keys), ({ item_key }) => item_key);
    const inOrder = events.toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key));
    const results = inOrder.map(({ id, key, title, currency }) => ({
      key,
      title,
      currency,
      lists: (lists.get(key) ?? []).map((list) => describeList(list, use.get(id) ?? [])),
      drafts: (drafts.get(key) ?? []).map(({ id, name }) => ({ id, name })),
    }));
    return { results, total, page, limit, rates: await listRates(tx) };
  });
}

const key = ({ from, to }: { readonly from: string; readonly to: string }) => `${from}-${to}`;

async function listRates(tx: Tx): Promise<PriceLists['rates']> {
  const rates = (await readRates(tx)).toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
  const drafts = Map.groupBy(
    await selectChangingDrafts(tx, 'exchange_rates', rates.map(key)),
    ({ item_key }) => item_key,
  );
  return rates.map(({ from, to, rate, step, set_at }) => ({
    key: key({ from, to }),
    from,
    to,
    rate: Number(rate),
    step: Number(step),
    set_at: set_at.toISOString(),
    drafts: (drafts.get(key({ from, to })) ?? []).map(({ id, name }) => ({ id, name })),
  }));
}

/** Of these events, each with its own first. Performances whose own prices say the same share a list. */
export async function readStoredLists(tx: Tx, events: readonly PricedEventRow[]): Promise<StoredList[]> {
  const ids = events.map(({ id }) => id);
  const types = Map.groupBy(await selectTicketTypes(tx, ids), ({ event_id }) => event_id);
  const own = Map.groupBy(await selectOwnLists(tx, ids), ({ event_id }) => event_id);
  return events.flatMap((event) => {
    const readTypes = (list: number) =>
      (types.get(event.id) ?? [])
        .filter(({ price_list }) => price_list === list)
        .map((type) => ticketType(type, event.currency));
    const shared: (StoredList & { readonly numbers: number[] })[] = [];
    for (const { price_list, source_id } of own.get(event.id) ?? []) {
      const wanted = readTypes(price_list);
      const same = shared.find((list) => isEqual(asItems(list.types), asItems(wanted)));
      if (same) same.numbers.push(price_list);
      else shared.push({ event, key: source_id, types: wanted, numbers: [price_list] });
    }
    return [{ event, key: null, types: readTypes(0), numbers: [0] }, ...shared];
  });
}

/** As a file writes them. */
export const asItems = (types: readonly TicketType[]): Item[] => JSON.parse(JSON.stringify(types)) as Item[];

function describeList({ event, key, types, numbers }: StoredList, use: readonly ListUseRow[]) {
  const { currency } = event;
  const set = types.flatMap(({ prices }) => Object.keys(prices ?? {})).sort();
  const used = use.filter(({ price_list }) => numbers.includes(price_list));
  const range = priceRange(
    types.map(({ price, service_fee }) =>
      allInPrice({ price: fromWire(price, currency), serviceFee: fromWire(service_fee, currency) }),
    ),
  );
  const next = used.flatMap(({ next_at }) => next_at ?? []).toSorted((a, b) => Date.parse(a) - Date.parse(b));
  return {
    list: key,
    zones: types.length,
    currencies_set: [...new Set([currency, ...set])],
    performances: used.reduce((sum, { performances }) => sum + performances, 0),
    next_at: next[0] ?? null,
    min: range ? toWire(range.min) : 0,
    max: range ? toWire(range.max) : 0,
  };
}
