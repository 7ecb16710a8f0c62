import { hall } from '@parterre/domain/seats/test/hall';
import { describe, expect, it } from 'vitest';
import { findSeenMiddle, placeRowNames, type RowSpace } from './row-names.ts';
import { createScene } from './scene.ts';

// Seats are 50 cm apart, rows 100 cm; a pixel is a centimetre here.
const scene = createScene(hall('oooooo\noooooo').plan);
const space: RowSpace = {
  view: { x: 125, y: 150, scale: 1 },
  size: { width: 600, height: 400 },
  letterSize: 10,
};
const names = (change: Partial<RowSpace> = {}, of = scene) =>
  placeRowNames(of, { ...space, ...change }).map(({ text, x, y }) => [text, Math.round(x), Math.round(y)]);

describe('the names of rows', () => {
  it('stand at both ends of each row, a seat away', () => {
    expect(names()).toEqual([
      ['1', 128, 150],
      ['1', 473, 150],
      ['2', 128, 250],
      ['2', 473, 250],
    ]);
  });

  it.each<[string, Partial<RowSpace>, unknown[]]>([
    ['the left edge', { view: { x: 425, y: 100, scale: 1 } }, [10, 173]],
    ['the right edge', { view: { x: -175, y: 100, scale: 1 } }, [428, 590]],
    ['both edges', { size: { width: 160, height: 400 } }, [10, 150]],
  ])('stay at %s where a row leaves the picture', (_, change, expected) => {
    const ofFirstRow = names(change).filter(([text]) => text === '1');
    expect(ofFirstRow.map(([, x]) => x)).toEqual(expected);
  });

  it('are those of the rows in sight', () => {
    expect(names({ view: { x: 125, y: 230, scale: 1 }, size: { width: 600, height: 100 } })).toEqual([
      ['2', 128, 20],
      ['2', 473, 20],
    ]);
    expect(names({ view: { x: 5000, y: 5000, scale: 1 } })).toEqual([]);
  });

  it('are written once where the rows of two sections meet', () => {
    const met = createScene(hall('oo\n\n   oo').plan);
    const sections = { ...met, plan: { ...met.plan, y: met.plan.y.map(() => 100) } };
    expect(names({}, { ...sections, blocks: createScene(sections.plan).blocks })).toHaveLength(3);
  });

  it('of a table stand in its middle', () => {
    const table = createScene(hall('oooo', { whole: true }).plan);
    expect(names({ view: { x: 75, y: 100, scale: 1 } }, table)).toEqual([['1', 300, 200]]);
  });
});

describe('the middle of the first row that is seen of a section', () => {
  const view = { x: 125, y: 150, scale: 1 };
  it.each<[string, Partial<RowSpace>, { x: number; y: number } | undefined]>([
    ['is in its first row', {}, { x: 275, y: 150 }],
    ['is in the middle of what is seen of it', { view: { ...view, x: -125 } }, { x: 475, y: 150 }],
    [
      'is in its second row where the first is out of sight',
      { view: { ...view, y: 350 } },
      { x: 275, y: 50 },
    ],
    ['is nowhere where no seat is seen', { view: { ...view, y: 3500 } }, undefined],
  ])('%s', (_, change, expected) => {
    expect(findSeenMiddle(scene, 0, { ...space, ...change })).toEqual(expected);
  });
});
