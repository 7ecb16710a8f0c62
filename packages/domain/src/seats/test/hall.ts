import { type BitSet, seatSet } from '../bit-set.ts';
import { layOutRows } from '../plan/lay-out-rows.ts';
import { at, type SeatPlan, seatFlags } from '../plan/plan.ts';
import { standsAtEdge } from '../plan/stands-at-edge.ts';

// What a letter says of a seat; of those that need something, a capital is a free one.
const seatFlagBits: Readonly<Record<string, number>> = {
  o: 0,
  x: 0,
  a: seatFlags.accessible,
  A: seatFlags.accessible,
  c: seatFlags.companion,
  C: seatFlags.companion,
  r: seatFlags.restrictedView,
  R: seatFlags.restrictedView,
};
const isFree = (letter: string): boolean => letter === 'o' || letter !== letter.toLowerCase();
const seatWidth = 50;
const rowDepth = 100;

export type Hall = { readonly plan: SeatPlan; readonly free: BitSet };

type DrawnSeat = { readonly letter: string; readonly x: number; readonly y: number; readonly gap: boolean };

const lineSeats = (line: string, index: number): DrawnSeat[] =>
  [...line].flatMap((letter, column) => {
    if (seatFlagBits[letter] === undefined) return [];
    return { letter, x: column * seatWidth, y: (index + 1) * rowDepth, gap: line[column + 1] === '|' };
  });

function markAisles(flags: Uint8Array, rows: SeatPlan['rows']): void {
  for (const row of rows)
    for (let seat = row.firstSeat; seat < row.firstSeat + row.seatCount; seat += 1)
      if (standsAtEdge({ flags }, row, seat)) flags[seat] = at(flags, seat) | seatFlags.aisle;
}

/**
 * A hall as it is drawn, the stage above: `o` free, `x` taken, `A` accessible, `C` companion, `R` restricted view
 * (small ones are taken), `|` a gap in the row, a blank a place without a seat. An empty line begins another section.
 */
export function hall(
  drawing: string,
  { zoneIndex = (_seat: number): number => 0, whole = false } = {},
): Hall {
  const lines = drawing.split('\n').map(lineSeats);
  const sections: DrawnSeat[][][] = [[]];
  for (const line of lines) {
    if (line.length === 0) sections.push([]);
    else sections.at(-1)?.push(line);
  }
  const filled = sections.filter((rows) => rows.length > 0);
  const seats = lines.flat();
  const layout = layOutRows(
    filled.map((rows, section) => ({
      name: String.fromCharCode(65 + section),
      names: {},
      rows: rows.map((row, index) => ({ label: String(index + 1), seatCount: row.length, soldWhole: whole })),
    })),
  );
  const flags = Uint8Array.from(
    seats,
    ({ letter, gap }) => (seatFlagBits[letter] ?? 0) | (gap ? seatFlags.gapAfter : 0),
  );
  markAisles(flags, layout.rows);
  const zone = Uint8Array.from(seats, (_, seat) => zoneIndex(seat));
  const zones = Array.from({ length: Math.max(...zone) + 1 }, (_, index) => ({
    id: `z${index}`,
    name: `Zone ${index}`,
    colour: '#123456',
  }));
  const plan: SeatPlan = {
    name: 'Hall',
    focal: { x: Math.max(...seats.map(({ x }) => x)) / 2, y: 0 },
    zones,
    general: [],
    decorations: [],
    labels: new Map(),
    flags,
    zone,
    ...layout,
    x: Int32Array.from(seats, ({ x }) => x),
    y: Int32Array.from(seats, ({ y }) => y),
    number: Int32Array.from(lines.flatMap((line) => line.map((_, index) => index + 1))),
  };
  const free = seats.flatMap(({ letter }, seat) => (isFree(letter) ? [seat] : []));
  return { plan, free: seatSet(plan.seatCount, free) };
}
