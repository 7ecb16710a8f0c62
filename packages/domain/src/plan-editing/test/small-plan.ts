import type { PlanDocument } from '../plan-document.ts';

const seats = (row: string, count: number, category: string) =>
  Array.from({ length: count }, (_, index) => ({
    seat_guid: `${row}-${index + 1}`,
    seat_number: String(index + 1),
    category,
  }));

/** A row on an arc, a straight one behind it, and one seat by seat in a section of its own whose corner is elsewhere. */
export const smallPlan = (): PlanDocument => ({
  name: 'Studio',
  metres_per_unit: 0.01,
  focal_point: { x: 250, y: 0 },
  categories: [
    { name: 'front', color: '#8f1d2c' },
    { name: 'back', color: '#24508a' },
  ],
  zones: [
    {
      name: 'Stalls',
      position: { x: 0, y: 0 },
      rows: [
        {
          row_number: '1',
          curve: { start: { x: 0, y: 200 }, end: { x: 500, y: 200 }, rise: 50 },
          seats: seats('1', 11, 'front'),
        },
        {
          row_number: '2',
          curve: { start: { x: 0, y: 300 }, end: { x: 500, y: 300 }, rise: 0 },
          seats: seats('2', 11, 'back'),
        },
      ],
    },
    {
      name: 'Balcony',
      position: { x: 100, y: 500 },
      rows: [
        {
          row_number: '1',
          position: { x: 0, y: 10 },
          seats: seats('B', 4, 'back').map((seat, index) => ({ ...seat, position: { x: index * 50, y: 0 } })),
        },
      ],
      areas: [],
    },
  ],
});

export const seatGuids = (row: string, ...numbers: number[]): Set<string> =>
  new Set(numbers.map((number) => `${row}-${number}`));

export const wholeRow = (row: string, count: number): Set<string> =>
  seatGuids(row, ...Array.from({ length: count }, (_, index) => index + 1));

/** Counts up, so that tests know what comes. */
export function counted(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `new-${count}`;
  };
}
