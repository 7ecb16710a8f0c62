import type { Availability } from './availability.ts';

/** So many are sold out for one that is not. */
const soldOutForOne = 2;

/** How much is left of a day, by its performances, in a word; undefined where nothing has been on sale yet. */
export function dayAvailability(onSale: number, soldOut: number): Availability | undefined {
  if (onSale + soldOut === 0) return undefined;
  if (onSale === 0) return 'sold_out';
  return soldOut >= soldOutForOne * onSale ? 'few_left' : 'available';
}
