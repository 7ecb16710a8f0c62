import type { Item } from '../drafts/item.ts';
import { derivePrice } from '../money/derive-price.ts';
import { type Money, money } from '../money/money.ts';
import { allInPrice } from '../price/price-range.ts';
import { readPricedZone } from './edit-prices.ts';
import { isChargeable, type PricedZone, type Rate, type TicketPrice, ticketPrices } from './ticket-prices.ts';

/** A price list as it is sold by at some time: now, or once a draft is published. */
export interface SoldList {
  readonly currency: string;
  readonly zones: ReadonlyMap<string, PricedZone>;
  /** From the list's currency to others. */
  readonly rates: readonly Rate[];
}

/** What a visitor pays for one ticket, and what that is made of. */
export interface PaidPrice extends TicketPrice {
  readonly total: Money;
  /** How much of it comes of rounding; nothing where the price was set. */
  readonly rounding: Money;
}

export type PriceMove = 'same' | 'up' | 'down' | 'new' | 'gone';

export interface SimulatedPrice {
  readonly zone: string;
  readonly currency: string;
  readonly before: PaidPrice | undefined;
  readonly after: PaidPrice | undefined;
  readonly move: PriceMove;
  /** Of the two totals, where there are two. */
  readonly difference: Money | undefined;
  /** Of what was paid before, in tenths of a percent; undefined where that was nothing. */
  readonly permille: number | undefined;
}

/** A list as an item has it; zones that are half written are not sold. */
export function soldList(types: readonly Item[], currency: string, rates: readonly Rate[]): SoldList {
  const zones = types.flatMap((type) => {
    const zone = readPricedZone(type);
    return zone ? [[String(type.zone), zone] as const] : [];
  });
  return { currency, zones: new Map(zones), rates };
}

/** What a visitor would pay for a ticket of each zone, in each currency, against what they pay today. */
export function simulatePrices(before: SoldList, after: SoldList): SimulatedPrice[] {
  const zones = new Set([...after.zones.keys(), ...before.zones.keys()]);
  return [...zones].flatMap((zone) => {
    const [was, is] = [paidPrices(before, zone), paidPrices(after, zone)];
    const currencies = new Set([...is.keys(), ...was.keys()]);
    return [...currencies].map((currency) => compare(zone, currency, was.get(currency), is.get(currency)));
  });
}

function compare(
  zone: string,
  currency: string,
  before: PaidPrice | undefined,
  after: PaidPrice | undefined,
): SimulatedPrice {
  const sides = { zone, currency, before, after };
  if (!before || !after)
    return { ...sides, move: before ? 'gone' : 'new', difference: undefined, permille: undefined };
  const [was, is] = [before.total.amountMinor, after.total.amountMinor];
  return {
    ...sides,
    move: was === is ? 'same' : is > was ? 'up' : 'down',
    difference: money(is - was, currency),
    permille: was === 0 ? undefined : Math.round(((is - was) * 1000) / was),
  };
}

function paidPrices({ currency, zones, rates }: SoldList, name: string): Map<string, PaidPrice> {
  const zone = zones.get(name);
  if (!zone) return new Map();
  const prices = ticketPrices(
    zone,
    currency,
    rates.filter((rate) => isChargeable(zone, rate)),
  );
  const [base] = prices;
  return new Map(prices.map((price) => [price.price.currency, readPaid(price, base)]));
}

function readPaid(price: TicketPrice, base: TicketPrice | undefined): PaidPrice {
  const total = allInPrice(price);
  const exact = price.rate && base ? allInPrice(unrounded(base, price.rate)) : total;
  return { ...price, total, rounding: money(total.amountMinor - exact.amountMinor, total.currency) };
}

/** As near as the currency has coins. */
function unrounded({ price, serviceFee }: TicketPrice, { to, rate }: Rate) {
  const derivation = { currency: to, rate, rounding: { mode: 'half-up', stepMinor: 1 } } as const;
  return { price: derivePrice(price, derivation), serviceFee: derivePrice(serviceFee, derivation) };
}
