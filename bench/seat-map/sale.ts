import { type BitSet, seatSet, setToBase64 } from '@parterre/domain/seats/bit-set';
import { formatOfferId } from '@parterre/domain/seats/offer-id';
import type { Hall } from './halls.ts';

/** The same seats in every run, about as many as half-way through a sale. */
const isFree = (seat: number): boolean => (Math.imul(seat >> 2, 2_654_435_761) >>> 8) % 5 > 1;

export const freeAtFirst = ({ plan }: Hall): BitSet =>
  seatSet(plan.seatCount, Array.from({ length: plan.seatCount }, (_, seat) => seat).filter(isFree));

/** What the public API answers for a date, with prices from the front to the back. */
export function createOffers(performanceId: number, { plan, name }: Hall) {
  const standing = new Set(plan.general.map(({ zone }) => zone));
  const priced = plan.zones.map(({ id, colour }, index) => ({
    id,
    colour,
    name: id,
    price: 7000 - 900 * index,
    service_fee: 480 - 40 * index,
    left: 100,
    isStanding: standing.has(index),
  }));
  return {
    currency_code: 'RUB',
    sale_state: 'on_sale',
    plan: { url: `/plans/${name}.json`, hash: name },
    zones: priced.filter(({ isStanding }) => !isStanding),
    general: priced
      .filter(({ isStanding }) => isStanding)
      .map(({ id, ...offer }) => ({
        ...offer,
        zone_id: id,
        ticket_id: formatOfferId({ kind: 'general', performanceId, zone: id }),
      })),
    max_per_order: 10,
    version: 1,
  };
}

export const toAvailability = (version: number, free: BitSet) => ({ version, free: setToBase64(free) });
