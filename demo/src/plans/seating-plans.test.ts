import { brotliCompressSync } from 'node:zlib';
import { seatingPlan } from '@parterre/contracts/catalogue-file/places';
import { hasFlag, type SeatFlag, type SeatPlan } from '@parterre/domain/seats/plan/plan';
import { encodePlan } from '@parterre/domain/seats/plan-file/encode-plan';
import { parsePretixPlan } from '@parterre/domain/seats/pretix/parse-pretix-plan';
import { describe, expect, it } from 'vitest';
import { seatPitch } from './geometry.ts';
import { plans, seatingPlans } from './seating-plans.ts';

function parsed(id: keyof typeof plans) {
  const result = parsePretixPlan(plans[id]);
  if (result.kind === 'faulty') throw new Error(JSON.stringify(result.faults.slice(0, 5)));
  return result;
}

const listSeats = (plan: SeatPlan) => Array.from({ length: plan.seatCount }, (_, seat) => seat);

const countsByZone = (plan: SeatPlan) =>
  Object.fromEntries(
    plan.zones.map(({ id }, zone) => [
      id,
      plan.zone.filter((it) => it === zone).length +
        plan.general.filter((it) => it.zone === zone).reduce((sum, { capacity }) => sum + capacity, 0),
    ]),
  );

const countWith = (plan: SeatPlan, flag: SeatFlag) =>
  listSeats(plan).filter((seat) => hasFlag(plan, seat, flag)).length;

/** By squares of the size of a pitch: only seats in touching squares can be too close. */
function closestDistance({ x, y, seatCount }: SeatPlan): number {
  const squares = Map.groupBy(
    Array.from({ length: seatCount }, (_, seat) => seat),
    (seat) => `${Math.floor((x[seat] ?? 0) / seatPitch)} ${Math.floor((y[seat] ?? 0) / seatPitch)}`,
  );
  let closest = Number.POSITIVE_INFINITY;
  for (const [square, seats] of squares) {
    const [column = 0, row = 0] = square.split(' ').map(Number);
    const near = [-1, 0, 1].flatMap((dx) =>
      [-1, 0, 1].flatMap((dy) => squares.get(`${column + dx} ${row + dy}`) ?? []),
    );
    for (const seat of seats)
      for (const other of near)
        if (other !== seat)
          closest = Math.min(
            closest,
            Math.hypot((x[seat] ?? 0) - (x[other] ?? 0), (y[seat] ?? 0) - (y[other] ?? 0)),
          );
  }
  return closest;
}

describe.each(Object.keys(plans) as (keyof typeof plans)[])('the plan %s', (id) => {
  const { plan, guids } = parsed(id);
  const { width, height } = plans[id].size ?? { width: 0, height: 0 };

  it('gives every seat a short guid of its own', () => {
    expect(new Set(guids).size).toBe(plan.seatCount);
    expect(Math.max(...guids.map((guid) => guid.length))).toBeLessThanOrEqual(9);
  });

  it('seats nobody on a neighbour', () => {
    // Places are rounded to whole centimetres.
    expect(closestDistance(plan)).toBeGreaterThan(seatPitch - 1.5);
  });

  it('keeps everything inside its size', () => {
    const outlines = [...plan.general, ...plan.decorations].flatMap(({ outline }) => outline);
    const points = [...listSeats(plan).map((seat) => ({ x: plan.x[seat], y: plan.y[seat] })), ...outlines];
    const outside = points.filter(({ x = 0, y = 0 }) => x <= 0 || x >= width || y <= 0 || y >= height);
    expect(outside).toEqual([]);
  });

  it('gives every wheelchair place a companion’s seat', () => {
    expect(countWith(plan, 'accessible')).toBeGreaterThan(0);
    expect(countWith(plan, 'companion')).toBe(countWith(plan, 'accessible'));
  });

  it('names its sections and areas in every language or by number', () => {
    for (const { name, names } of [...plan.sections, ...plan.general]) {
      if (!/^[A-Z0-9]+$/.test(name)) expect(Object.keys(names).sort()).toEqual(['de', 'en', 'es', 'fr']);
    }
  });

  it('is accepted by the contract and compiles to at most 4 kB', () => {
    for (const it of seatingPlans) seatingPlan.parse(it);
    expect(brotliCompressSync(JSON.stringify(encodePlan(plan))).byteLength).toBeLessThanOrEqual(4096);
  });
});

it('the studio has 120 seats in 8 rows', () => {
  const { plan } = parsed('studio-120');
  expect(countsByZone(plan)).toEqual({ front: 56, back: 64 });
  expect(plan.rows).toHaveLength(8);
});

it('the theatre has about 1,100 seats on four levels', () => {
  const { plan } = parsed('theatre-1100');
  expect(Math.abs(plan.seatCount - 1100)).toBeLessThan(20);
  expect(countsByZone(plan)).toMatchObject({ boxes: 56 });
  expect(countWith(plan, 'accessible')).toBe(10);
  expect(countWith(plan, 'restrictedView')).toBe(48);
});

it('the arena has about 20,000 seats and 1,500 standing places', () => {
  const { plan } = parsed('arena-20000');
  expect(plan.seatCount).toBeGreaterThanOrEqual(20_000);
  expect(plan.seatCount).toBeLessThan(20_500);
  expect(countsByZone(plan)).toMatchObject({ floor: 1224, standing: 1500 });
  expect(countWith(plan, 'accessible')).toBe(52);
});

it('the club has 14 tables of four and two standing areas', () => {
  const { plan } = parsed('club-ga');
  expect(countsByZone(plan)).toEqual({ tables: 56, 'dance-floor': 400, balcony: 80 });
  expect(plan.rows.map((row) => row.seatCount)).toEqual(Array.from({ length: 14 }, () => 4));
});

it('every hall is the same from the left and from the right', () => {
  for (const id of ['studio-120', 'theatre-1100', 'arena-20000', 'club-ga'] as const) {
    const { plan } = parsed(id);
    const axis = plan.focal.x;
    const places = new Set(listSeats(plan).map((seat) => `${plan.x[seat]} ${plan.y[seat]}`));
    const lonely = listSeats(plan).filter((seat) => {
      const x = 2 * axis - (plan.x[seat] ?? 0);
      const y = plan.y[seat] ?? 0;
      return ![-1, 0, 1].some((dx) => [-1, 0, 1].some((dy) => places.has(`${x + dx} ${y + dy}`)));
    });
    expect(lonely).toEqual([]);
  }
});
