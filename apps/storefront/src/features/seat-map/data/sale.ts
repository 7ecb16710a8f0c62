import type { GeneralOffer, Offers } from '@parterre/contracts/dates/offers';
import { addMoney, type Money } from '@parterre/domain/money/money';
import { fromWire } from '@parterre/domain/money/wire-money';
import { parseOfferId } from '@parterre/domain/seats/offer-id';
import { maxLooks } from '../renderer/seat-looks.ts';
import type { SeatMapProps } from '../seat-map-props.ts';
import type { SeatAvailability } from './availability.ts';

/** A zone with its price, as it is shown. */
export interface ZoneView {
  readonly id: string;
  readonly name: string;
  /** Fee included. */
  readonly price: Money;
  readonly ticketPrice: Money;
  readonly serviceFee: Money;
  /** Index into the colours and shapes of zones; the highest price has the first. */
  readonly look: number;
}

type PricedZone = Pick<Offers['zones'][number], 'id' | 'name' | 'price' | 'service_fee'>;

const pricedZones = ({ zones, general }: Offers): PricedZone[] => {
  const seated = new Set(zones.map(({ id }) => id));
  const standing = general.map(({ zone_id, ...offer }) => ({ ...offer, id: zone_id }));
  return [...zones, ...standing.filter(({ id }) => !seated.has(id))];
};

/** All zones of a date, seated or not, the highest price first. */
export function zoneViews(offers: Offers): ZoneView[] {
  const sum = ({ price, service_fee }: PricedZone) => price + service_fee;
  return pricedZones(offers)
    .toSorted((a, b) => sum(b) - sum(a))
    .map(({ id, name, price, service_fee }, rank) => {
      const ticketPrice = fromWire(price, offers.currency_code);
      const serviceFee = fromWire(service_fee, offers.currency_code);
      return {
        id,
        name,
        ticketPrice,
        serviceFee,
        price: addMoney(ticketPrice, serviceFee),
        look: rank % maxLooks,
      };
    });
}

/** What is sold for one date, and how much of it this visitor may still add. */
export interface Sale {
  readonly offers: Offers;
  readonly zones: readonly ZoneView[];
  /** Chosen tickets, seats and general admission alike. */
  readonly chosenCount: number;
  /** How many more tickets the order may have. */
  readonly addableCount: number;
  readonly countUnitsLeft: (offer: GeneralOffer) => number;
}

export interface SaleInput {
  readonly performanceId: number;
  readonly tickets: SeatMapProps['tickets'];
  readonly availability: SeatAvailability | null | undefined;
}

/** Tickets of a date that are held or about to be. */
const countChosenTickets = (performanceId: number, tickets: SeatMapProps['tickets']): number =>
  [...tickets].reduce((sum, [id, state]) => {
    const isCounted = state.kind !== 'refused' && parseOfferId(id)?.performanceId === performanceId;
    return isCounted ? sum + state.count : sum;
  }, 0);

/** `zones` are those of the offers, made once for as long as the offers stay the same. */
export function createSale(
  offers: Offers,
  zones: readonly ZoneView[],
  { performanceId, tickets, availability }: SaleInput,
): Sale {
  const chosenCount = countChosenTickets(performanceId, tickets);
  return {
    offers,
    zones,
    chosenCount,
    addableCount: Math.max(0, offers.max_per_order - chosenCount),
    countUnitsLeft: ({ zone_id, left }) => availability?.unitsLeft[zone_id] ?? left,
  };
}

/** Free seats and units of a zone; `seats` as counted in the hall, else the server's count is taken. */
export function countLeftInZone(
  { offers, countUnitsLeft }: Sale,
  zone: string,
  seats: number | undefined,
): number {
  const units = offers.general.filter(({ zone_id }) => zone_id === zone).map(countUnitsLeft);
  const seated = seats ?? offers.zones.find(({ id }) => id === zone)?.left ?? 0;
  return units.reduce((sum, count) => sum + count, seated);
}
