import type { PretixRow } from '../pretix/pretix-document.ts';

/** Rows stand 90 units apart, their seats 55. Seat `2-1` is the first of the second row. */
export const straightRow = (row: number, seats: number, category: string): PretixRow => ({
  row_number: String(row),
  position: { x: 0, y: row * 90 },
  seats: Array.from({ length: seats }, (_, index) => ({
    seat_guid: `${row}-${index + 1}`,
    seat_number: String(index + 1),
    category,
    position: { x: (index + 1) * 55, y: 0 },
  })),
});
