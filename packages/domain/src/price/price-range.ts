import { addMoney, compareMoney, type Money } from '../money/money.ts';

/** Product §3: what a card shows is what one ticket costs in the end. */
export const allInPrice = (ticket: { readonly price: Money; readonly serviceFee: Money }): Money =>
  addMoney(ticket.price, ticket.serviceFee);

export interface PriceRange {
  readonly min: Money;
  readonly max: Money;
}

/** From the cheapest to the dearest; undefined when there is no price. */
export function priceRange(prices: readonly Money[]): PriceRange | undefined {
  const sorted = prices.toSorted(compareMoney);
  const [min, max] = [sorted[0], sorted.at(-1)];
  return min && max && { min, max };
}
