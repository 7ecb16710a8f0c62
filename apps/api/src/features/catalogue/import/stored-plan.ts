import type { HallPlan } from './hall-plan.ts';
import type { PlanRow } from './plan.queries.ts';
import { type ReadPlan, readHallPlan } from './read-hall-plan.ts';

/** Compiled only when its seats are asked for, which most imports never do. */
export function storedPlan({ id, source_id, source, hash, zones, seat_count }: PlanRow): HallPlan {
  let compiled: ReadPlan & { kind: 'read' };
  const seats = () => {
    compiled ??= compileStored(id, source);
    return compiled;
  };
  return {
    ...{ id, hash, zones, sourceId: source_id, seatCount: seat_count },
    seatOf: (guid) => seats().seatOf(guid),
    zoneOfSeat: (seat) => seats().zoneOfSeat(seat),
  };
}

function compileStored(id: number, source: string) {
  const read = readHallPlan(JSON.parse(source));
  if (read.kind === 'refused') throw new Error(`The stored plan ${id} does not compile any more`);
  return read;
}
