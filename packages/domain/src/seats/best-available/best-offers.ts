import type { BitSet } from '../bit-set.ts';
import { at, type SeatPlan } from '../plan/plan.ts';
import { bestAvailable } from './best-available.ts';
import { bestTogether, sumOver } from './best-together.ts';
import { runSeats } from './contiguous-runs.ts';
import { type SeatRequest, searchFor } from './seat-search.ts';
import { viewCosts } from './view-costs.ts';

/** Seats to offer, and what speaks for them. */
export type SeatOffer = {
  readonly reason: 'view' | 'value' | 'cheapest';
  readonly seats: readonly number[];
  readonly together: boolean;
};

/** Seats side by side: how far they are from where everybody looks, and what one of them costs. */
type Choice = { readonly seats: readonly number[]; readonly distance: number; readonly price: number };

export type PricedRequest = SeatRequest & Required<Pick<SeatRequest, 'zonePrices'>>;

/** The best choice at each price, the lowest price first. */
function choicesByPrice(plan: SeatPlan, free: BitSet, request: PricedRequest): Choice[] {
  const { zonePrices, maxPrice = Number.POSITIVE_INFINITY } = request;
  const isMeant = (zone: number): boolean => request.zones?.has(zone) !== false;
  const prices = new Set(zonePrices.filter((price, zone) => price <= maxPrice && isMeant(zone)));
  return [...prices]
    .toSorted((a, b) => a - b)
    .flatMap((price) => {
      const ofPrice = zonePrices.flatMap((other, zone) => (other === price && isMeant(zone) ? [zone] : []));
      const search = searchFor(plan, free, { ...request, zones: new Set(ofPrice) });
      const run = bestTogether(search);
      return run ? [{ seats: runSeats(run), distance: sumOver(search.costs, run) / run.count, price }] : [];
    });
}

/** Of what lies between the cheapest choice and the best view, the one that comes nearest to having both. */
function bestValue(choices: readonly Choice[], cheapest: Choice, view: Choice): Choice | undefined {
  const loss = ({ distance, price }: Choice): number =>
    Math.hypot(
      (distance - view.distance) / (cheapest.distance - view.distance),
      (price - cheapest.price) / (view.price - cheapest.price),
    );
  return choices
    .filter(
      ({ price, distance }) => price > cheapest.price && price < view.price && distance < cheapest.distance,
    )
    .toSorted((a, b) => loss(a) - loss(b))
    .find((choice) => loss(choice) < 1);
}

const mean = (seats: readonly number[], value: (seat: number) => number): number =>
  seats.reduce((sum, seat) => sum + value(seat), 0) / seats.length;

/**
 * Up to three offers to choose from, each with its reason: the best view, whatever it costs; the best value; the cheapest seats side
 * by side. Each is there only if it is another than those before it, and nothing when there are not enough seats.
 */
export function bestOffers(plan: SeatPlan, free: BitSet, request: PricedRequest): SeatOffer[] {
  const best = bestAvailable(plan, free, request);
  if (best.reason === 'not_enough') return [];
  const costs = viewCosts(plan);
  const view: Choice = {
    seats: best.seats,
    distance: mean(best.seats, (seat) => at(costs, seat)),
    price: mean(best.seats, (seat) => at(request.zonePrices, at(plan.zone, seat))),
  };
  const offer: SeatOffer = { reason: 'view', seats: best.seats, together: best.together };
  const choices = choicesByPrice(plan, free, request);
  const [cheapest] = choices;
  if (!cheapest || cheapest.price >= view.price) return [offer];
  const value = bestValue(choices, cheapest, view);
  return [
    offer,
    ...(value ? [{ reason: 'value', seats: value.seats, together: true } as const] : []),
    { reason: 'cheapest', seats: cheapest.seats, together: true },
  ];
}
