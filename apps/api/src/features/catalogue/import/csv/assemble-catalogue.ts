import type { CsvKind } from './csv-tables.ts';
import type { FileFault } from './file-fault.ts';
import type { FoundItem, FoundItems, Item } from './read-items.ts';

/** A document like a catalogue file, and where each part of it was found. */
export interface Assembled {
  readonly document: Item;
  /** By path, as in `events[0].dates[2]`. */
  readonly origins: ReadonlyMap<string, FoundItem>;
  /** Parts of events or dates that are not there. */
  readonly strays: readonly FileFault[];
}

const ownLists = ['category_types', 'categories', 'locations', 'places', 'halls', 'persons', 'news'] as const;

/** Puts the tables together: dates, tickets and cast go to the events that they name. */
export function assembleCatalogue(tables: readonly FoundItems[]): Assembled {
  const of = (kind: CsvKind) => tables.filter((table) => table.kind === kind).flatMap(({ items }) => items);
  const origins = new Map<string, FoundItem>();
  const list = (found: readonly FoundItem[], path: string, toItem = plainItem): Item[] =>
    found.map((each, index) => {
      origins.set(`${path}[${index}]`, each);
      return toItem(each.item, `${path}[${index}]`);
    });
  const parts = { dates: of('dates'), tickets: of('tickets'), cast: of('cast') };
  const own = ownLists.map((kind) => [kind, list(of(kind), kind)] as const);
  const events = list(of('events'), 'events', eventAssembly(parts, list));
  return {
    document: { ...Object.fromEntries(own), events },
    origins,
    strays: strayParts(of('events'), parts),
  };
}

interface Parts {
  readonly dates: readonly FoundItem[];
  readonly tickets: readonly FoundItem[];
  readonly cast: readonly FoundItem[];
}

type ItemOf = (item: Item, path: string) => Item;
type List = (found: readonly FoundItem[], path: string, toItem?: ItemOf) => Item[];

/** Without what only says where it belongs. */
const plainItem: ItemOf = ({ event: _event, date: _date, ...item }) => item;

function eventAssembly({ dates, tickets, cast }: Parts, list: List): ItemOf {
  const byEvent = (found: readonly FoundItem[]) => Map.groupBy(found, ({ item }) => item.event);
  const [groupDates, groupTickets, eventCast] = [byEvent(dates), byEvent(tickets), byEvent(cast)];
  return (event, path) => {
    const ofDate = Map.groupBy(groupTickets.get(event.source_id) ?? [], ({ item }) => item.date);
    return {
      ...event,
      persons: list(eventCast.get(event.source_id) ?? [], `${path}.persons`),
      ticket_types: list(ofDate.get(undefined) ?? [], `${path}.ticket_types`),
      dates: list(groupDates.get(event.source_id) ?? [], `${path}.dates`, (date, datePath) => {
        const types = list(ofDate.get(date.source_id) ?? [], `${datePath}.ticket_types`);
        return { ...plainItem(date, datePath), ...(types.length > 0 && { ticket_types: types }) };
      }),
    };
  };
}

function strayParts(events: readonly FoundItem[], { dates, tickets, cast }: Parts): FileFault[] {
  const known = new Set(events.map(({ item }) => item.source_id));
  const knownPerformances = new Set(dates.map(({ item }) => `${item.event} ${item.source_id}`));
  const stray = (found: readonly FoundItem[], field: string, isKnown: (item: Item) => boolean) =>
    found
      .filter(({ item }) => !isKnown(item))
      .map(({ item, file, line }) => ({
        file,
        line,
        field,
        reason: `there is no ${item[field] ?? 'name'} in the files`,
      }));
  return [
    ...stray([...dates, ...tickets, ...cast], 'event', ({ event }) => known.has(event)),
    ...stray(
      tickets,
      'date',
      ({ event, date }) => date === undefined || knownPerformances.has(`${event} ${date}`),
    ),
  ];
}
