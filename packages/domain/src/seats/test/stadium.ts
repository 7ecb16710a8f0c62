import { layOutRows } from '../plan/lay-out-rows.ts';
import { type SeatPlan, seatFlags } from '../plan/plan.ts';
import { standsAtEdge } from '../plan/stands-at-edge.ts';
import { newPlaces, placeOnArc, type RowArc } from '../plan-file/row-arc.ts';

const seatWidth = 52;
const rowDepth = 85;
const innerRadius = 3000;
const sectionsAround = 24;
const sectionRows = 19;

/** The same numbers in every run. */
function pseudoRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32 - 0.5;
  };
}

/** A row of as many seats as the sector of a ring holds. */
function rowOnRing(radius: number, middleAngle: number): { seatCount: number; arc: RowArc } {
  const seatCount = Math.floor(((2 * Math.PI) / sectionsAround) * 0.9 * (radius / seatWidth));
  const halfAngle = ((seatCount - 1) * seatWidth) / radius / 2;
  const [fromX, fromY] = [
    Math.round(radius * Math.cos(middleAngle - halfAngle)),
    Math.round(radius * Math.sin(middleAngle - halfAngle)),
  ];
  const [toX, toY] = [
    Math.round(radius * Math.cos(middleAngle + halfAngle)),
    Math.round(radius * Math.sin(middleAngle + halfAngle)),
  ];
  const rise = -Math.round(radius * (1 - Math.cos(halfAngle)));
  return { seatCount, arc: { x: fromX, y: fromY, dx: toX - fromX, dy: toY - fromY, rise } };
}

/** Tiers of curved rows all around the field, with about so many seats. */
export function stadium(seats: number, { unevenRowsCm = 0, aisle = false } = {}): SeatPlan {
  const random = pseudoRandom(seats);
  const arcs: RowArc[] = [];
  const layout: Parameters<typeof layOutRows>[0][number][] = [];
  let made = 0;
  for (let block = 0; made < seats; block += 1) {
    const tier = Math.floor(block / sectionsAround);
    const rows: { label: string; seatCount: number; soldWhole: boolean }[] = [];
    for (let index = 0; index < sectionRows && made < seats; index += 1) {
      const radius = innerRadius + (tier * (sectionRows + 4) + index) * rowDepth + unevenRowsCm * random();
      const angle = ((2 * Math.PI) / sectionsAround) * (block + 0.5) + (unevenRowsCm * random()) / radius;
      const { seatCount, arc } = rowOnRing(radius, angle);
      rows.push({ label: String(index + 1), seatCount, soldWhole: false });
      arcs.push(arc);
      made += seatCount;
    }
    layout.push({ name: `Sector ${block + 1}`, names: {}, rows });
  }
  return seatsOnArcs(layout, arcs, aisle);
}

function seatsOnArcs(
  layout: Parameters<typeof layOutRows>[0],
  arcs: readonly RowArc[],
  aisle: boolean,
): SeatPlan {
  const laidOut = layOutRows(layout);
  const places = newPlaces(laidOut.seatCount);
  const columns = {
    ...places,
    flags: new Uint8Array(laidOut.seatCount),
    zone: new Uint8Array(laidOut.seatCount),
    number: new Int32Array(laidOut.seatCount),
  };
  laidOut.rows.forEach((row, index) => {
    const arc = arcs[index];
    if (arc) placeOnArc(places, row.firstSeat, row.seatCount, arc);
    if (aisle) columns.flags[row.firstSeat + Math.floor(row.seatCount / 2)] = seatFlags.gapAfter;
    for (let place = 0; place < row.seatCount; place += 1) {
      const seat = row.firstSeat + place;
      columns.number[seat] = place + 1;
      columns.zone[seat] = Number(row.label) >> 2;
      if (standsAtEdge(columns, row, seat))
        columns.flags[seat] = (columns.flags[seat] ?? 0) | seatFlags.aisle;
    }
  });
  return {
    name: 'Stadium',
    focal: { x: 0, y: 0 },
    zones: Array.from({ length: 5 }, (_, zone) => ({
      id: `z${zone}`,
      name: `Zone ${zone}`,
      colour: '#123456',
    })),
    general: [],
    decorations: [],
    labels: new Map(),
    ...laidOut,
    ...columns,
  };
}
