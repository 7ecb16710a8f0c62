export type Availability = 'sold_out' | 'few_left' | 'available';

/** Few means under 5 % of all that was for sale. */
const fewBelowPercent = 5;

/** How many tickets are left, in a word. */
export function availability(left: number, capacity: number): Availability {
  if (left <= 0) return 'sold_out';
  return left * 100 < capacity * fewBelowPercent ? 'few_left' : 'available';
}
