import { hash } from 'node:crypto';
import type { Catalogue } from '@parterre/contracts/catalogue-file/catalogue-file';

type Event = Catalogue['events'][number];
type EventDate = Event['dates'][number];
type TicketType = Event['ticket_types'][number];
type NewsItem = Catalogue['news'][number];

/** The same for things that differ only in the order of their keys. */
export const hashOf = (content: unknown): string => hash('sha256', sortedJson(content), 'base64url');

function sortedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sortedJson).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${sortedJson(field)}`).join()}}`;
}

/** An event as far as its rows can tell: however it was written, it is the same when it is stored the same. */
export const eventContent = (event: Event): unknown => ({
  ...event,
  labels: [...new Set(event.labels)].sort(),
  ticket_types: event.ticket_types.map(ticketContent),
  dates: event.dates.map(dateContent).sort((a, b) => (a.source_id < b.source_id ? -1 : 1)),
});

const ticketContent = ({ prices, ...type }: TicketType) => ({ ...type, prices: unlessEmpty(prices) });

const dateContent = ({ ticket_types, sale_ends_at, not_for_sale, ...date }: EventDate) => ({
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
export const newsContent = (item: NewsItem): unknown => ({
  ...item,
  events: [...new Set(item.events)],
  persons: [...new Set(item.persons)],
});
