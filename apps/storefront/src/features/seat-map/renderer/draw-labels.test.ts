import { describe, expect, it } from 'vitest';
import { type Label, type LabelSpace, placeLabels } from './draw-labels.ts';

const space: LabelSpace = {
  view: { x: 0, y: 0, scale: 1 },
  size: { width: 400, height: 200 },
  pitch: 4,
  readablePitch: 13,
  seenMiddle: () => undefined,
};
const label = (x: number, change: Partial<Label> = {}): Label => ({
  at: { x, y: 0 },
  box: { left: x - 40, top: -20, right: x + 40, bottom: 20 },
  block: 0,
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

  it.each<[string, { x: number; y: number }, number, number]>([
    ['above the first row that is seen of it', { x: 200, y: 80 }, 170, 41],
    ['at the upper edge where its seats reach that', { x: 200, y: 5 }, 170, 0],
    ['within the picture', { x: 390, y: 80 }, 340, 41],
  ])('of a section stand %s once single seats can be read', (_, middle, left, top) => {
    const [placed] = placeLabels([label(0)], { ...space, pitch: 20, seenMiddle: () => middle });
    expect(placed?.box).toStrictEqual({ left, top, right: left + 60, bottom: top + 19 });
  });

  it('of sections out of sight are not drawn then, that of the stage stays where it is', () => {
    expect(heights([label(900), label(0, { block: null })], { pitch: 20 })).toStrictEqual([34]);
  });
});
