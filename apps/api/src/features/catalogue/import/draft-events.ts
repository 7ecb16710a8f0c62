import type { Catalogue } from '@parterre/contracts/catalogue-file/catalogue-file';
import { type CatalogueFault, fault, type Path } from './catalogue-fault.ts';
import type { Changes } from './changes.ts';
import type { CheckedCatalogue, EventPerformances } from './checked-catalogue.ts';
import type { EventDraft } from './event-rows.ts';
import type { HallPlan } from './import-context.ts';
import { hallTimeZone, type ReferenceTargets } from './import-context.ts';
import { keepsPlan } from './keeps-plan.ts';
import type { Context } from './localized-rows.ts';
import type { SoldPerformance } from './performance-capacity.ts';
import { type DraftPerformance, performanceTimes } from './performance-rows.ts';
import type { StoredPerformance } from './stored.queries.ts';

type Event = Catalogue['events'][number];

/** What the dates of an event are sold by. One that has sold or withholds something, or has codes for seats, keeps the plan that it was done by. */
export function eventDates(
  event: Event,
  stored: readonly StoredPerformance[],
  targets: ReferenceTargets,
  planById: ReadonlyMap<number, HallPlan>,
): EventPerformances {
  const bySource = new Map(stored.map((date) => [date.source_id, date]));
  const named = new Set(event.dates.map(({ source_id }) => source_id));
  const sold = event.dates.flatMap((date): SoldPerformance[] => {
    const hall = targets.halls.get(date.hall);
    if (!hall) return [];
    const existing = bySource.get(date.source_id);
    const kept =
      existing && keepsPlan(existing) && existing.plan_id !== null
        ? planById.get(existing.plan_id)
        : undefined;
    const plan = kept ?? (hall.plan === undefined ? undefined : targets.plans.get(hall.plan));
    return [{ date, hall, plan, ticketTypes: date.ticket_types ?? event.ticket_types }];
  });
  return { sold, stored: bySource, removed: stored.filter(({ source_id }) => !named.has(source_id)) };
}

/** What has been sold cannot be taken away by an import. */
export function checkBusyPerformances(
  event: Event,
  { stored, removed }: EventPerformances,
  path: Path,
  hallSource: (id: number) => string | undefined,
): CatalogueFault[] {
  const lost = removed.filter(({ is_busy, has_tickets }) => is_busy || has_tickets);
  const moved = event.dates.flatMap(({ source_id, hall }, index) => {
    const existing = stored.get(source_id);
    if (!existing || hallSource(existing.hall_id) === hall) return [];
    const hallPath = [...path, 'dates', index, 'hall'];
    if (existing.is_busy) return [fault(hallPath, 'sold_in_hall', {})];
    if (existing.has_withheld) return [fault(hallPath, 'withheld_in_hall', {})];
    return existing.has_coded ? [fault(hallPath, 'coded_in_hall', {})] : [];
  });
  return [
    ...moved,
    ...lost.map(({ source_id, is_busy }) =>
      fault([...path, 'dates'], is_busy ? 'date_held' : 'date_sold', { date: source_id }),
    ),
  ];
}

type Sold = EventPerformances['sold'][number];

/** The events that are new or different, with an id for each of their dates. */
export function draftEvents(
  { existing, targets, dates }: CheckedCatalogue,
  changes: Changes,
  { findId }: Context,
): EventDraft[] {
  const removed = existing.removedItems.filter(({ kind }) => kind === 'performances');
  const removedIds = new Map(removed.map(({ event_id, source_id, id }) => [`${event_id} ${source_id}`, id]));
  let lastPerformanceId = removed.reduce(
    (largest, { id }) => Math.max(largest, id),
    existing.largestPerformanceId,
  );
  const draftPerformance = (
    { id: eventId, item: event }: Changes['events'][number],
    { date, ...sold }: Sold,
    stored: EventPerformances['stored'],
  ): DraftPerformance => {
    const { hall, plan } = sold;
    // Dates in unknown zones have been refused.
    const timeZone = hallTimeZone(targets, date.hall) ?? 'UTC';
    return {
      ...sold,
      date,
      timeZone,
      times: performanceTimes(event, date, timeZone),
      id:
        stored.get(date.source_id)?.id ??
        removedIds.get(`${eventId} ${date.source_id}`) ??
        ++lastPerformanceId,
      hallId: findId('halls', date.hall),
      placeId: findId('places', hall.place),
      locationId: findId('locations', targets.places.get(hall.place) ?? ''),
      planId: plan?.id ?? null,
    };
  };
  return changes.events.flatMap((change, index) => {
    const own = dates[index];
    if (!own || change.kind === 'unchanged') return [];
    return [
      {
        change,
        dates: own.sold.map((sold) => draftPerformance(change, sold, own.stored)),
        removed: own.removed,
        rates: targets.ratesFrom(change.item.currency),
      },
    ];
  });
}

export interface WithheldSeats {
  readonly event_id: number;
  readonly performance_id: number;
  readonly zone: string;
  readonly seats: readonly number[];
}

/** Seats that are kept from the sale, by date and zone. */
export const withheldSeats = ({ change, dates }: EventDraft): WithheldSeats[] =>
  dates.flatMap(({ id, date, plan }) => {
    if (!plan) return [];
    const seats = new Set((date.not_for_sale?.seats ?? []).flatMap((guid) => plan.findSeat(guid) ?? []));
    const byZone = Map.groupBy(seats, (seat) => plan.zoneOfSeat(seat));
    return [...byZone].map(([zone, ofZone]) => ({
      event_id: change.id,
      performance_id: id,
      zone,
      seats: ofZone,
    }));
  });
