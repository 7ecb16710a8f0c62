import type {
  EventPrices,
  EventPricesQuery,
  RatePrices,
  RatePricesQuery,
} from '@parterre/contracts/console/prices';
import { type Item, type ItemKind, readItemKey } from '@parterre/domain/drafts/item';
import { readPriceLists, readTicketTypes } from '@parterre/domain/price-lists/price-lists';
import type { Refused } from '../../../commands/command.ts';
import type { Db, Tx } from '../../../database/connect.ts';
import { type DraftItemRow, selectChangingDrafts, selectDraftItems } from '../drafts/drafts.queries.ts';
import { describeDrafted, readItem } from '../drafts/list-items.service.ts';
import { exportItems } from '../export/export-catalogue.service.ts';
import { selectRates } from '../export/items.queries.ts';
import { asItems, readStoredLists, type StoredList } from './price-lists.service.ts';
import {
  countEventsPricedIn,
  selectEventsPricedIn,
  selectPricedEvents,
  selectSiteCurrencies,
  selectSoldPerformances,
} from './prices.queries.ts';

/** All that the prices of an event follow from. */
export async function readEventPrices(
  db: Db,
  { key, draft_id, lang }: EventPricesQuery,
  { at, maxTicketsPerOrder }: { readonly at: Date; readonly maxTicketsPerOrder: number },
): Promise<EventPrices | Refused> {
  const event = await readItem(db, { kind: 'events', key, draft_id });
  if ('kind' in event) return event;
  return db.transaction(async (tx) => {
    const [stored] = await selectPricedEvents(tx, [key]);
    const performances = stored ? await selectSoldPerformances(tx, { eventId: stored.id, lang, at }) : [];
    const { currency } = event.draft?.item ?? event.published ?? {};
    return {
      event,
      rates: await readRates(tx, String(currency), draft_id),
      performances: performances.map(({ started_text, sale_starts_at, sale_ends_at, zones, ...row }) => ({
        ...row,
        started_at: started_text,
        sale_starts_at: sale_starts_at?.toISOString() ?? null,
        sale_ends_at: sale_ends_at.toISOString(),
        zones: zones && [...zones],
      })),
      currencies: [...(await selectSiteCurrencies(tx))],
      max_tickets_per_order: maxTicketsPerOrder,
    };
  });
}

async function readRates(tx: Tx, from: string, draftId: string | undefined): Promise<EventPrices['rates']> {
  const published = (await selectRates(tx)).map((rate) => rate as unknown as Item);
  const drafted = draftId ? await selectDraftItems(tx, draftId) : [];
  const rows = drafted.filter(({ kind }) => kind === 'exchange_rates');
  const keys = new Set([
    ...published.map((rate) => readItemKey('exchange_rates', rate)),
    ...rows.map(({ item_key }) => item_key),
  ]);
  return [...keys]
    .filter((key) => key.startsWith(`${from}-`))
    .map((key) => ({
      key,
      published: published.find((rate) => readItemKey('exchange_rates', rate) === key) ?? null,
      draft: describeDrafted(rows.find(({ item_key }) => item_key === key)),
    }));
}

/** More than anybody reads through at once. */
const maxEvents = 200;

/** A rate, and all that is derived by it. */
export const readRatePrices = (db: Db, { key, draft_id }: RatePricesQuery, at: Date): Promise<RatePrices> =>
  db.transaction(async (tx) => {
    const [from = '', to = ''] = key.split('-');
    const drafted = draft_id ? await selectDraftItems(tx, draft_id) : [];
    const events = await selectEventsPricedIn(tx, { currency: from, at, limit: maxEvents });
    const lists = await readStoredLists(tx, events);
    const drafts = await selectChangingDrafts(tx, 'exchange_rates', [key]);
    return {
      rate: {
        published: (await exportItems(tx, 'exchange_rates', [key])).get(key) ?? null,
        draft: describeDrafted(findDrafted(drafted, 'exchange_rates', key)),
      },
      lists: lists
        .map((list) => ({
          key: list.event.key,
          title: list.event.title,
          list: list.key,
          ticket_types: asItems(list.types),
          drafted: readDraftedTypes(findDrafted(drafted, 'events', list.event.key), list),
        }))
        .filter(({ ticket_types, drafted: changed }) =>
          [...ticket_types, ...(changed ?? [])].some((type) => !hasPrice(type, to)),
        ),
      total: await countEventsPricedIn(tx, from, at),
      drafts: drafts.map(({ id, name }) => ({ id, name })),
    };
  });

const findDrafted = (rows: readonly DraftItemRow[], kind: ItemKind, key: string) =>
  rows.find((row) => row.kind === kind && row.item_key === key);

/** The same list in the draft; null where the draft does not have the event, removes it, or does not have that list. */
function readDraftedTypes(row: DraftItemRow | undefined, { key }: StoredList): Item[] | null {
  if (!row?.item) return null;
  const { item } = row;
  const list = readPriceLists(item).find(({ dates, isOfEvent }) =>
    key === null ? isOfEvent : !isOfEvent && dates.includes(key),
  );
  return list ? readTicketTypes(item, list) : null;
}

const hasPrice = ({ prices }: Item, currency: string): boolean =>
  typeof prices === 'object' && prices !== null && currency in prices;
