import type { SeatPlan } from '../plan/plan.ts';
import { parsePretixPlan } from '../pretix/parse-pretix-plan.ts';
import type { PretixDocument } from '../pretix/pretix-document.ts';

export const seat = (number: string, x: number, more = {}) => ({
  seat_guid: `g-${number}-${x}`,
  seat_number: number,
  position: { x, y: 0 },
  category: 'stalls',
  ...more,
});

/** A hall of one row with three seats, 20 units apart. */
export const small = (more: Partial<PretixDocument> = {}): PretixDocument => ({
  name: 'Small hall',
  categories: [
    { name: 'stalls', color: '#aa0000' },
    { id: 'b', name: 'Balcony seats' },
  ],
  zones: [
    {
      name: 'Stalls',
      position: { x: 100, y: 50 },
      rows: [
        { row_number: '1', position: { x: 10, y: 5 }, seats: [seat('1', 0), seat('2', 20), seat('3', 40)] },
      ],
    },
  ],
  ...more,
});

export function parsePlan(document: unknown): SeatPlan {
  const parsed = parsePretixPlan(document);
  if (parsed.kind === 'faulty') throw new Error(JSON.stringify(parsed.faults));
  return parsed.plan;
}

export const parseFaults = (document: unknown) => {
  const parsed = parsePretixPlan(document);
  return parsed.kind === 'faulty' ? parsed.faults.map(({ path, reason }) => `${path}: ${reason}`) : [];
};
