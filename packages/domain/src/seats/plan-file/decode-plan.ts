import { at } from '../plan/column.ts';
import { layOutRows, type RowLayout, type SectionLayout } from '../plan/lay-out-rows.ts';
import { type PlanRow, type Point, type SeatPlan, seatFlags } from '../plan/plan.ts';
import { standsAtEdge } from '../plan/stands-at-edge.ts';
import { integerReader } from './integer-text.ts';
import { nextRowLabel, type PlanFile, planFileVersion, trends } from './plan-file.ts';
import { columnReader } from './predicted-column.ts';
import { arcOf, newPlaces, type Places, placeOnArc } from './row-arc.ts';
import { type Run, runTableReader } from './run-table.ts';

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

type Columns = Pick<SeatPlan, 'x' | 'y' | 'zone' | 'flags' | 'number'>;

/** Fills a column for one row after another. */
type Filler = (file: PlanFile, columns: Columns) => (row: PlanRow) => void;

/** Adds the offsets of seats that their arc misses, one arc after another. */
function offsetAdder(offsets: string, places: Places): (run: Run) => void {
  const readOffset = integerReader(offsets);
  let fitting = readOffset();
  return ({ first, length }) => {
    fitting -= 1;
    if (fitting >= 0) return;
    for (let seat = first; seat < first + length; seat += 1) {
      places.x[seat] = at(places.x, seat) + readOffset();
      places.y[seat] = at(places.y, seat) + readOffset();
    }
    fitting = readOffset();
  };
}

/** Between two arcs of a row is a gap. */
const fillPlaces: Filler = (file, columns) => {
  const readArcs = runTableReader(file.arcs, trends.arcs);
  const addOffsets = offsetAdder(file.offsets, columns);
  return (row) => {
    for (const run of readArcs(row)) {
      placeOnArc(columns, run.first, run.length, arcOf(run.values));
      addOffsets(run);
      if (run.first > row.firstSeat) columns.flags[run.first - 1] = seatFlags.gapAfter;
    }
  };
};

const fillNumbers: Filler = (file, columns) => {
  const readNumbers = runTableReader(file.numbers, trends.numbers);
  return (row) => {
    for (const { first, length, values } of readNumbers(row))
      for (let seat = 0; seat < length; seat += 1)
        columns.number[first + seat] = at(values, 0) + seat * at(values, 1);
  };
};

const fillZones: Filler = (file, columns) => {
  const readZones = runTableReader(file.zone, trends.zone);
  return (row) => {
    for (const { first, length, values } of readZones(row))
      columns.zone.fill(at(values, 0), first, first + length);
  };
};

/** The gaps must be there, since aisles are expected beside them. */
const fillFlags: Filler = (file, columns) => {
  const readFlags = runTableReader(file.flags, trends.flags);
  return (row) => {
    for (const { first, length, values } of readFlags(row))
      for (let seat = first; seat < first + length; seat += 1) {
        const aisle = standsAtEdge(columns, row, seat) ? seatFlags.aisle : 0;
        columns.flags[seat] = at(columns.flags, seat) | (at(values, 0) ^ aisle);
      }
  };
};

function columnsOf(file: PlanFile, rows: readonly PlanRow[], seatCount: number): Columns {
  const columns = {
    ...newPlaces(seatCount),
    zone: new Uint8Array(seatCount),
    flags: new Uint8Array(seatCount),
    number: new Int32Array(seatCount),
  };
  const fillers = [fillPlaces, fillNumbers, fillZones, fillFlags].map((filler) => filler(file, columns));
  for (const row of rows) for (const fill of fillers) fill(row);
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
      name,
      names,
      zone,
      capacity,
      outline: pointsOf(outline),
    })),
    decorations: file.decorations.map(([name, colour, outline, names]) => ({
      name,
      names,
      colour,
      outline: pointsOf(outline),
    })),
    labels: new Map(file.seatLabels),
    ...layout,
    ...columnsOf(file, layout.rows, layout.seatCount),
  };
}
