import { type Item, isEqual, isRecord, type Value } from '../drafts/item.ts';

/** One price list of an event: its own, or one that some of its performances have instead. */
export interface PriceList {
  /** Performances that are sold by it, as files call them. */
  readonly dates: readonly string[];
  /** The event's own. */
  readonly isOfEvent: boolean;
}

const asItems = (value: Value | undefined): Item[] =>
  Array.isArray(value) ? (value as readonly Value[]).filter(isRecord) : [];

/** Performances that have the same prices of their own share a list: what is changed for one is meant for all of them. */
export function readPriceLists(event: Item): PriceList[] {
  const dates = asItems(event.dates);
  const groups: { types: Value; dates: string[] }[] = [];
  for (const { source_id, ticket_types: types } of dates) {
    if (types === undefined) continue;
    const group = groups.find((one) => isEqual(one.types, types));
    if (group) group.dates.push(String(source_id));
    else groups.push({ types, dates: [String(source_id)] });
  }
  const rest = dates.flatMap(({ source_id, ticket_types: types }) =>
    types === undefined ? String(source_id) : [],
  );
  return [
    { dates: rest, isOfEvent: true },
    ...groups.map((group) => ({ dates: group.dates, isOfEvent: false })),
  ];
}

/** What the performances of a list are sold by: the ticket types of its zones, or of the event's where they have none of their own. */
export function readTicketTypes(event: Item, { dates, isOfEvent }: PriceList): Item[] {
  if (isOfEvent) return asItems(event.ticket_types);
  const date = asItems(event.dates).find(({ source_id }) => source_id === dates[0]);
  return date ? asItems(date.ticket_types ?? event.ticket_types) : [];
}

/** The event with other ticket types on one of its lists. */
export function withTicketTypes(event: Item, { dates, isOfEvent }: PriceList, types: readonly Item[]): Item {
  if (isOfEvent) return { ...event, ticket_types: types };
  return {
    ...event,
    dates: asItems(event.dates).map((date) =>
      dates.includes(String(date.source_id)) ? { ...date, ticket_types: types } : date,
    ),
  };
}

/** The event with these performances sold by its own list again. */
export const withEventPrices = (event: Item, dates: readonly string[]): Item => ({
  ...event,
  dates: asItems(event.dates).map((date) => {
    if (!dates.includes(String(date.source_id))) return date;
    const { ticket_types: _own, ...rest } = date;
    return rest;
  }),
});

/**
 * Ticket types for performances that are sold by a plan: in its order and of its zones alone. A zone that has no price yet is there without
 * one: nothing is ever free because somebody forgot it, and the import refuses it.
 */
export function copyTicketTypes(
  types: readonly Item[],
  planZones: readonly string[] | undefined,
  mainLang: string,
): Item[] {
  if (!planZones) return [...types];
  return planZones.map(
    (zone) => types.find((type) => type.zone === zone) ?? { zone, name: { [mainLang]: zone } },
  );
}
