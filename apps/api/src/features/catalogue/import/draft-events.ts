import type { Catalogue } from '@parterre/contracts/catalogue-file/catalogue-file';
import type { CheckedCatalogue } from './check-catalogue.ts';
import type { DraftDate } from './date-rows.ts';
import { dateTimes } from './date-times.ts';
import type { Changes } from './draft-changes.ts';
import type { EventDates } from './draft-dates.ts';
import type { EventDraft } from './event-rows.ts';
import type { Context } from './thing-rows.ts';
import { timeZoneOf } from './world.ts';

type Event = Catalogue['events'][number];
type Sold = EventDates['sold'][number];

/** The events that are new or different, with an id for each of their dates. */
export function draftEvents(
  { known, world, dates }: CheckedCatalogue,
  changes: Changes,
  { idOf }: Context,
): EventDraft[] {
  let lastDateId = known.largestDateId;
  const draftDate = (event: Event, { date, ...sold }: Sold, stored: EventDates['stored']): DraftDate => {
    const { hall, plan } = sold;
    // Dates in unknown zones have been refused.
    const timeZone = timeZoneOf(world, date.hall) ?? 'UTC';
    return {
      ...{ ...sold, date, timeZone, times: dateTimes(event, date, timeZone) },
      id: stored.get(date.source_id)?.id ?? ++lastDateId,
      hallId: idOf('halls', date.hall),
      placeId: idOf('places', hall.place),
      locationId: idOf('locations', world.places.get(hall.place) ?? ''),
      planId: plan?.id ?? null,
    };
  };
  return changes.events.flatMap((change, index) => {
    const own = dates[index];
    if (!own || change.kind === 'unchanged') return [];
    return [
      {
        change,
        dates: own.sold.map((sold) => draftDate(change.item, sold, own.stored)),
        removed: own.removed.map(({ id }) => id),
        rates: world.ratesFrom(change.item.currency),
      },
    ];
  });
}

export interface WithheldSeats {
  readonly event_id: number;
  readonly date_id: number;
  readonly zone: string;
  readonly seats: readonly number[];
}

/** Seats that are kept from the sale, by date and zone. */
export const withheldSeats = ({ change, dates }: EventDraft): WithheldSeats[] =>
  dates.flatMap(({ id, date, plan }) => {
    if (!plan) return [];
    const seats = new Set((date.not_for_sale?.seats ?? []).flatMap((guid) => plan.seatOf(guid) ?? []));
    const byZone = Map.groupBy(seats, (seat) => plan.zoneOfSeat(seat));
    return [...byZone].map(([zone, ofZone]) => ({ event_id: change.id, date_id: id, zone, seats: ofZone }));
  });
