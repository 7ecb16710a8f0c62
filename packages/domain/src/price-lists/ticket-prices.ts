import { derivePrice, type PriceDerivation } from '../money/derive-price.ts';
import { maxAmount } from '../money/max-amount.ts';
import type { Money } from '../money/money.ts';
import { fromWire } from '../money/wire-money.ts';

/** What one ticket costs, as the catalogue file writes it: decimal amounts. */
export interface GivenPrice {
  readonly price: number;
  readonly service_fee: number;
}

/** A zone of a price list: in the currency of the event, and in those that the operator set by hand. */
export interface PricedZone extends GivenPrice {
  readonly prices?: { readonly [currency: string]: GivenPrice | undefined } | undefined;
}

export interface Rate {
  readonly from: string;
  readonly to: string;
  /** Decimal text, exact. */
  readonly rate: string;
  /** Derived prices are rounded up to a multiple of it. */
  readonly step: string;
  readonly setAt: string;
}

export interface BasePrice {
  readonly price: Money;
  readonly serviceFee: Money;
}

export interface TicketPrice extends BasePrice {
  /** What it is derived by; undefined where the operator set it. */
  readonly rate: Rate | undefined;
}

/** In the currency of the event, in those that the operator set, and in all others that a rate leads to. */
export function ticketPrices(zone: PricedZone, currency: string, rates: readonly Rate[]): TicketPrice[] {
  const base = setPrice(currency, zone);
  const others = Object.entries(zone.prices ?? {}).flatMap(([code, given]) =>
    given ? setPrice(code, given) : [],
  );
  const set = [base, ...others];
  const derivable = rates.filter(({ to }) => set.every(({ price }) => price.currency !== to));
  return [...set, ...derivable.map((rate) => derivedPrice(base, rate))];
}

const setPrice = (currency: string, given: GivenPrice): TicketPrice => ({
  price: fromWire(given.price, currency),
  serviceFee: fromWire(given.service_fee, currency),
  rate: undefined,
});

/** Price and fee follow the rate each by itself, so that both look the way the operator wants prices to look. */
export function derivedPrice({ price, serviceFee }: BasePrice, rate: Rate): TicketPrice {
  const rounding = { mode: 'up', stepMinor: fromWire(Number(rate.step), rate.to).amountMinor } as const;
  const derivation: PriceDerivation = { currency: rate.to, rate: rate.rate, rounding };
  return { price: derivePrice(price, derivation), serviceFee: derivePrice(serviceFee, derivation), rate };
}

/** What an import refuses because it is too much cannot be paid. */
export const isChargeable = ({ price, service_fee }: GivenPrice, { rate }: Rate): boolean =>
  Math.max(price, service_fee) * Number(rate) <= maxAmount;
