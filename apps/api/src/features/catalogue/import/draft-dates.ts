import type { Catalogue } from '@parterre/contracts/catalogue-file/catalogue-file';
import { type CatalogueFault, fault, type Path } from '../catalogue-fault.ts';
import type { SoldDate } from './date-capacity.ts';
import type { HallPlan } from './hall-plan.ts';
import type { StoredDate } from './known.queries.ts';
import type { World } from './world.ts';

type Event = Catalogue['events'][number];

export interface EventDates {
  /** One for each date of the event whose hall is known, in their order. */
  readonly sold: readonly SoldDate[];
  readonly stored: ReadonlyMap<string, StoredDate>;
  /** Dates that the file does not name any more. */
  readonly removed: readonly StoredDate[];
}

/** What the dates of an event are sold by. One that has sold something keeps the plan that it was sold by. */
export function eventDates(
  event: Event,
  stored: readonly StoredDate[],
  world: World,
  planById: ReadonlyMap<number, HallPlan>,
): EventDates {
  const bySource = new Map(stored.map((date) => [date.source_id, date]));
  const named = new Set(event.dates.map(({ source_id }) => source_id));
  const sold = event.dates.flatMap((date): SoldDate[] => {
    const hall = world.halls.get(date.hall);
    if (!hall) return [];
    const known = bySource.get(date.source_id);
    const kept = known?.is_busy && known.plan_id !== null ? planById.get(known.plan_id) : undefined;
    const plan = kept ?? (hall.plan === undefined ? undefined : world.plans.get(hall.plan));
    return [{ date, hall, plan, ticketTypes: date.ticket_types ?? event.ticket_types }];
  });
  return { sold, stored: bySource, removed: stored.filter(({ source_id }) => !named.has(source_id)) };
}

/** What has been sold cannot be taken away by an import. */
export function checkBusyDates(
  event: Event,
  { stored, removed }: EventDates,
  path: Path,
  hallSource: (id: number) => string | undefined,
): CatalogueFault[] {
  const lost = removed.filter(({ is_busy }) => is_busy);
  const moved = event.dates.flatMap(({ source_id, hall }, index) => {
    const known = stored.get(source_id);
    const isMoved = known?.is_busy && hallSource(known.hall_id) !== hall;
    return isMoved
      ? [fault([...path, 'dates', index, 'hall'], 'tickets are held or sold for the hall it had')]
      : [];
  });
  return [
    ...moved,
    ...lost.map(({ source_id }) =>
      fault(
        [...path, 'dates'],
        `${source_id} is gone, but tickets of it are held or sold: cancel it instead`,
      ),
    ),
  ];
}
