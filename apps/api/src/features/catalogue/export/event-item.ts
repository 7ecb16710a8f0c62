import type { CatalogueFile } from '@parterre/contracts/catalogue-file/catalogue-file';
import { money } from '@parterre/domain/money/money';
import { toWire } from '@parterre/domain/money/wire-money';
import type { DateRow, EventRow, PriceRow, TicketTypeRow } from './events.queries.ts';

type Event = NonNullable<CatalogueFile['events']>[number];
type EventDate = Event['dates'][number];
type TicketType = Event['ticket_types'][number];

/** The guid of a seat by its index in a plan. */
export type GuidOf = (planId: number, seat: number) => string;

/** What is sold of an event. */
export interface EventSale {
  readonly ticketTypes: readonly TicketTypeRow[];
  readonly dates: readonly DateRow[];
}

/** An event as the catalogue file has it. */
export function eventItem(row: EventRow, { ticketTypes, dates }: EventSale, seatGuid: GuidOf): Event {
  const { id: _id, subtitle, landings, max_tickets, ...same } = row;
  const priceListTypes = (list: number) =>
    ticketTypes.filter(({ price_list }) => price_list === list).map((type) => ticketType(type, row.currency));
  return {
    ...same,
    ...(subtitle && { subtitle }),
    ...(landings && { landings }),
    ...(max_tickets !== null && { max_tickets }),
    ticket_types: priceListTypes(0),
    dates: dates.map((date) => ({
      ...eventDate(date, seatGuid),
      ...(date.price_list > 0 && { ticket_types: priceListTypes(date.price_list) }),
    })),
  };
}

/** A zone of a price list as the catalogue file has it. */
export function ticketType(row: TicketTypeRow, currency: string): TicketType {
  const { zone, name, capacity, prices, vat_rate, vat_exemption, fee_vat_rate, fee_vat_exemption } = row;
  const base = prices.find((price) => price.currency === currency);
  if (!base) throw new Error(`the zone ${zone} has lost its price in ${currency}`);
  const others = prices.filter((price) => price !== base);
  return {
    zone,
    name,
    ...amounts(base),
    ...(others.length > 0 && {
      prices: Object.fromEntries(others.map((price) => [price.currency, amounts(price)])),
    }),
    ...(vat_rate !== null && { vat: vat(vat_rate, vat_exemption) }),
    ...(fee_vat_rate !== null && { fee_vat: vat(fee_vat_rate, fee_vat_exemption) }),
    ...(capacity !== null && { capacity }),
  };
}

const vat = (rate: number, exempt: string | null) => (exempt === null ? { percent: rate / 100 } : { exempt });

const amounts = ({ currency, price_minor, service_fee_minor }: PriceRow) => ({
  price: toWire(money(price_minor, currency)),
  service_fee: toWire(money(service_fee_minor, currency)),
});

function eventDate(row: DateRow, seatGuid: GuidOf): EventDate {
  const { source_id, hall, started_at, doors_at, sale_starts_at, sale_ends_at, status } = row;
  const withheld = notForSale(row, seatGuid);
  return {
    source_id,
    hall,
    started_at,
    ...(doors_at && { doors_at }),
    ...(sale_starts_at && { sale_starts_at }),
    ...(sale_ends_at !== started_at && { sale_ends_at }),
    status,
    ...(Object.keys(withheld).length > 0 && { not_for_sale: withheld }),
  };
}

function notForSale({ plan_id, withheld_seats, withheld_units }: DateRow, seatGuid: GuidOf) {
  return {
    ...(plan_id !== null &&
      withheld_seats.length > 0 && { seats: withheld_seats.map((seat) => seatGuid(plan_id, seat)) }),
    ...(withheld_units && { general: withheld_units }),
  };
}
