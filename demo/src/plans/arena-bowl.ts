import type { PretixRow, PretixZone } from '@parterre/domain/seats/pretix/pretix-document';
import { type Block, type BlockCounts, blocksAround } from './arena-ring.ts';
import { point } from './geometry.ts';
import { planRow, wheelchairsAtEnds } from './plan-row.ts';

const rowPitch = 85;

interface Tier {
  readonly category: string;
  /** Sections are numbered on from it. */
  readonly firstSection: number;
  readonly rows: number;
  /** From the floor to the first row. */
  readonly distance: number;
  readonly blocks: BlockCounts;
  /** Wheelchair places along the walkway behind the last row, at each end of it. */
  readonly wheelchairs?: number;
}

function seatMarks(tier: Tier, block: Block, row: number) {
  if (block.isBehindStage) return { seatMarks: () => ({ restricted_view: true }) };
  if (tier.wheelchairs === undefined || row < tier.rows) return {};
  return { seatMarks: wheelchairsAtEnds(tier.wheelchairs) };
}

function blockRows(tier: Tier, block: Block, section: number): PretixRow[] {
  return Array.from({ length: tier.rows }, (_, index) =>
    planRow({
      key: `${section}-`,
      number: index + 1,
      category: tier.category,
      runs: [block.runAt(tier.distance + index * rowPitch)],
      ...seatMarks(tier, block, index + 1),
    }),
  );
}

/** One ring of the bowl as sections of rows. */
export const tierSections = (tier: Tier): PretixZone[] =>
  blocksAround(tier.blocks).map((block, index) => {
    const section = tier.firstSection + index;
    return { name: String(section), position: point(0, 0), rows: blockRows(tier, block, section) };
  });
