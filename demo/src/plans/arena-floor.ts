import type { PretixArea, PretixZone } from '@parterre/domain/seats/pretix/pretix-document';
import { middle } from './arena-ring.ts';
import { point, seatPitch } from './geometry.ts';
import { planRow } from './plan-row.ts';
import { runOnLine } from './seat-run.ts';

const rowPitch = 95;
const rowsInBlock = 12;
const seatsInRow = 17;
const aisleWidth = 160;
const firstRow = 7780;

const columns = [-1, 0, 1];
const names = ['A', 'B', 'C', 'D', 'E', 'F'];

function floorSection(name: string, block: number): PretixZone {
  const column = columns[block % columns.length] ?? 0;
  const top = firstRow + Math.floor(block / columns.length) * (rowsInBlock * rowPitch + aisleWidth);
  const x = middle.x + column * (seatsInRow * seatPitch + aisleWidth);
  return {
    name,
    position: point(0, 0),
    rows: Array.from({ length: rowsInBlock }, (_, row) =>
      planRow({
        key: name,
        number: row + 1,
        category: 'floor',
        runs: [
          runOnLine({ middle: point(x, top + row * rowPitch), direction: point(1, 0), count: seatsInRow }),
        ],
      }),
    ),
  };
}

/** Six blocks of chairs behind the standing area; the first holds what else is drawn on the floor. */
export const floorSections = (areas: PretixArea[]): PretixZone[] =>
  names.map((name, block) => ({ ...floorSection(name, block), ...(block === 0 && { areas }) }));
