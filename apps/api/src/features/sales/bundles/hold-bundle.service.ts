import type { BundleHold } from '@parterre/contracts/bundles/bundle';
import { type Bundle, bundleState } from '@parterre/domain/bundles/bundle';
import { bestAvailable } from '@parterre/domain/seats/best-available/best-available';
import { type BitSet, changeSet, hasSeat } from '@parterre/domain/seats/bit-set';
import { formatOfferId } from '@parterre/domain/seats/offer-id';
import type { SeatPlan } from '@parterre/domain/seats/plan/plan';
import { codeKey } from '@parterre/domain/vouchers/voucher-code';
import type { Reader } from '../../../catalogue-reader/reader.ts';
import type { Visit } from '../../basket/change-basket.service.ts';
import {
  type Choice,
  type HeldTogether,
  type HoldTogetherDeps,
  holdTogether,
} from '../../basket/hold-together.service.ts';
import type { WantedOffer } from '../../basket/take-over.service.ts';
import { readFreeSeats } from '../../performances/availability.service.ts';
import { selectBundles } from './bundles.queries.ts';
import { seatKey } from './seat-key.ts';

export interface HoldBundleDeps {
  readonly reader: Reader;
  readonly together: HoldTogetherDeps;
}

export type HeldBundle = HeldTogether | { readonly kind: 'unknown' } | { readonly kind: 'other-choices' };

/** Holds the best seats that a bundle can have: as many in each of its performances, the same ones where it says so. */
export async function holdBundle(
  deps: HoldBundleDeps,
  visit: Visit,
  { code, count, choices }: BundleHold,
): Promise<HeldBundle> {
  const bundle = (await selectBundles(deps.reader.db, [codeKey(code)])).get(codeKey(code));
  if (!bundle || bundleState(bundle, deps.reader.now()) !== 'active') return { kind: 'unknown' };
  if (!(await fits(deps, bundle, choices))) return { kind: 'other-choices' };
  return holdTogether(deps.together, visit, ({ at }) =>
    bundle.isSameSeat ? chooseSame(deps, { choices, count, at }) : chooseEach(deps, { choices, count, at }),
  );
}

type Choices = BundleHold['choices'];

async function fits({ together }: HoldBundleDeps, bundle: Bundle, choices: Choices): Promise<boolean> {
  const { eventIds, performanceIds, zones, pick } = bundle;
  const dates = await Promise.all(choices.map(({ date_id }) => together.offers.dates.read(date_id)));
  const items = dates.flatMap((date) => {
    if (!date) return [];
    if (performanceIds) return performanceIds.includes(date.id) ? [date.id] : [];
    return eventIds?.includes(date.eventId) ? [date.eventId] : [];
  });
  return (
    choices.length === pick &&
    new Set(items).size === pick &&
    choices.every(({ zone }) => zones === null || zones.includes(zone)) &&
    choices.every(({ zone }, index) => dates[index]?.zones.has(zone) ?? false)
  );
}

interface Wanted {
  readonly choices: Choices;
  readonly count: number;
  readonly at: Date;
}

async function chooseEach(deps: HoldBundleDeps, { choices, count, at }: Wanted): Promise<Choice> {
  const wanted: WantedOffer[] = [];
  const lacking: number[] = [];
  for (const { date_id: performanceId, zone } of choices) {
    const date = await deps.together.offers.dates.read(performanceId);
    if (date?.zones.get(zone)?.hasUnits) {
      wanted.push({ offerId: formatOfferId({ kind: 'general', performanceId, zone }), count });
      continue;
    }
    const hall = await readHall(deps, performanceId, at);
    const seats = hall ? bestSeats(hall, { zone, count, at }) : [];
    if (seats.length < count) lacking.push(performanceId);
    wanted.push(...seats.map((seat) => toOffer(performanceId, seat)));
  }
  return lacking.length > 0 ? { kind: 'lacking', performanceIds: lacking } : { kind: 'chosen', wanted };
}

/** Seats are the same where they are called the same: halls may have been drawn anew between two performances. */
async function chooseSame(deps: HoldBundleDeps, { choices, count, at }: Wanted): Promise<Choice> {
  const halls: { readonly id: number; readonly hall: Hall; readonly free: ReadonlyMap<string, number> }[] =
    [];
  const lacking: number[] = [];
  for (const { date_id: id, zone } of choices) {
    const hall = await readHall(deps, id, at);
    const free = hall ? freeByKey(hall, zone) : new Map<string, number>();
    if (!hall || free.size < count) lacking.push(id);
    else halls.push({ id, hall, free });
  }
  const [first, ...others] = halls;
  if (lacking.length > 0 || !first) return { kind: 'lacking', performanceIds: lacking };
  const { hall, free } = first;
  const isFreeInAll = (key: string) => others.every((one) => one.free.has(key));
  const common = [...free].filter(([key]) => isFreeInAll(key));
  const all = [...Array(hall.plan.seatCount).keys()];
  const kept = new Set(common.map(([, seat]) => seat));
  const shared = changeSet(hall.free, { remove: all.filter((seat) => !kept.has(seat)) });
  const zone = choices.find(({ date_id }) => date_id === first.id)?.zone ?? '';
  const seats = bestSeats({ ...hall, free: shared }, { zone, count, at });
  if (seats.length < count) return { kind: 'lacking', performanceIds: leastFree(halls) };
  const keys = seats.map((seat) => seatKey(hall.plan, seat));
  const wanted = halls.flatMap((one) =>
    keys.flatMap((key) => {
      const seat = one.free.get(key);
      return seat === undefined ? [] : [toOffer(one.id, seat)];
    }),
  );
  return { kind: 'chosen', wanted };
}

/** Each has enough, but not the same: those that have least are named, since others are easier to find there. */
function leastFree(
  halls: readonly { readonly id: number; readonly free: ReadonlyMap<string, number> }[],
): number[] {
  const least = Math.min(...halls.map(({ free }) => free.size));
  return halls.filter(({ free }) => free.size === least).map(({ id }) => id);
}

interface Hall {
  readonly plan: SeatPlan;
  readonly free: BitSet;
}

async function readHall(
  { reader, together }: HoldBundleDeps,
  id: number,
  at: Date,
): Promise<Hall | undefined> {
  const seats = await readFreeSeats(reader, id, { at });
  const plan = seats?.plan && (await together.offers.plans.read(seats.plan.hash));
  return plan && { plan, free: seats.free };
}

function freeByKey({ plan, free }: Hall, zone: string): ReadonlyMap<string, number> {
  const wanted = plan.zones.findIndex(({ id }) => id === zone);
  const seats = [...Array(plan.seatCount).keys()].filter(
    (seat) => plan.zone[seat] === wanted && hasSeat(free, seat),
  );
  return new Map(seats.map((seat) => [seatKey(plan, seat), seat]));
}

interface SeatsWanted {
  readonly zone: string;
  readonly count: number;
  readonly at: Date;
}

const bestSeats = ({ plan, free }: Hall, { zone, count, at }: SeatsWanted): readonly number[] =>
  bestAvailable(plan, free, {
    count,
    // Visitors who come at the same moment are not all offered the same seats.
    seed: at.getTime() & 0x7fff_ffff,
    zones: new Set([plan.zones.findIndex(({ id }) => id === zone)]),
  }).seats;

const toOffer = (performanceId: number, seat: number): WantedOffer => ({
  offerId: formatOfferId({ kind: 'seat', performanceId, seat }),
  count: 1,
});
