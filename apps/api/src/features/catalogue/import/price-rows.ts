import type { Catalogue } from '@parterre/contracts/catalogue-file/catalogue-file';
import { derivePrice, type PriceDerivation } from '@parterre/domain/money/derive-price';
import { money } from '@parterre/domain/money/money';
import { fromWire } from '@parterre/domain/money/wire-money';
import type { Rate } from './import-context.ts';
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
export interface BasePrice {
  readonly price_minor: number;
  readonly service_fee_minor: number;
}

export interface Price extends BasePrice {
  readonly currency: string;
  readonly origin: 'set' | 'derived';
  readonly rate: string | null;
  readonly rate_set_at: string | null;
}

export function priceListRows(list: PriceList, rates: readonly Rate[]): Rows {
  const key = { event_id: list.eventId, price_list: list.number };
  const priced = list.ticketTypes.map((type) => ({ type, prices: allPrices(type, list.currency, rates) }));
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

/** In the currency of the event, in those that the operator set, and in all others that a rate leads to. */
function allPrices(type: TicketType, currency: string, rates: readonly Rate[]): Price[] {
  const base = setPrice(currency, type);
  const others = Object.entries(type.prices ?? {}).flatMap(([code, given]) =>
    given ? setPrice(code, given) : [],
  );
  const set = [base, ...others];
  const derivable = rates.filter(({ to }) => set.every((price) => price.currency !== to));
  return [...set, ...derivable.map((rate) => derivedPrice(base, rate))];
}

const setPrice = (currency: string, given: Pick<TicketType, 'price' | 'service_fee'>): Price => ({
  currency,
  price_minor: fromWire(given.price, currency).amountMinor,
  service_fee_minor: fromWire(given.service_fee, currency).amountMinor,
  origin: 'set',
  rate: null,
  rate_set_at: null,
});

/** Price and fee follow the rate each by itself, so that both look the way the operator wants prices to look. */
export function derivedPrice(base: BasePrice, { from, to, rate, step, setAt }: Rate): Price {
  const rounding = { mode: 'up', stepMinor: fromWire(Number(step), to).amountMinor } as const;
  const derivation: PriceDerivation = { currency: to, rate, rounding };
  const derive = (amountMinor: number) => derivePrice(money(amountMinor, from), derivation).amountMinor;
  return {
    currency: to,
    price_minor: derive(base.price_minor),
    service_fee_minor: derive(base.service_fee_minor),
    origin: 'derived',
    rate,
    rate_set_at: setAt,
  };
}

function rangeRows(key: Row, prices: readonly Price[]): Row[] {
  const byCurrency = Map.groupBy(prices, ({ currency }) => currency);
  return [...byCurrency].map(([currency, sums]) => {
    const allIn = sums.map(({ price_minor, service_fee_minor }) => price_minor + service_fee_minor);
    return { ...key, currency, min_minor: Math.min(...allIn), max_minor: Math.max(...allIn) };
  });
}
