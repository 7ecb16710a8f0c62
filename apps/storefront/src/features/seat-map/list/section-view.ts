import type { Money } from '@parterre/domain/money/money';
import { hasSeat } from '@parterre/domain/seats/bit-set';
import type { PlanRow, PlanSection } from '@parterre/domain/seats/plan/plan';
import { type Hall, seatZone } from '../data/hall.ts';

/** The free seats of a section or a row. */
export interface FreeSeats {
  readonly freeCount: number;
  /** Null when no seat is free. */
  readonly lowestPrice: Money | null;
}

const isShown = (filter: ReadonlySet<string>, zone: string): boolean => filter.size === 0 || filter.has(zone);

/** Counts the free seats from `first` up to, but without, `end`, in the zones of the filter. */
export function countFreeSeats(
  hall: Hall,
  filter: ReadonlySet<string>,
  first: number,
  end: number,
): FreeSeats {
  let freeCount = 0;
  let lowestPrice: Money | null = null;
  for (let seat = first; seat < end; seat += 1) {
    const zone = seatZone(hall, seat);
    if (!zone || !isShown(filter, zone.id) || !hall.free || !hasSeat(hall.free, seat)) continue;
    freeCount += 1;
    if (!lowestPrice || zone.price.amountMinor < lowestPrice.amountMinor) lowestPrice = zone.price;
  }
  return { freeCount, lowestPrice };
}

export interface SectionView extends FreeSeats {
  readonly section: PlanSection;
  readonly rows: readonly PlanRow[];
}

/** The sections with free seats, in the order of the plan. */
export const sectionViews = (hall: Hall, filter: ReadonlySet<string>): SectionView[] =>
  hall.plan.sections
    .map((section) => {
      const rows = hall.plan.rows.slice(section.firstRow, section.firstRow + section.rowCount);
      const [first, last] = [rows[0], rows.at(-1)];
      const end = last ? last.firstSeat + last.seatCount : 0;
      return { section, rows, ...countFreeSeats(hall, filter, first?.firstSeat ?? 0, end) };
    })
    .filter(({ freeCount }) => freeCount > 0);

/** For sorting: the section with the lowest price first. */
export const compareByPrice = (a: SectionView, b: SectionView): number =>
  (a.lowestPrice?.amountMinor ?? 0) - (b.lowestPrice?.amountMinor ?? 0);
