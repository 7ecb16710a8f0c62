import type { BundleReturn } from './bundle.ts';
import { groupBy } from './group-by.ts';

/** One ticket of a bundle as it was sold. */
export interface BundleTicket {
  /** Which of its performances or events it is for. */
  readonly item: number;
  /** What was paid for it, with its fee. */
  readonly priceMinor: number;
  /** What the bundle took off it. */
  readonly discountMinor: number;
}

export interface PartReturn {
  /** Those that are given back, all good until now. */
  readonly returned: readonly BundleTicket[];
  /** Those that stay good. */
  readonly remaining: readonly BundleTicket[];
  /** What the bundle is made of, without what the house does not play as it was sold: nobody pays for that. */
  readonly items: readonly number[];
  /** What is booked for the tickets of the bundle and their fees, good or not, and is not on its way back. */
  readonly keptMinor: number;
}

export type PartReturned = { readonly kind: 'given'; readonly minor: number } | { readonly kind: 'refused' };

/** What tickets of a bundle bring when they are given back. All of them bring all that is kept for them, in however many steps. */
export function returnPart(
  rule: BundleReturn,
  { returned, remaining, items, keptMinor }: PartReturn,
): PartReturned {
  const paid = sum(returned.map(({ priceMinor }) => priceMinor));
  switch (rule) {
    case 'share':
      return { kind: 'given', minor: Math.min(paid, keptMinor) };
    case 'whole': {
      const before = looseTickets([...returned, ...remaining], items).length;
      return looseTickets(remaining, items).length > before
        ? { kind: 'refused' }
        : { kind: 'given', minor: Math.min(paid, keptMinor) };
    }
    case 'full_price': {
      const worth =
        sum(remaining.map(({ priceMinor }) => priceMinor)) +
        sum(looseTickets(remaining, items).map(({ discountMinor }) => discountMinor));
      return { kind: 'given', minor: Math.max(0, keptMinor - worth) };
    }
  }
}

/** Those that make no whole bundle with others, of each performance those of which least was taken off. */
function looseTickets(tickets: readonly BundleTicket[], items: readonly number[]): BundleTicket[] {
  const byItem = groupBy(tickets, ({ item }) => item);
  const whole = Math.min(...items.map((item) => byItem.get(item)?.length ?? 0));
  return [...byItem].flatMap(([item, own]) =>
    items.includes(item) ? own.toSorted((a, b) => b.discountMinor - a.discountMinor).slice(whole) : [],
  );
}

const sum = (minors: readonly number[]): number => minors.reduce((total, minor) => total + minor, 0);
