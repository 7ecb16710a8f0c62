import { describe, expect, it } from 'vitest';
import { type Label, type LabelSpace, placeLabels } from './draw-labels.ts';

const space: LabelSpace = {
  view: { x: 0, y: 0, scale: 1 },
  size: { width: 400, height: 200 },
  pitch: 4,
  readablePitch: 13,
};
const label = (x: number, change: Partial<Label> = {}): Label => ({
  at: { x, y: 0 },
  box: { left: x - 40, top: -20, right: x + 40, bottom: 20 },
  isOverSeats: true,
  top: 0,
  width: 60,
  heights: [34, 19],
  ...change,
});
const heights = (labels: Label[], change: Partial<LabelSpace> = {}) =>
  placeLabels(labels, { ...space, ...change }).map(({ box }) => box.bottom - box.top);

describe('labels on the map', () => {
  it('are centred on what they name', () => {
    expect(placeLabels([label(50)], space)[0]?.box).toStrictEqual({
      left: 220,
      top: 83,
      right: 280,
      bottom: 117,
    });
  });

  it.each<[string, Partial<Label>, number[]]>([
    ['with name and price where there is room', {}, [34]],
    [
      'without the price where there is less room',
      { box: { left: -40, top: -9, right: 40, bottom: 9 } },
      [19],
    ],
    ['not at all where there is no room', { box: { left: -10, top: -9, right: 10, bottom: 9 } }, []],
    ['not at all outside of the picture', { at: { x: 900, y: 0 } }, []],
  ])('are drawn %s', (_, change, expected) => {
    expect(heights([label(0, change)])).toStrictEqual(expected);
  });

  it('do not overlap each other', () => {
    expect(heights([label(0), label(30), label(100)])).toStrictEqual([34, 34]);
  });

  it('over seats are hidden once single seats can be read, that of the stage stays', () => {
    expect(heights([label(0), label(100, { isOverSeats: false })], { pitch: 20 })).toHaveLength(1);
  });
});
