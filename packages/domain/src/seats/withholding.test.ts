import { describe, expect, it } from 'vitest';
import { planRelease, planWithholding, type SeatOwnership } from './withholding.ts';

type Drawn = SeatOwnership | 'by file';
const seatsAs = (drawn: readonly Drawn[]) =>
  drawn.map((state, seat) => ({
    seat,
    ownership: state === 'by file' ? ('withheld' as const) : state,
    isByOperator: state === 'withheld',
  }));

describe('withholding', () => {
  it.each<[what: string, seats: Drawn[], withheld: number[], left: number[]]>([
    ['free seats are withheld', ['free', 'free'], [0, 1], []],
    ['what is sold stays sold', ['free', 'sold'], [0], [1]],
    ['what is in a basket stays there', ['held', 'free'], [1], [0]],
    ['what is withheld may get another reason', ['withheld', 'free'], [0, 1], []],
    ['what the file withholds is left to the file', ['by file', 'free'], [1], []],
    ['nothing is left to withhold', ['sold', 'held', 'by file'], [], [0, 1]],
    ['no seat is named', [], [], []],
  ])('%s', (_what, drawn, withheld, left) => {
    expect(planWithholding(seatsAs(drawn))).toEqual({ withheld, left });
  });
});

describe('releasing', () => {
  it.each<[what: string, seats: Drawn[], released: number[]]>([
    ['what operators withhold', ['withheld', 'free'], [0]],
    ['of a row, not what the file withholds in it', ['withheld', 'by file'], [0]],
    ['what the file withholds, where nothing else is named', ['by file', 'free'], [0]],
    ['nothing that buyers have', ['sold', 'held'], []],
  ])('%s', (_what, drawn, released) => {
    expect(planRelease(seatsAs(drawn))).toEqual(released);
  });
});
