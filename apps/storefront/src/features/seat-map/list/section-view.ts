import type { Money } from '@parterre/domain/money/money';
import { hasSeat } from '@parterre/domain/seats/bit-set';
import type { PlanRow, PlanSection } from '@parterre/domain/seats/plan/plan';
import { type Hall, zoneOf } from '../data/hall.ts';

/** A part of the hall, or a row of it, by what can be had there. */
export interface FreePlaces {
  readonly free: number;
  /** What the cheapest of them costs; null when nothing is left. */
  readonly from: Money | null;
}

const isShown = (filter: ReadonlySet<string>, zone: string): boolean => filter.size === 0 || filter.has(zone);

/** Counts the free seats of some zones from one seat up to another. */
export function freePlaces(hall: Hall, filter: ReadonlySet<string>, first: number, end: number): FreePlaces {
  let free = 0;
  let from: Money | null = null;
  for (let seat = first; seat < end; seat += 1) {
    const zone = zoneOf(hall, seat);
    if (!zone || !isShown(filter, zone.id) || !hall.free || !hasSeat(hall.free, seat)) continue;
    free += 1;
    if (!from || zone.price.amountMinor < from.amountMinor) from = zone.price;
  }
  return { free, from };
}

export interface SectionView extends FreePlaces {
  readonly section: PlanSection;
  readonly rows: readonly PlanRow[];
}

/** The parts of the hall that have something to offer. */
export const sectionViews = (hall: Hall, filter: ReadonlySet<string>): SectionView[] =>
  hall.plan.sections
    .map((section) => {
      const rows = hall.plan.rows.slice(section.firstRow, section.firstRow + section.rowCount);
      const [first, last] = [rows[0], rows.at(-1)];
      const end = last ? last.firstSeat + last.seatCount : 0;
      return { section, rows, ...freePlaces(hall, filter, first?.firstSeat ?? 0, end) };
    })
    .filter(({ free }) => free > 0);

/** The cheapest part first. */
export const byPrice = (a: SectionView, b: SectionView): number =>
  (a.from?.amountMinor ?? 0) - (b.from?.amountMinor ?? 0);
