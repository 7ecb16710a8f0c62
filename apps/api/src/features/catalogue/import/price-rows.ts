import type { Catalogue } from '@parterre/contracts/catalogue-file/catalogue-file';
import { type Rate, type TicketPrice, ticketPrices } from '@parterre/domain/price-lists/ticket-prices';
import type { Row, Rows } from './tables.ts';

type TicketType = Catalogue['events'][number]['ticket_types'][number];

export interface PriceList {
  readonly eventId: number;
  /** 0 for the event's own, else the id of the date that it belongs to. */
  readonly number: number;
  readonly currency: string;
  readonly ticketTypes: readonly TicketType[];
}

/** What one ticket costs, in minor units. */
interface PriceRow {
  readonly currency: string;
  readonly price_minor: number;
  readonly service_fee_minor: number;
  readonly origin: 'set' | 'derived';
  readonly rate: string | null;
  readonly rate_set_at: string | null;
}

export function priceListRows(list: PriceList, rates: readonly Rate[]): Rows {
  const key = { event_id: list.eventId, price_list: list.number };
  const priced = list.ticketTypes.map((type) => ({
    type,
    prices: ticketPrices(type, list.currency, rates).map(priceRow),
  }));
  return {
    ticket_types: priced.map(({ type: { zone, name, capacity, vat, fee_vat } }, position) => ({
      ...key,
      zone,
      position,
      name,
      capacity: capacity ?? null,
      vat_rate: vatRate(vat),
      vat_exemption: exemption(vat),
      fee_vat_rate: vatRate(fee_vat),
      fee_vat_exemption: exemption(fee_vat),
    })),
    ticket_prices: priced.flatMap(({ type, prices }) =>
      prices.map((price) => ({ ...key, zone: type.zone, ...price })),
    ),
    price_ranges: rangeRows(
      key,
      priced.flatMap(({ prices }) => prices),
    ),
  };
}

type GivenVat = TicketType['vat'];

/** In hundredths of a percent. */
const vatRate = (vat: GivenVat): number | null => {
  if (!vat) return null;
  return 'percent' in vat ? Math.round(vat.percent * 100) : 0;
};

const exemption = (vat: GivenVat): string | null => (vat && 'exempt' in vat ? vat.exempt : null);

export const priceRow = ({ price, serviceFee, rate }: TicketPrice): PriceRow => ({
  currency: price.currency,
  price_minor: price.amountMinor,
  service_fee_minor: serviceFee.amountMinor,
  origin: rate ? 'derived' : 'set',
  rate: rate?.rate ?? null,
  rate_set_at: rate?.setAt ?? null,
});

function rangeRows(key: Row, prices: readonly PriceRow[]): Row[] {
  const byCurrency = Map.groupBy(prices, ({ currency }) => currency);
  return [...byCurrency].map(([currency, sums]) => {
    const allIn = sums.map(({ price_minor, service_fee_minor }) => price_minor + service_fee_minor);
    return { ...key, currency, min_minor: Math.min(...allIn), max_minor: Math.max(...allIn) };
  });
}
