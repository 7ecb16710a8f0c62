import { describe, expect, it } from 'vitest';
import { hallFixture } from '../test/hall-fixture.ts';
import { findTapTarget, type Tap, type TapTarget } from './tap-target.ts';

const square = (left: number, top: number, edge: number) => ({
  name: 'Stage',
  names: {},
  colour: '',
  outline: [
    { x: left, y: top },
    { x: left + edge, y: top },
    { x: left + edge, y: top + edge },
    { x: left, y: top + edge },
  ],
});

/** Two rows of three at y = 100 and 200, each row a zone; a stage at the right of them, an area for standing below. */
function hallWithStage(drawing: string) {
  const hall = hallFixture(drawing, { zoneIndex: (seat) => (seat < 3 ? 0 : 1) });
  const plan = {
    ...hall.plan,
    decorations: [square(1000, 0, 300)],
    general: [{ ...square(0, 1000, 300), zone: 0, capacity: 10 }],
  };
  return { ...hall, plan };
}

const beside = { point: { x: 400, y: 200 }, seat: undefined };
const onStage = { point: { x: 1100, y: 100 }, seat: undefined };
const standing = { point: { x: 100, y: 1100 }, seat: undefined };
const onSeat = { point: { x: 55, y: 95 }, seat: 1 };
const near = (x: number, y: number): TapTarget => ({ kind: 'nearer', point: { x, y } });
const nothing: TapTarget = { kind: 'nothing' };

describe('a tap', () => {
  it.each<[string, string, Partial<Tap>, TapTarget]>([
    ['on a seat that can be aimed at means the seat', 'ooo\nooo', onSeat, { kind: 'seat', seat: 1 }],
    ['on seats too small to aim at comes nearer', 'ooo\nooo', { ...onSeat, canAim: false }, near(55, 95)],
    ['beside the seats leads to the nearest free one', 'ooo\nooo', beside, near(100, 200)],
    ['leads past seats that are taken', 'ooo\noxx', beside, near(100, 100)],
    ['leads there from the whole hall as well', 'ooo\nooo', { ...beside, canAim: false }, near(100, 200)],
    [
      'leads to seats that the filter shows',
      'ooo\nooo',
      { ...beside, filter: new Set(['z0']) },
      near(100, 100),
    ],
    ['on the stage does nothing', 'ooo\nooo', onStage, nothing],
    ['on the stage of the whole hall does nothing', 'ooo\nooo', { ...onStage, canAim: false }, nothing],
    ['on an area for standing means the area', 'ooo\nooo', standing, { kind: 'area', area: 0 }],
    ['in a hall that is sold out comes nearer', 'xxx\nxxx', { ...beside, canAim: false }, near(400, 200)],
    ['near enough, in a hall that is sold out, does nothing', 'xxx\nxxx', beside, nothing],
    ['of a mouse beside the seats does nothing', 'ooo\nooo', { ...beside, input: 'mouse' }, nothing],
  ])('%s', (_, drawing, tap, expected) => {
    const defaults = { ...onSeat, canAim: true, input: 'touch', filter: new Set<string>() } as const;
    expect(findTapTarget(hallWithStage(drawing), { ...defaults, ...tap })).toEqual(expected);
  });
});
