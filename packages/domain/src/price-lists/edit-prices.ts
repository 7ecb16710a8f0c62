import { type Item, isRecord } from '../drafts/item.ts';
import { maxAmount } from '../money/max-amount.ts';
import type { GivenPrice, PricedZone, Rate } from './ticket-prices.ts';

const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= maxAmount;

function readGiven(value: unknown): GivenPrice | undefined {
  const { price, service_fee } = (typeof value === 'object' && value !== null ? value : {}) as Item;
  return isAmount(price) && isAmount(service_fee) ? { price, service_fee } : undefined;
}

/** What a ticket type of a draft costs; undefined while that is half written. */
export function readPricedZone(type: Item): PricedZone | undefined {
  const base = readGiven(type);
  const set = Object.entries(isRecord(type.prices) ? type.prices : {}).flatMap(([currency, value]) => {
    const given = readGiven(value);
    return given ? [[currency, given] as const] : [];
  });
  return base && { ...base, prices: Object.fromEntries(set) };
}

/** A rate of exchange of a draft; undefined while it is half written. */
export function readRate({ from, to, rate, step, set_at }: Item): Rate | undefined {
  const isPositive = (value: unknown) => isAmount(value) && value > 0;
  if (typeof from !== 'string' || typeof to !== 'string' || !isPositive(rate) || !isPositive(step))
    return undefined;
  return { from, to, rate: String(rate), step: String(step), setAt: String(set_at ?? '') };
}

export type PriceField = keyof GivenPrice;
export const priceFields = ['price', 'service_fee'] as const satisfies readonly PriceField[];

/** A price as it was typed. In another currency than the event's, what is not typed of the two is as it was, set or derived. */
export function setAmount(
  type: Item,
  { field, amount, ...cell }: { currency: string; field: PriceField; amount: number | undefined },
  { base, shown }: { readonly base: string; readonly shown: Partial<GivenPrice> },
): Item {
  if (cell.currency === base) return withField(type, field, amount);
  const prices = isRecord(type.prices) ? type.prices : {};
  const given = isRecord(prices[cell.currency]) ? (prices[cell.currency] as Item) : { ...shown };
  return { ...type, prices: { ...prices, [cell.currency]: { ...given, [field]: amount } } };
}

function withField(type: Item, field: PriceField, amount: number | undefined): Item {
  const { [field]: _old, ...rest } = type;
  return amount === undefined ? rest : { ...type, [field]: amount };
}

/** The price follows the rate again. */
export function clearPrice(type: Item, currency: string): Item {
  const { prices, ...rest } = type;
  if (!isRecord(prices)) return type;
  const { [currency]: _set, ...others } = prices;
  return Object.keys(others).length === 0 ? rest : { ...rest, prices: others };
}

export const isSet = (type: Item, currency: string): boolean =>
  isRecord(type.prices) && isRecord(type.prices[currency]);
