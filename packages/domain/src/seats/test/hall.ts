import { type BitSet, setOf } from '../bit-set.ts';
import { layOutRows } from '../lay-out-rows.ts';
import { type SeatPlan, seatFlags } from '../plan.ts';
import { standsAtEdge } from '../stands-at-edge.ts';

// What a letter of a drawing says of a seat; a capital is a free one.
const drawn: Record<string, number> = {
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

/**
 * A hall as it is drawn, the stage above: `o` free, `x` taken, `A` accessible, `C` companion, `R` restricted view
 * (small ones are taken), `|` a gap in the row, a blank a place without a seat. An empty line begins another section.
 */
export function hall(drawing: string, { zoneOf = (_seat: number) => 0, whole = false } = {}): Hall {
  const lines = drawing.split('\n').filter((line, index) => index > 0 || line !== '');
  const indent = Math.min(...lines.filter((line) => line.trim()).map((line) => line.search(/\S/)));
  const seats: { x: number; y: number; letter: string; gap: boolean }[] = [];
  const sections: {
    name: string;
    names: Record<string, string>;
    rows: { label: string; seatCount: number; soldWhole: boolean }[];
  }[] = [{ name: 'A', names: {}, rows: [] }];
  const numbers: number[] = [];
  lines.forEach((line, index) => {
    const section = sections.at(-1);
    if (line.trim() === '' || section === undefined) {
      if (index < lines.length - 1)
        sections.push({ name: String.fromCharCode(65 + sections.length), names: {}, rows: [] });
      return;
    }
    let seatCount = 0;
    [...line.slice(indent)].forEach((letter, column) => {
      const last = seats.at(-1);
      if (letter === '|' && last) last.gap = true;
      if (drawn[letter] === undefined) return;
      seatCount += 1;
      numbers.push(seatCount);
      seats.push({ x: column * seatWidth, y: (index + 1) * rowDepth, letter, gap: false });
    });
    section.rows.push({ label: String(section.rows.length + 1), seatCount, soldWhole: whole });
  });
  const layout = layOutRows(sections);
  const flags = Uint8Array.from(
    seats,
    ({ letter, gap }) => (drawn[letter] ?? 0) | (gap ? seatFlags.gapAfter : 0),
  );
  for (const row of layout.rows)
    for (let seat = row.firstSeat; seat < row.firstSeat + row.seatCount; seat += 1)
      if (standsAtEdge({ flags }, row, seat)) flags[seat] = (flags[seat] ?? 0) | seatFlags.aisle;
  const widest = Math.max(...seats.map(({ x }) => x));
  const zone = Uint8Array.from(seats, (_, seat) => zoneOf(seat));
  const plan: SeatPlan = {
    name: 'Hall',
    focal: { x: widest / 2, y: 0 },
    zones: Array.from({ length: Math.max(...zone) + 1 }, (_, index) => ({
      id: `z${index}`,
      name: `Zone ${index}`,
      colour: '#123456',
    })),
    general: [],
    decorations: [],
    ...layout,
    x: Int32Array.from(seats, ({ x }) => x),
    y: Int32Array.from(seats, ({ y }) => y),
    zone,
    flags,
    number: Int32Array.from(numbers),
    labels: new Map(),
  };
  const free = setOf(
    plan.seatCount,
    seats.flatMap(({ letter }, seat) => (isFree(letter) ? [seat] : [])),
  );
  return { plan, free };
}
