import type { Catalogue } from '@parterre/contracts/catalogue-file/catalogue-file';
import { type CatalogueFault, fault, type Path } from '../catalogue-fault.ts';
import { planZone, type SoldPerformance, unitCapacity } from '../performance-capacity.ts';

type Event = Catalogue['events'][number];
type TicketType = Event['ticket_types'][number];

/** Prices and zones fit: what can be sat on has a price, and what has a price can be sold. */
export function checkPrices(
  event: Event,
  dates: readonly SoldPerformance[],
  derivable: readonly string[],
  path: Path,
): CatalogueFault[] {
  const ownLists = event.dates.flatMap(({ ticket_types }, index) =>
    ticket_types ? [{ types: ticket_types, at: [...path, 'dates', index, 'ticket_types'] }] : [],
  );
  const lists = [{ types: event.ticket_types, at: [...path, 'ticket_types'] }, ...ownLists];
  return [
    ...lists.flatMap(({ types, at }) => baseCurrencyFaults(event.currency, types, at)),
    ...currencyFaults(lists, derivable),
    ...lists.flatMap(({ types, at }) => unsellableFaults(types, dates, at)),
    ...dates.flatMap((date, index) => checkOffer(date, [...path, 'dates', index])),
  ];
}

const baseCurrencyFaults = (currency: string, types: readonly TicketType[], path: Path) =>
  types.flatMap(({ prices }, index) =>
    prices?.[currency] ? [fault([...path, index, 'prices', currency], 'own_currency', {})] : [],
  );

interface PriceList {
  readonly types: readonly TicketType[];
  readonly at: Path;
}

/** An event can be bought in a currency or it cannot: no zone may lack what others have. */
function currencyFaults(lists: readonly PriceList[], derivable: readonly string[]): CatalogueFault[] {
  const currencies = new Set(
    lists.flatMap(({ types }) => types.flatMap(({ prices }) => Object.keys(prices ?? {}))),
  );
  const needed = [...currencies].filter((currency) => !derivable.includes(currency));
  return lists.flatMap(({ types, at }) =>
    types.flatMap(({ prices }, index) =>
      needed
        .filter((currency) => !prices?.[currency])
        .map((currency) => fault([...at, index, 'prices'], 'no_currency', { currency })),
    ),
  );
}

/** A price for a zone that no date sold by this list has. */
function unsellableFaults(types: readonly TicketType[], dates: readonly SoldPerformance[], path: Path) {
  const users = dates.filter(({ ticketTypes }) => ticketTypes === types);
  if (users.length === 0) return [];
  const isSellable = ({ zone }: TicketType) => users.some(({ plan }) => !plan || planZone(plan, zone));
  return types.flatMap((type, index) =>
    isSellable(type) ? [] : [fault([...path, index, 'zone'], 'unknown_zone', { zone: type.zone })],
  );
}

/** What one date offers is there: every seat that is sold has a price, and no place is sold or kept back twice. */
const checkOffer = (sold: SoldPerformance, path: Path): CatalogueFault[] => [
  ...unpricedFaults(sold, path),
  ...capacityFaults(sold, path),
  ...withheldFaults(sold, [...path, 'not_for_sale']),
];

/** A zone without a price is closed, which must be said of its seats; places without a number are just not offered. */
function unpricedFaults({ plan, ticketTypes, date }: SoldPerformance, path: Path): CatalogueFault[] {
  if (!plan) return [];
  const priced = new Set(ticketTypes.map(({ zone }) => zone));
  const unpriced = plan.zones.filter(({ zone, seats }) => seats > 0 && !priced.has(zone));
  if (unpriced.length === 0) return [];
  const withheld = Object.groupBy(date.not_for_sale?.seats ?? [], (guid) => {
    const seat = plan.findSeat(guid);
    return seat === undefined ? '' : plan.zoneOfSeat(seat);
  });
  return unpriced
    .filter(({ zone, seats }) => (withheld[zone]?.length ?? 0) < seats)
    .map(({ zone }) => fault(path, 'no_price', { zone }));
}

function capacityFaults(sold: SoldPerformance, path: Path): CatalogueFault[] {
  const { plan, hall, ticketTypes } = sold;
  if (plan) return tooManyPlaces(sold, path);
  const units = ticketTypes.map((type) => unitCapacity(sold, type));
  const unknown = ticketTypes.filter((_, index) => units[index] === undefined);
  const total = units.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  return [
    ...unknown.map(({ zone }) => fault(path, 'no_capacity', { zone })),
    ...(hall.capacity !== undefined && total > hall.capacity
      ? [fault(path, 'hall_too_small', { total, capacity: hall.capacity })]
      : []),
  ];
}

const tooManyPlaces = ({ plan, ticketTypes }: SoldPerformance, path: Path): CatalogueFault[] =>
  ticketTypes.flatMap(({ zone, capacity }) => {
    const units = plan ? planZone(plan, zone)?.units : undefined;
    return capacity !== undefined && units !== undefined && capacity > units
      ? [fault(path, 'zone_too_small', { count: capacity, zone, units })]
      : [];
  });

function withheldFaults(sold: SoldPerformance, path: Path): CatalogueFault[] {
  const { seats = [], general = {} } = sold.date.not_for_sale ?? {};
  const unknownSeats = seats.filter((guid) => sold.plan?.findSeat(guid) === undefined);
  return [
    ...unknownSeats.map((guid) => fault([...path, 'seats'], 'unknown_seat', { guid })),
    ...Object.entries(general).flatMap(([zone, count]) => {
      const type = sold.ticketTypes.find((found) => found.zone === zone);
      const units = type && unitCapacity(sold, type);
      return units !== undefined && count <= units
        ? []
        : [fault([...path, 'general', zone], 'keeps_back_too_many', { count, units: units ?? 0 })];
    }),
  ];
}
