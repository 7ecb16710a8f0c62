import type { Catalogue } from '@parterre/contracts/catalogue-file/catalogue-file';
import type { CheckedCatalogue } from './checked-catalogue.ts';
import { hashContent } from './content-hash.ts';
import { hallTimeZone, type ReferenceTargets } from './import-context.ts';
import type { RemovedItem } from './removed-items.queries.ts';
import type { StoredThing } from './stored.queries.ts';
import type { StoredKind } from './tables.ts';

export type Changes = { readonly [Kind in StoredKind]: readonly Change<Catalogue[Kind][number]>[] };

export interface LandingChange {
  readonly kind: Change<unknown>['kind'];
  readonly contentHash: string;
  readonly landing: Catalogue['landings'][number];
}

/** What is new in the file, thing by thing. */
export function draftChanges({ catalogue, existing, targets }: CheckedCatalogue): Changes {
  const itself = (item: unknown) => item;
  const known = (kind: StoredKind): KnownThings => ({
    stored: existing.stored[kind],
    removed: existing.removedItems.filter((item) => item.kind === kind),
  });
  return {
    category_types: planChanges(catalogue.category_types, known('category_types'), itself),
    categories: planChanges(catalogue.categories, known('categories'), itself),
    locations: planChanges(catalogue.locations, known('locations'), itself),
    places: planChanges(catalogue.places, known('places'), itself),
    halls: planChanges(catalogue.halls, known('halls'), (hall) => [hall, planHash(targets, hall.plan)]),
    persons: planChanges(catalogue.persons, known('persons'), itself),
    events: planChanges(catalogue.events, known('events'), (event) => [
      eventContent(event),
      eventSurroundings(event, targets),
    ]),
    news: planChanges(catalogue.news, known('news'), newsContent),
  };
}

const planHash = (targets: ReferenceTargets, plan: string | undefined) =>
  plan === undefined ? null : targets.plans.get(plan)?.hash;

/** An event's rows also depend on its halls, with their clocks and plans. Prices that rates lead to are kept up apart. */
function eventSurroundings(event: Catalogue['events'][number], targets: ReferenceTargets): unknown {
  return [...new Set(event.dates.map(({ hall }) => hall))].sort().map((hall) => {
    const { place = '', plan, capacity } = targets.halls.get(hall) ?? {};
    return [
      hall,
      place,
      targets.places.get(place),
      hallTimeZone(targets, hall),
      planHash(targets, plan),
      capacity,
    ];
  });
}

export const draftLandings = ({ catalogue, existing }: CheckedCatalogue): LandingChange[] =>
  catalogue.landings.map((landing) => {
    const stored = existing.landings.get(landing.id);
    const contentHash = hashContent(landing);
    const kind = stored === undefined ? 'created' : stored === contentHash ? 'unchanged' : 'updated';
    return { kind, contentHash, landing };
  });

export interface Change<Item> {
  readonly id: number;
  readonly kind: 'created' | 'updated' | 'unchanged';
  readonly contentHash: string;
  readonly item: Item;
}

/** Of one kind. */
interface KnownThings {
  readonly stored: readonly StoredThing[];
  /** Each has its id again when it comes back, and nothing else has. */
  readonly removed: readonly RemovedItem[];
}

/**
 * Gives each thing its id, a new one in the order of the file when it is not known, and tells what is new in it.
 * `readContent` answers everything that its rows are made from.
 */
function planChanges<Item extends { source_id: string }>(
  items: readonly Item[],
  { stored, removed }: KnownThings,
  readContent: (item: Item) => unknown,
): Change<Item>[] {
  const bySource = new Map(stored.map((thing) => [thing.source_id, thing]));
  const removedIds = new Map(removed.map(({ source_id, id }) => [source_id, id]));
  let lastId = [...stored, ...removed].reduce((largest, { id }) => Math.max(largest, id), 0);
  return items.map((item) => {
    const existing = bySource.get(item.source_id);
    if (!existing) return newThing(removedIds.get(item.source_id) ?? ++lastId, item, readContent);
    const contentHash = hashContent(readContent(item));
    const kind = existing.content_hash === contentHash ? 'unchanged' : 'updated';
    return { id: existing.id, kind, contentHash, item };
  });
}

/** Hashed not before its row is drafted, while the server stores others. */
const newThing = <Item>(id: number, item: Item, readContent: (item: Item) => unknown): Change<Item> => ({
  id,
  kind: 'created',
  get contentHash() {
    return hashContent(readContent(item));
  },
  item,
});

type Event = Catalogue['events'][number];
type EventDate = Event['dates'][number];
type TicketType = Event['ticket_types'][number];
type NewsItem = Catalogue['news'][number];

/** An event as far as its rows can tell: however it was written, it is the same when it is stored the same. */
const eventContent = (event: Event): unknown => ({
  ...event,
  labels: [...new Set(event.labels)].sort(),
  ticket_types: event.ticket_types.map(ticketContent),
  dates: event.dates.map(dateContent).sort((a, b) => (a.source_id < b.source_id ? -1 : 1)),
});

const ticketContent = ({ prices, ...type }: TicketType) => ({ ...type, prices: unlessEmpty(prices) });

/** The same of one date. */
export const dateContent = ({ ticket_types, sale_ends_at, not_for_sale, ...date }: EventDate) => ({
  ...date,
  ticket_types: ticket_types?.map(ticketContent),
  sale_ends_at: sale_ends_at === date.started_at ? undefined : sale_ends_at,
  not_for_sale: withheldContent(not_for_sale),
});

function withheldContent({ seats = [], general = {} }: EventDate['not_for_sale'] = {}) {
  const counts = Object.fromEntries(Object.entries(general).filter(([, count]) => count > 0));
  return [[...new Set(seats)].sort(), counts];
}

const unlessEmpty = (record: object | undefined) =>
  record && Object.keys(record).length > 0 ? record : undefined;

/** News name each event and person once. */
const newsContent = (item: NewsItem): unknown => ({
  ...item,
  events: [...new Set(item.events)],
  persons: [...new Set(item.persons)],
});
