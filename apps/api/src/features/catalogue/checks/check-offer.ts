import { type CatalogueFault, fault, type Path } from '../catalogue-fault.ts';
import { placesOf, planZone, type SoldDate } from '../import/date-capacity.ts';

/** What one date offers is there: every seat that is sold has a price, and no place is sold or kept back twice. */
export const checkOffer = (sold: SoldDate, path: Path): CatalogueFault[] => [
  ...unpricedFaults(sold, path),
  ...capacityFaults(sold, path),
  ...withheldFaults(sold, [...path, 'not_for_sale']),
];

/** A zone without a price is closed, which must be said of its seats; places without a number are just not offered. */
function unpricedFaults({ plan, ticketTypes, date }: SoldDate, path: Path): CatalogueFault[] {
  if (!plan) return [];
  const priced = new Set(ticketTypes.map(({ zone }) => zone));
  const unpriced = plan.zones.filter(({ zone, seats }) => seats > 0 && !priced.has(zone));
  if (unpriced.length === 0) return [];
  const withheld = Object.groupBy(date.not_for_sale?.seats ?? [], (guid) => {
    const seat = plan.seatOf(guid);
    return seat === undefined ? '' : plan.zoneOfSeat(seat);
  });
  return unpriced
    .filter(({ zone, seats }) => (withheld[zone]?.length ?? 0) < seats)
    .map(({ zone }) => fault(path, `the zone ${zone} of the plan has no price`));
}

function capacityFaults(sold: SoldDate, path: Path): CatalogueFault[] {
  const { plan, hall, ticketTypes } = sold;
  if (plan) return tooManyPlaces(sold, path);
  const places = ticketTypes.map((type) => placesOf(sold, type));
  const unknown = ticketTypes.filter((_, index) => places[index] === undefined);
  const total = places.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  return [
    ...unknown.map(({ zone }) => fault(path, `nobody says how many may be sold of ${zone}`)),
    ...(hall.capacity !== undefined && total > hall.capacity
      ? [fault(path, `sells ${total} places in a hall that holds ${hall.capacity}`)]
      : []),
  ];
}

const tooManyPlaces = ({ plan, ticketTypes }: SoldDate, path: Path): CatalogueFault[] =>
  ticketTypes.flatMap(({ zone, capacity }) => {
    const places = plan ? planZone(plan, zone)?.places : undefined;
    return capacity !== undefined && places !== undefined && capacity > places
      ? [fault(path, `sells ${capacity} places of ${zone}, where the plan has ${places}`)]
      : [];
  });

function withheldFaults(sold: SoldDate, path: Path): CatalogueFault[] {
  const { seats = [], general = {} } = sold.date.not_for_sale ?? {};
  const unknownSeats = seats.filter((guid) => sold.plan?.seatOf(guid) === undefined);
  return [
    ...unknownSeats.map((guid) => fault([...path, 'seats'], `the hall has no seat ${guid}`)),
    ...Object.entries(general).flatMap(([zone, count]) => {
      const type = sold.ticketTypes.find((found) => found.zone === zone);
      const places = type && placesOf(sold, type);
      return places !== undefined && count <= places
        ? []
        : [fault([...path, 'general', zone], `keeps back ${count} of ${places ?? 'no'} places`)];
    }),
  ];
}
