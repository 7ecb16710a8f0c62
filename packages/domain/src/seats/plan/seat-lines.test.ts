import { describe, expect, it } from 'vitest';
import { hall } from '../test/hall.ts';
import { seatLines } from './seat-lines.ts';

const drawn = (drawing: string, zoneIndex?: (seat: number) => number) =>
  seatLines(hall(drawing, zoneIndex && { zoneIndex }).plan);

const along = (drawing: string, zoneIndex?: (seat: number) => number) =>
  drawn(drawing, zoneIndex).map(({ points }) => points.map(({ x }) => x).join());

describe('the lines of a hall', () => {
  it('lead from the first seat of a row to its last', () => {
    expect(along('oooo\n ooo')).toEqual(['0,150', '50,150']);
    expect(drawn('oooo\n ooo')[1]?.points.map(({ y }) => y)).toEqual([200, 200]);
  });

  it('end where the row has a gap, or where the price changes', () => {
    expect(along('oo|oo')).toEqual(['0,50', '150,200']);
    const dearOnTheRight = (seat: number) => (seat === 2 ? 1 : 0);
    expect(along('ooo', dearOnTheRight)).toEqual(['0,50', '100']);
    expect(drawn('ooo', dearOnTheRight).map(({ zone }) => zone)).toEqual([0, 1]);
  });

  it('do not go around the corner of a table', () => {
    const { plan } = hall('oooo');
    const around = { ...plan, x: Int32Array.of(0, 50, 50, 0), y: Int32Array.of(0, 0, 50, 50) };
    expect(seatLines(around).map(({ points }) => points.length)).toEqual([2, 2]);
  });

  it('belong to their sections', () => {
    expect(drawn('oo\n\noo').map(({ section }) => section)).toEqual([0, 1]);
  });

  it('keep the bend of a curved row, and nothing else of it', () => {
    const { plan } = hall('ooooooooo');
    const bent = { ...plan, y: plan.x.map((x) => 100 + Math.abs(x - 200) / 4) };
    expect(seatLines(bent).map(({ points }) => points)).toEqual([
      [
        { x: 0, y: 150 },
        { x: 200, y: 100 },
        { x: 400, y: 150 },
      ],
    ]);
  });
});
