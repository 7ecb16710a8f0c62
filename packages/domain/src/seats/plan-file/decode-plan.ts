import { layOutRows, type RowLayout, type SectionLayout } from '../plan/lay-out-rows.ts';
import { at, type PlanRow, type Point, type SeatPlan, seatFlags } from '../plan/plan.ts';
import { integerReader } from './integer-text.ts';
import { nextRowLabel, type PlanFile, planFileVersion, trends } from './plan-file.ts';
import { columnReader } from './predicted-column.ts';
import { newPlaces, type Places, placeOnArc, toArc } from './row-arc.ts';
import { type RunReader, runTableReader } from './run-table.ts';

const toPoint = ([x = 0, y = 0]: readonly number[]): Point => ({ x, y });

const toPoints = (flat: readonly number[]): Point[] =>
  Array.from({ length: flat.length / 2 }, (_, index) => toPoint(flat.slice(2 * index)));

function readLayout(file: PlanFile): SectionLayout[] {
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

type Columns = Pick<SeatPlan, 'x' | 'y' | 'zone' | 'flags' | 'number'>;

/** Adds the offsets of seats that their arc misses, one arc after another. */
function offsetAdder(offsets: string, places: Places): (first: number, length: number) => void {
  const readOffset = integerReader(offsets);
  let fitting = readOffset();
  return (first, length) => {
    fitting -= 1;
    if (fitting >= 0) return;
    for (let seat = first; seat < first + length; seat += 1) {
      places.x[seat] = at(places.x, seat) + readOffset();
      places.y[seat] = at(places.y, seat) + readOffset();
    }
    fitting = readOffset();
  };
}

/** Between two arcs of a row is a gap, and where an arc ends one expects an aisle. */
function placeReader(file: PlanFile, columns: Columns): RunReader {
  const { flags } = columns;
  const addOffsets = offsetAdder(file.offsets, columns);
  return (first, length, values, row) => {
    const last = first + length - 1;
    placeOnArc(columns, first, length, toArc(values));
    addOffsets(first, length);
    if (first > row.firstSeat) flags[first - 1] = at(flags, first - 1) | seatFlags.gapAfter;
    flags[first] = seatFlags.aisle;
    flags[last] = seatFlags.aisle;
  };
}

const numberReader =
  ({ number }: Columns): RunReader =>
  (first, length, [start = 0, step = 0]) => {
    for (let seat = 0; seat < length; seat += 1) number[first + seat] = start + seat * step;
  };

const zoneReader =
  ({ zone }: Columns): RunReader =>
  (first, length, [value]) =>
    zone.fill(value ?? 0, first, first + length);

/** What is not as the arcs let one expect. */
const flagReader =
  ({ flags }: Columns): RunReader =>
  (first, length, [value = 0]) => {
    if (value !== 0)
      for (let seat = first; seat < first + length; seat += 1) flags[seat] = at(flags, seat) ^ value;
  };

function readColumns(file: PlanFile, rows: readonly PlanRow[], seatCount: number): Columns {
  const columns = {
    ...newPlaces(seatCount),
    zone: new Uint8Array(seatCount),
    flags: new Uint8Array(seatCount),
    number: new Int32Array(seatCount),
  };
  const readers = [
    runTableReader(file.arcs, trends.arcs, placeReader(file, columns)),
    runTableReader(file.numbers, trends.numbers, numberReader(columns)),
    runTableReader(file.zone, trends.zone, zoneReader(columns)),
    runTableReader(file.flags, trends.flags, flagReader(columns)),
  ];
  for (const row of rows) for (const read of readers) read(row);
  return columns;
}

/** The plan that was encoded. Throws when the file is of another version or damaged. */
export function decodePlan(file: PlanFile): SeatPlan {
  if (file.version !== planFileVersion)
    throw new RangeError(`plan file version ${file.version} is not known`);
  const layout = layOutRows(readLayout(file));
  return {
    name: file.name,
    focal: toPoint(file.focal),
    zones: file.zones.map(([id, name, colour]) => ({ id, name, colour })),
    general: file.general.map(([name, zone, capacity, outline, names]) => ({
      name,
      names,
      zone,
      capacity,
      outline: toPoints(outline),
    })),
    decorations: file.decorations.map(([name, colour, outline, names]) => ({
      name,
      names,
      colour,
      outline: toPoints(outline),
    })),
    labels: new Map(file.seatLabels),
    ...layout,
    ...readColumns(file, layout.rows, layout.seatCount),
  };
}
