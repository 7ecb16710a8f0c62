import { at, type Point, type SeatPlan, seatFlags } from '../plan/plan.ts';
import { standsAtEdge } from '../plan/stands-at-edge.ts';
import { writeIntegers } from './integer-text.ts';
import { nextRowLabel, type PlanFile, planFileVersion, trends } from './plan-file.ts';
import { columnWriter } from './predicted-column.ts';
import { newPlaces, placeOnArc, toArc } from './row-arc.ts';
import { arcRuns, equalRuns, numberRuns } from './row-runs.ts';
import { type Run, writeRunTable } from './run-table.ts';

const flatPoints = (points: readonly Point[]): number[] => points.flatMap(({ x, y }) => [x, y]);

function encodeCounts({ rows }: SeatPlan): string {
  const counts = columnWriter('steady');
  for (const { seatCount } of rows) counts.write(0, seatCount);
  return counts.text();
}

const unexpectedRowLabels = ({ rows, sections }: SeatPlan): PlanFile['rowLabels'] =>
  rows.flatMap(({ label, section }, row) => {
    const previous = row === sections[section]?.firstRow ? undefined : rows[row - 1]?.label;
    return label === nextRowLabel(previous) ? [] : [[row, label] as const];
  });

/** Without gaps, which the arcs tell, and with aisles turned about where they are expected. */
function unexpectedFlags(plan: SeatPlan): Uint8Array {
  const unexpected = plan.flags.map((flags) => flags & ~seatFlags.gapAfter);
  for (const row of plan.rows)
    for (let seat = row.firstSeat; seat < row.firstSeat + row.seatCount; seat += 1)
      if (standsAtEdge(plan, row, seat)) unexpected[seat] = at(unexpected, seat) ^ seatFlags.aisle;
  return unexpected;
}

/** How many arcs fit, then the offsets of the seats of one that does not, and so on; last, how many fit. */
function encodeOffsets(plan: SeatPlan, arcs: readonly Run[]): string {
  const integers: number[] = [];
  const places = newPlaces(plan.seatCount);
  let fitting = 0;
  for (const { first, length, values } of arcs) {
    placeOnArc(places, first, length, toArc(values));
    const offsets: number[] = [];
    for (let seat = first; seat < first + length; seat += 1)
      offsets.push(at(plan.x, seat) - at(places.x, seat), at(plan.y, seat) - at(places.y, seat));
    const misses = offsets.some((offset) => offset !== 0);
    if (misses) integers.push(fitting, ...offsets);
    fitting = misses ? 0 : fitting + 1;
  }
  return writeIntegers([...integers, fitting]);
}

/** Loses nothing: `decodePlan` gives the same plan again. */
export function encodePlan(plan: SeatPlan): PlanFile {
  const arcs = plan.rows.map((row) => arcRuns(plan, row));
  const flags = unexpectedFlags(plan);
  return {
    version: planFileVersion,
    name: plan.name,
    focal: flatPoints([plan.focal]),
    zones: plan.zones.map(({ id, name, colour }) => [id, name, colour]),
    sections: plan.sections.map(({ name, rowCount, names }) => [name, rowCount, names]),
    general: plan.general.map(({ name, zone, capacity, outline, names }) => [
      name,
      zone,
      capacity,
      flatPoints(outline),
      names,
    ]),
    decorations: plan.decorations.map(({ name, colour, outline, names }) => [
      name,
      colour,
      flatPoints(outline),
      names,
    ]),
    counts: encodeCounts(plan),
    rowLabels: unexpectedRowLabels(plan),
    wholeRows: plan.rows.flatMap(({ soldWhole }, row) => (soldWhole ? [row] : [])),
    arcs: writeRunTable(arcs, trends.arcs),
    offsets: encodeOffsets(plan, arcs.flat()),
    numbers: writeRunTable(
      plan.rows.map((row) => numberRuns(plan, row)),
      trends.numbers,
    ),
    seatLabels: [...plan.labels],
    zone: writeRunTable(
      plan.rows.map((row) => equalRuns(plan.zone, row)),
      trends.zone,
    ),
    flags: writeRunTable(
      plan.rows.map((row) => equalRuns(flags, row)),
      trends.flags,
    ),
  };
}
