import type { PretixArea, PretixRow, PretixSeat } from '@parterre/domain/seats/pretix/pretix-document';
import { type Point, point, seatPitch } from './geometry.ts';
import { decoration } from './plan-area.ts';

/** A side of the auditorium: from the stage along `direction`, with the boxes on its `outward` hand. */
export interface BoxSide {
  readonly firstNumber: number;
  readonly corner: Point;
  readonly direction: Point;
  readonly outward: Point;
}

export const boxesOnASide = 7;
const boxPitch = 205;
const rowPitch = 85;

const along = ({ corner, direction, outward }: BoxSide, forth: number, out: number): Point =>
  point(corner.x + direction.x * forth + outward.x * out, corner.y + direction.y * forth + outward.y * out);

/** Two chairs at the rail and two behind them. */
const chairs = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

/** From the two boxes next to the stage the back chairs see only half of it. */
const hidesStage = (box: number, behind: number) => box < 2 && behind === 1;

function boxSeats(side: BoxSide, box: number): PretixSeat[] {
  const start = box * boxPitch + (boxPitch - seatPitch) / 2;
  return chairs.map(([forth, behind], index) => ({
    seat_guid: `B${side.firstNumber + box}-${index + 1}`,
    seat_number: String(index + 1),
    category: 'boxes',
    position: along(side, start + forth * seatPitch, rowPitch * (behind + 0.6)),
    gap_after: false,
    ...(hidesStage(box, behind) && { restricted_view: true }),
  }));
}

const boxNumbers = Array.from({ length: boxesOnASide }, (_, box) => box);

export const boxRows = (side: BoxSide): PretixRow[] =>
  boxNumbers.map((box) => ({ row_number: String(side.firstNumber + box), seats: boxSeats(side, box) }));

/** The walls of the boxes as floors with a gap between them. */
export const boxFloors = (side: BoxSide): PretixArea[] =>
  boxNumbers.map((box) => {
    const [front, back] = [box * boxPitch + 8, (box + 1) * boxPitch - 8];
    const depth = rowPitch * 2.2;
    const corners = [
      along(side, front, 0),
      along(side, back, 0),
      along(side, back, depth),
      along(side, front, depth),
    ];
    return decoration(corners, '#e7ddcb');
  });
