import { at } from './column.ts';
import { integerReader } from './integer-text.ts';
import { layOutRows, type RowLayout, type SectionLayout } from './lay-out-rows.ts';
import { type PlanRow, type Point, type SeatPlan, seatFlags } from './plan.ts';
import { nextRowLabel, type PlanFile, planFileVersion, trends } from './plan-file.ts';
import { columnReader } from './predicted-column.ts';
import { newPlaces, type Places, placeOnArc } from './row-arc.ts';
import { arcOf } from './row-runs.ts';
import { type Run, runTableReader } from './run-table.ts';
import { standsAtEdge } from './stands-at-edge.ts';

const pointOf = ([x = 0, y = 0]: readonly number[]): Point => ({ x, y });

const pointsOf = (flat: readonly number[]): Point[] =>
  Array.from({ length: flat.length / 2 }, (_, index) => pointOf(flat.slice(2 * index)));

function layoutOf(file: PlanFile): SectionLayout[] {
  const readCount = columnReader(file.counts, 'steady');
  const labels = new Map(file.rowLabels);
  const whole = new Set(file.wholeRows);
  let row = 0;
  return file.sections.map(([name, rowCount, names]) => {
    const rows: RowLayout[] = [];
    for (; rows.length < rowCount; row += 1) {
      const label = labels.get(row) ?? nextRowLabel(rows.at(-1)?.label);
      rows.push({ label, seatCount: readCount(0), soldWhole: whole.has(row) });
    }
    return { name, names, rows };
  });
}

/** Puts the seats of one arc after another in their places. */
function arcPlacer(offsets: string, places: Places): (run: Run) => void {
  const readOffset = integerReader(offsets);
  let fitting = readOffset();
  return ({ first, length, values }) => {
    placeOnArc(places, first, length, arcOf(values));
    fitting -= 1;
    if (fitting >= 0) return;
    for (let seat = first; seat < first + length; seat += 1) {
      places.x[seat] = at(places.x, seat) + readOffset();
      places.y[seat] = at(places.y, seat) + readOffset();
    }
    fitting = readOffset();
  };
}

function columnsOf(file: PlanFile, rows: readonly PlanRow[], seatCount: number) {
  const places = newPlaces(seatCount);
  const columns = {
    ...places,
    zone: new Uint8Array(seatCount),
    flags: new Uint8Array(seatCount),
    number: new Int32Array(seatCount),
  };
  const placeArc = arcPlacer(file.offsets, places);
  const readArcs = runTableReader(file.arcs, trends.arcs);
  const readNumbers = runTableReader(file.numbers, trends.numbers);
  const readZones = runTableReader(file.zone, trends.zone);
  const readFlags = runTableReader(file.flags, trends.flags);
  for (const row of rows) {
    const arcs = readArcs(row);
    arcs.forEach(placeArc);
    for (const { first } of arcs.slice(1)) columns.flags[first - 1] = seatFlags.gapAfter;
    for (const { first, length, values } of readNumbers(row))
      for (let seat = 0; seat < length; seat += 1)
        columns.number[first + seat] = at(values, 0) + seat * at(values, 1);
    for (const { first, length, values } of readZones(row))
      columns.zone.fill(at(values, 0), first, first + length);
    for (const { first, length, values } of readFlags(row))
      for (let seat = first; seat < first + length; seat += 1) {
        const aisle = standsAtEdge(columns, row, seat) ? seatFlags.aisle : 0;
        columns.flags[seat] = at(columns.flags, seat) | (at(values, 0) ^ aisle);
      }
  }
  return columns;
}

/** The plan that was encoded. Throws when the file is of another version or damaged. */
export function decodePlan(file: PlanFile): SeatPlan {
  if (file.version !== planFileVersion)
    throw new RangeError(`plan file version ${file.version} is not known`);
  const layout = layOutRows(layoutOf(file));
  return {
    name: file.name,
    focal: pointOf(file.focal),
    zones: file.zones.map(([id, name, colour]) => ({ id, name, colour })),
    general: file.general.map(([name, zone, capacity, outline, names]) => ({
      ...{ name, names, zone, capacity, outline: pointsOf(outline) },
    })),
    decorations: file.decorations.map(([name, colour, outline, names]) => ({
      ...{ name, names, colour, outline: pointsOf(outline) },
    })),
    labels: new Map(file.seatLabels),
    ...layout,
    ...columnsOf(file, layout.rows, layout.seatCount),
  };
}
