import type { CatalogueFile } from '@parterre/contracts/catalogue-file/catalogue-file';
import type { PretixDocument } from '@parterre/domain/seats/pretix/pretix-document';
import { findHall, type HallId, type HallKind } from '../events/demo-halls.ts';
import { arena20000 } from './arena-20000.ts';
import { clubGa } from './club-ga.ts';
import { studio120 } from './studio-120.ts';
import { theatre1100 } from './theatre-1100.ts';

export const plans = {
  'studio-120': studio120,
  'theatre-1100': theatre1100,
  'arena-20000': arena20000,
  'club-ga': clubGa,
} as const;

const plansByKind: Readonly<Record<HallKind, keyof typeof plans | undefined>> = {
  theatre: 'theatre-1100',
  studio: 'studio-120',
  arena: 'arena-20000',
  club: 'club-ga',
  entry: undefined,
};

/** The plan of a hall; undefined where nobody has a seat of their own. */
export const findPlan = (hall: HallId) => plansByKind[findHall(hall).kind];

const listGuids = ({ zones }: PretixDocument): string[] =>
  zones.flatMap(({ rows }) => rows.flatMap(({ seats }) => seats.map((seat) => seat.seat_guid)));

/** The seats of a hall by their guids, in the order of its plan. */
export function listSeats(hall: HallId): string[] {
  const plan = findPlan(hall);
  return plan === undefined ? [] : listGuids(plans[plan]);
}

export const seatingPlans = Object.entries(plans).map(([source_id, plan]) => ({
  source_id,
  name: plan.name,
  plan,
})) satisfies CatalogueFile['seating_plans'];
