import type { CheckedCatalogue } from './check-catalogue.ts';
import type { Changes } from './draft-changes.ts';
import type { EventDates } from './draft-dates.ts';
import type { DraftDate } from './date-rows.ts';
import type { EventDraft } from './event-rows.ts';
import type { Row } from './tables.ts';
import type { Context } from './thing-rows.ts';
import { timeZoneOf } from './world.ts';

/** The events that are new or different, with an id for each of their dates. */
export function draftEvents(
  { known, world, dates }: CheckedCatalogue,
  changes: Changes,
  { idOf }: Context,
): EventDraft[] {
  let lastDateId = known.largestDateId;
  const draftDate = (sold: EventDates['sold'][number], { stored }: EventDates): DraftDate => {
    const { date, hall, plan } = sold;
    return {
      ...sold,
      id: stored.get(date.source_id)?.id ?? ++lastDateId,
      // Dates in unknown zones have been refused.
      timeZone: timeZoneOf(world, date.hall) ?? 'UTC',
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
        dates: own.sold.map((sold) => draftDate(sold, own)),
        removed: own.removed.map(({ id }) => id),
        rates: world.ratesFrom(change.item.currency),
      },
    ];
  });
}

/** Seats that are kept from the sale, as rows of the stock. */
export const withheldSeatRows = ({ change, dates }: EventDraft): Row[] =>
  dates.flatMap(({ id, date, plan }) =>
    [...new Set(date.not_for_sale?.seats ?? [])].flatMap((guid) => {
      const seat = plan?.seatOf(guid);
      if (plan === undefined || seat === undefined) return [];
      return [{ event_id: change.id, date_id: id, seat, zone: plan.zoneOfSeat(seat), state: 'withheld' }];
    }),
  );
