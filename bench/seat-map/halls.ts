import { plans } from '@parterre/demo/plans/seating-plans';
import type { SeatPlan } from '@parterre/domain/seats/plan/plan';
import { compilePlan } from '@parterre/domain/seats/plan-file/compile-plan';
import { decodePlan } from '@parterre/domain/seats/plan-file/decode-plan';
import { encodePlan } from '@parterre/domain/seats/plan-file/encode-plan';
import { stadium } from '../../packages/domain/src/seats/test/stadium.ts';

/** A hall on the stage: what is served, and the plan behind it. */
export interface Hall {
  readonly name: string;
  readonly file: string;
  readonly plan: SeatPlan;
}

function demoHall(name: keyof typeof plans): Hall {
  const compiled = compilePlan(plans[name]);
  if (compiled.kind === 'faulty') throw new Error(`${name}: ${JSON.stringify(compiled.faults)}`);
  return { name, file: compiled.file, plan: compiled.plan };
}

/** No hall is as large: tiers of curved rows all around a field. */
function largestHall(): Hall {
  const file = JSON.stringify(encodePlan(stadium(100_000)));
  return { name: 'stadium-100000', file, plan: decodePlan(JSON.parse(file)) };
}

/** By the id of their date. */
export const halls = (): ReadonlyMap<number, Hall> =>
  new Map([
    [1, demoHall('studio-120')],
    [2, demoHall('theatre-1100')],
    [3, demoHall('arena-20000')],
    [4, demoHall('club-ga')],
    [5, largestHall()],
  ]);
