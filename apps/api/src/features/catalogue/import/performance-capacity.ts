import type { Catalogue } from '@parterre/contracts/catalogue-file/catalogue-file';
import type { HallPlan, ReferencedHall } from './import-context.ts';

type Event = Catalogue['events'][number];
type TicketType = Event['ticket_types'][number];

/** One date of an event with what it is sold by. */
export interface SoldPerformance {
  readonly date: Event['dates'][number];
  readonly ticketTypes: readonly TicketType[];
  readonly hall: ReferencedHall;
  readonly plan: HallPlan | undefined;
}

/** How many may be sold without a number in a zone; undefined when nobody said. */
export function unitCapacity(
  { hall, plan, ticketTypes }: SoldPerformance,
  type: TicketType,
): number | undefined {
  if (plan) return Math.min(type.capacity ?? Number.MAX_SAFE_INTEGER, planZone(plan, type.zone)?.units ?? 0);
  return type.capacity ?? (ticketTypes.length === 1 ? hall.capacity : undefined);
}

export const planZone = (plan: HallPlan, zone: string) => plan.zones.find((found) => found.zone === zone);

/** Seats and units that are priced, less the units that are kept from the sale. Withheld seats have rows of their own. */
export function dateCapacity(sold: SoldPerformance): number {
  const withheld = Object.values(sold.date.not_for_sale?.general ?? {});
  const offered = sold.ticketTypes.map((type) => {
    const seats = sold.plan ? (planZone(sold.plan, type.zone)?.seats ?? 0) : 0;
    return seats + (unitCapacity(sold, type) ?? 0);
  });
  return sum(offered) - sum(withheld);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
