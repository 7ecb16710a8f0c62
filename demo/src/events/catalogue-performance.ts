import type { CatalogueFile } from '@parterre/contracts/catalogue-file/catalogue-file';
import { daysBetween, earlier } from './days.ts';
import type { DemoEvent } from './demo-event.ts';
import { findHall, type HallId } from './demo-halls.ts';
import type { DemoPerformance } from './programme.ts';
import { takenSeats } from './taken-seats.ts';
import { createTicketTypes } from './ticket-types.ts';

type CataloguePerformance = NonNullable<CatalogueFile['events']>[number]['dates'][number];

/** The seats of a hall by their guids, in the order of its plan; none for a hall without a plan. */
export type ListSeats = (hall: HallId) => readonly string[];

/** How much is gone already: near dates and star casts are fuller. */
function demand(event: DemoEvent, date: DemoPerformance, today: string): number {
  if (date.mark === 'sold-out') return 1;
  if (date.saleOpensOn !== undefined) return 0;
  const byNearness = 0.7 - daysBetween(today, date.day) / 180;
  return Math.min(0.85, Math.max(0.05, byNearness) + (event.labels.includes('star_cast') ? 0.12 : 0));
}

function notForSale(event: DemoEvent, date: DemoPerformance, share: number, listSeats: ListSeats) {
  const general = createTicketTypes(event, date.hall).flatMap(({ zone, capacity }) =>
    capacity === undefined ? [] : [[zone, Math.round(capacity * share)] as const],
  );
  return {
    seats: takenSeats(listSeats(date.hall), share, `${event.id} ${date.day} ${date.time}`),
    general: Object.fromEntries(general),
  };
}

export function cataloguePerformance(
  event: DemoEvent,
  date: DemoPerformance,
  today: string,
  listSeats: ListSeats,
): CataloguePerformance {
  const { day, time, hall, mark, saleOpensOn } = date;
  const { doorsMinutes } = findHall(hall);
  const share = demand(event, date, today);
  return {
    source_id: `${event.id}-${day}-${time.replace(':', '')}`,
    hall,
    started_at: `${day}T${time}`,
    ...(doorsMinutes !== undefined && { doors_at: `${day}T${earlier(time, doorsMinutes)}` }),
    ...(saleOpensOn !== undefined && { sale_starts_at: `${saleOpensOn}T12:00` }),
    ...((mark === 'cancelled' || mark === 'postponed') && { status: mark }),
    ...(share > 0 && { not_for_sale: notForSale(event, date, share, listSeats) }),
  };
}
