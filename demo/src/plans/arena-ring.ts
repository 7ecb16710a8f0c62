import { type Point, point, radians, seatPitch } from './geometry.ts';
import { runOnArc, runOnLine, type SeatRun } from './seat-run.ts';

/** The floor is a rectangle with round corners; rows run around it, each further out than the last. */
export const middle = point(6000, 7500);
const floor = { width: 3600, length: 6600 };
const cornerRadius = 1000;
const aisleWidth = 110;

/** What stands between two aisles. */
export interface Block {
  readonly isBehindStage: boolean;
  /** Its row at a distance from the floor. */
  readonly runAt: (distance: number) => SeatRun;
}

/** How many blocks stand along each end, each side and each corner. */
export interface BlockCounts {
  readonly end: number;
  readonly side: number;
  readonly corner: number;
}

const straight = { end: floor.width - 2 * cornerRadius, side: floor.length - 2 * cornerRadius };

interface Side {
  /** From the middle of the floor to the outside, of length 1. */
  readonly outward: Point;
  readonly blocks: number;
  readonly isBehindStage?: boolean;
}

function sideBlocks({ outward, blocks, isBehindStage = false }: Side): Block[] {
  // To the right of somebody who looks at the floor.
  const direction = point(outward.y, -outward.x);
  const length = outward.x === 0 ? straight.end : straight.side;
  const toEdge = (outward.x === 0 ? floor.length : floor.width) / 2;
  const width = length / blocks;
  const count = Math.floor((width - aisleWidth) / seatPitch);
  return Array.from({ length: blocks }, (_, index) => ({
    isBehindStage,
    runAt: (distance) => {
      const [along, out] = [(index + 0.5) * width - length / 2, toEdge + distance];
      const x = middle.x + direction.x * along + outward.x * out;
      const y = middle.y + direction.y * along + outward.y * out;
      return runOnLine({ middle: { x, y }, direction, count });
    },
  }));
}

function cornerBlocks(toCorner: Point, startDegrees: number, blocks: number): Block[] {
  const centre = point(
    middle.x + (toCorner.x * straight.end) / 2,
    middle.y + (toCorner.y * straight.side) / 2,
  );
  const width = radians(90 / blocks);
  return Array.from({ length: blocks }, (_, index) => ({
    isBehindStage: false,
    runAt: (distance) => {
      const radius = cornerRadius + distance;
      const halfAisle = aisleWidth / 2 / radius;
      const from = radians(startDegrees) + index * width;
      return runOnArc({ centre, radius, from: from + halfAisle, to: from + width - halfAisle });
    },
  }));
}

/** All blocks around the floor, from the end that faces the stage on, to the right of somebody who looks in. */
export const blocksAround = ({ end, side, corner }: BlockCounts): Block[] => [
  ...sideBlocks({ outward: point(0, 1), blocks: end }),
  ...cornerBlocks(point(1, 1), 0, corner),
  ...sideBlocks({ outward: point(1, 0), blocks: side }),
  ...cornerBlocks(point(1, -1), 90, corner),
  ...sideBlocks({ outward: point(0, -1), blocks: end, isBehindStage: true }),
  ...cornerBlocks(point(-1, -1), 180, corner),
  ...sideBlocks({ outward: point(-1, 0), blocks: side }),
  ...cornerBlocks(point(-1, 1), 270, corner),
];
