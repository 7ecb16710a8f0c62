import type { SeatPlan } from '@parterre/domain/seats/plan/plan';
import { encodePlan } from '@parterre/domain/seats/plan-file/encode-plan';
import { parsePretixPlan } from '@parterre/domain/seats/pretix/parse-pretix-plan';
import { hashOf } from './content.ts';
import type { HallPlan, HallZone } from './hall-plan.ts';

export type ReadPlan =
  | ({ readonly kind: 'read'; readonly compiled: string } & Omit<HallPlan, 'id' | 'sourceId'>)
  | { readonly kind: 'refused'; readonly reasons: readonly string[] };

/** Compiles a plan. Its hash names the compiled file, and changes with the order of seats too. */
export function readHallPlan(source: unknown): ReadPlan {
  const parsed = parsePretixPlan(source);
  if (parsed.kind === 'faulty')
    return { kind: 'refused', reasons: parsed.faults.map(({ path, reason }) => `${path} ${reason}`) };
  const { plan, guids } = parsed;
  const seats = new Map(guids.map((guid, seat) => [guid, seat]));
  const compiled = encodePlan(plan);
  return {
    kind: 'read',
    compiled: JSON.stringify(compiled),
    hash: hashOf([compiled, guids]).slice(0, 22),
    seatCount: plan.seatCount,
    zones: zonesOf(plan),
    seatOf: (guid) => seats.get(guid),
    zoneOfSeat: (seat) => plan.zones[plan.zone[seat] ?? 0]?.id ?? '',
  };
}

function zonesOf({ zones, zone: zoneOfSeat, general }: SeatPlan): HallZone[] {
  const seats = new Uint32Array(zones.length);
  for (const zone of zoneOfSeat) seats[zone] = (seats[zone] ?? 0) + 1;
  return zones.map(({ id, colour }, index) => ({
    zone: id,
    colour,
    seats: seats[index] ?? 0,
    places: general.filter(({ zone }) => zone === index).reduce((sum, { capacity }) => sum + capacity, 0),
  }));
}
