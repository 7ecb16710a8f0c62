import { amountDue } from '../basket/basket-total.ts';

/** A ticket of a basket or an order, as far as a counter wants to know it. */
export interface CountedTicket {
  readonly id: string;
  readonly count: number;
  readonly price: number;
  readonly extra: {
    readonly service_fee: number;
    readonly event: { readonly title: string };
    readonly zone: { readonly name: string };
    readonly seat: { readonly sector: string; readonly row: string; readonly number: string } | null;
  };
}

export interface CountedEvent {
  readonly id: number;
  readonly title: string;
  readonly category?: { readonly name: string };
  /** Fees included. */
  readonly price: { readonly min: number } | null;
}

export interface Product {
  readonly id: string;
  readonly name: string;
  readonly category?: string;
  readonly variant?: string;
  /** For one, fees included. */
  readonly price?: number;
  readonly quantity?: number;
  readonly list?: string;
  readonly position?: number;
}

type Action = 'impressions' | 'detail' | 'add' | 'remove' | 'purchase';

/** What is put into the data layer of the counter, in its own words. */
export interface CommerceMessage {
  readonly ecommerce: { readonly currencyCode: string } & Readonly<Partial<Record<Action, unknown>>>;
}

export const impressions = (
  events: readonly CountedEvent[],
  { currency, list }: { readonly currency: string; readonly list: string },
): CommerceMessage => ({
  ecommerce: {
    currencyCode: currency,
    impressions: events.map((event, index) => ({ ...eventProduct(event), list, position: index + 1 })),
  },
});

export const detail = (event: CountedEvent, currency: string): CommerceMessage => ({
  ecommerce: { currencyCode: currency, detail: { products: [eventProduct(event)] } },
});

export interface CountedOrder {
  readonly number: string;
  readonly currency_code: string;
  readonly lines: readonly CountedTicket[];
  readonly total: { readonly price: number; readonly service_fee: number };
}

export const purchase = ({ number, currency_code, lines, total }: CountedOrder): CommerceMessage => ({
  ecommerce: {
    currencyCode: currency_code,
    purchase: {
      actionField: { id: number, revenue: amountDue(total) },
      products: lines.map((line) => ticketProduct(line, line.count)),
    },
  },
});

/** What a change of the basket added and what it removed: an update is one or the other of the difference. */
export function basketMessages(
  before: readonly CountedTicket[],
  after: readonly CountedTicket[],
  currency: string,
): CommerceMessage[] {
  const added = growth(before, after);
  const removed = growth(after, before);
  return [
    ...(added.length > 0 ? [{ ecommerce: { currencyCode: currency, add: { products: added } } }] : []),
    ...(removed.length > 0 ? [{ ecommerce: { currencyCode: currency, remove: { products: removed } } }] : []),
  ];
}

const growth = (from: readonly CountedTicket[], to: readonly CountedTicket[]): Product[] =>
  to.flatMap((ticket) => {
    const more = ticket.count - (from.find(({ id }) => id === ticket.id)?.count ?? 0);
    return more > 0 ? [ticketProduct(ticket, more)] : [];
  });

const eventProduct = ({ id, title, category, price }: CountedEvent): Product => ({
  id: String(id),
  name: title,
  ...(category && { category: category.name }),
  ...(price && { price: price.min }),
});

const ticketProduct = ({ id, price, extra }: CountedTicket, quantity: number): Product => ({
  id,
  name: extra.event.title,
  variant: extra.seat ? `${extra.seat.sector} ${extra.seat.row} ${extra.seat.number}` : extra.zone.name,
  price: amountDue({ price, service_fee: extra.service_fee }),
  quantity,
});
