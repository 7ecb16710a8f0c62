import type { CatalogueFile } from '@parterre/contracts/catalogue-file/catalogue-file';
import type { DemoEvent } from './demo-event.ts';
import { type Currency, findHall, type HallId, hallCurrency } from './demo-halls.ts';
import { zonesByKind } from './zones.ts';

type TicketType = NonNullable<CatalogueFile['events']>[number]['ticket_types'][number];

const feeShare = 0.08;

const steps: Readonly<Record<Currency, { price: number; fee: number }>> = {
  RUB: { price: 50, fee: 10 },
  EUR: { price: 1, fee: 0.5 },
  GBP: { price: 1, fee: 0.5 },
};

const roundTo = (value: number, step: number) => Math.max(step, Math.round(value / step) * step);

/** What a seat or a place costs at the event, zone by zone. */
export function createTicketTypes(
  event: Pick<DemoEvent, 'topPrice' | 'closedZones'>,
  hall: HallId,
): TicketType[] {
  const { kind, capacity = 0 } = findHall(hall);
  const step = steps[hallCurrency(hall)];
  return zonesByKind[kind]
    .filter((zone) => !event.closedZones?.includes(zone.id))
    .map(({ id, name, share, places, placesShare }) => {
      const price = roundTo(event.topPrice * share, step.price);
      const seatless = places ?? (placesShare && Math.floor(capacity * placesShare));
      return {
        zone: id,
        name: { ...name },
        price,
        service_fee: roundTo(price * feeShare, step.fee),
        ...(seatless !== undefined && { capacity: seatless }),
      };
    });
}
