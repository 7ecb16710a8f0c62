import type { Offers } from '@parterre/contracts/dates/offers';
import { addMoney, type Money } from '@parterre/domain/money/money';
import { fromWire } from '@parterre/domain/money/wire-money';
import { mostLooks } from '../engine/seat-looks.ts';

/** What is priced together, as it is shown. */
export interface ZoneView {
  readonly id: string;
  readonly name: string;
  /** All-in. */
  readonly price: Money;
  readonly ticketPrice: Money;
  readonly serviceFee: Money;
  /** Its place in the ramp of colours; the dearest is first. */
  readonly look: number;
}

type Priced = Pick<Offers['zones'][number], 'id' | 'name' | 'price' | 'service_fee'>;

const pricedZones = ({ zones, general }: Offers): Priced[] => {
  const seated = new Set(zones.map(({ id }) => id));
  const standing = general.map(({ zone_id, ...offer }) => ({ ...offer, id: zone_id }));
  return [...zones, ...standing.filter(({ id }) => !seated.has(id))];
};

/** All zones of a date, seated or not, from the dearest on. */
export function zoneViews(offers: Offers): ZoneView[] {
  const sum = ({ price, service_fee }: Priced) => price + service_fee;
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
        look: rank % mostLooks,
      };
    });
}
